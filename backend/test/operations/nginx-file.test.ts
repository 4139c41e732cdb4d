import { execFileSync, spawnSync } from 'node:child_process'
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import os from 'node:os'
import path from 'node:path'
import { serverLimits } from '../../src/http/plugins/limits'
import { findProjectRoot } from '../../src/infrastructure/project-root'

const NGINX_FILE = path.join(findProjectRoot(undefined), 'shared/operations/src/nginx/nginx-file.mjs')
const HAPROXY_FILE = path.join(findProjectRoot(undefined), 'shared/operations/src/haproxy/haproxy-file.mjs')
/** Milliseconds for which a busy server may be late. */
const MARGIN_MS = 4_000

it('nginx-file.mjs refuses to leave out a server that is none of those it lists: that one would be stopped while it has requests', () => {
  const folder = mkdtempSync(path.join(os.tmpdir(), 'yawmi-nginx-file-'))
  const settings = path.join(folder, 'settings.env')
  writeFileSync(settings, "SITE_ORIGIN='https://yawmi.example'\nMEDIA_ORIGIN='https://media.yawmi.example'\n")
  const given = [settings, '--certificate', '/a.pem', '--key', '/a.key', '--web', 'a:4000,b:4000', '--media', 'a:4001']
  const leavingOut = (addresses: string) =>
    spawnSync(process.execPath, [NGINX_FILE, ...given, '--without', addresses], { encoding: 'utf8' })
  expect(leavingOut('a:4000').stdout).toContain('server a:4000 max_fails=1 fail_timeout=2s down;')
  expect(leavingOut('a:400')).toMatchObject({
    status: 2,
    stdout: '',
    stderr: '--without names a:400, and the servers are a:4000, b:4000, a:4001\n',
  })
  for (const [web, wrong] of [
    ['a:4000,b:4000,', ''],
    ['a,b:4000', 'a'],
  ] as const)
    expect(
      spawnSync(process.execPath, [NGINX_FILE, ...given.slice(0, 5), '--web', web], { encoding: 'utf8' }),
    ).toMatchObject({
      status: 2,
      stdout: '',
      stderr: `--web and --media list servers as host:port with commas between them, not "${wrong}"\n`,
    })
  rmSync(folder, { recursive: true })
})

/** As it is written for two origins, with no more said. */
function fileByDefault(): string {
  const folder = mkdtempSync(path.join(os.tmpdir(), 'yawmi-nginx-file-'))
  const settings = path.join(folder, 'settings.env')
  writeFileSync(settings, "SITE_ORIGIN='https://yawmi.example'\nMEDIA_ORIGIN='https://media.yawmi.example'\n")
  const given = ['--certificate', '/a.pem', '--key', '/a.key']
  const file = execFileSync(process.execPath, [NGINX_FILE, settings, ...given], { encoding: 'utf8' })
  rmSync(folder, { recursive: true })
  return file
}

it('nginx logs no request of an address that opens something to whoever reads it', () => {
  const file = fileByDefault()
  const servers = file.split(/^server \{$/m).slice(1)
  expect(servers).toHaveLength(3)
  for (const server of servers) {
    const [, block] = /location ~\* \^\/\(webview\/profile\|saved\)\/\. \{([^}]*)\}/.exec(server) ?? []
    expect(block).toContain('access_log off;')
    expect(block).toContain('error_log /dev/null emerg;')
  }
})

it('nginx passes on no name of a host but the one that it was asked for', () => {
  const passing = fileByDefault().split('proxy_pass http://').slice(1)
  expect(passing.length).toBeGreaterThan(4)
  for (const block of passing) {
    expect(block.split('}')[0]).toContain('proxy_set_header Host $host;')
    expect(block.split('}')[0]).toContain('proxy_set_header X-Forwarded-Host "";')
  }
})

it('nginx leaves idle connections well before a server ends them, so that no write is sent on one that ends', () => {
  const file = fileByDefault()
  const upstreams = [...file.matchAll(/upstream (\w+) \{([^}]*)\}/g)].map(([, name, text = '']) => ({
    name,
    leavesAfterMs: Number(/keepalive_timeout (\d+)s;/.exec(text)?.[1]) * 1_000,
  }))
  expect(upstreams.map(({ name }) => name)).toEqual(['yawmi_web', 'yawmi_media'])
  for (const { leavesAfterMs } of upstreams)
    expect(leavesAfterMs).toBeLessThanOrEqual(serverLimits.keepAliveTimeout - MARGIN_MS)
})

describe.each([
  ['nginx-file.mjs', NGINX_FILE, ['--certificate', '/a.pem', '--key', '/a.key']],
  ['haproxy-file.mjs', HAPROXY_FILE, ['--database', 'db1:5432']],
])('%s ends with 2, one line and no file', (_, program, given) => {
  const folder = mkdtempSync(path.join(os.tmpdir(), 'yawmi-settings-'))
  const settings = path.join(folder, 'settings.env')
  writeFileSync(settings, 'SITE_ORIGIN=yawmi.example\nMEDIA_ORIGIN=media.yawmi.example\nDATABASE_URL=db1\n')
  afterAll(() => rmSync(folder, { recursive: true }))

  it.each([
    [
      'for settings that are not there',
      ['/nowhere/settings.env', ...given],
      /^\/nowhere\/settings.env cannot be read\n$/,
    ],
    ['for a word too many', [settings, 'more', ...given], /^usage: .+\n$/],
    ['for an option that it does not have', [settings, ...given, '--listn', '80'], /^usage: .+\n$/],
    ['for settings without what it is made from', [settings, ...given], /^.+ must have [A-Z_]+.*\n$/],
  ])('%s', (_why, args, line) => {
    const { status, stdout, stderr } = spawnSync(process.execPath, [program, ...args], { encoding: 'utf8' })
    expect({ status, stdout, stderr }).toEqual({ status: 2, stdout: '', stderr: expect.stringMatching(line) })
  })
})
