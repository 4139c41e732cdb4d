import { execFileSync } from 'node:child_process'
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import os from 'node:os'
import path from 'node:path'
import { serverLimits } from '../../src/http/plugins/limits'
import { findProjectRoot } from '../../src/infrastructure/project-root'

const NGINX_FILE = path.join(findProjectRoot(undefined), 'shared/operations/src/nginx/nginx-file.mjs')
/** Milliseconds for which a busy server may be late. */
const MARGIN_MS = 4_000

it('nginx leaves idle connections well before a server ends them, so that no write is sent on one that ends', () => {
  const folder = mkdtempSync(path.join(os.tmpdir(), 'yawmi-nginx-file-'))
  const settings = path.join(folder, 'settings.env')
  writeFileSync(settings, "SITE_ORIGIN='https://yawmi.example'\nMEDIA_ORIGIN='https://media.yawmi.example'\n")
  const given = ['--certificate', '/a.pem', '--key', '/a.key']
  const file = execFileSync(process.execPath, [NGINX_FILE, settings, ...given], { encoding: 'utf8' })
  rmSync(folder, { recursive: true })
  const upstreams = [...file.matchAll(/upstream (\w+) \{([^}]*)\}/g)].map(([, name, text = '']) => ({
    name,
    leavesAfterMs: Number(/keepalive_timeout (\d+)s;/.exec(text)?.[1]) * 1_000,
  }))
  expect(upstreams.map(({ name }) => name)).toEqual(['yawmi_web', 'yawmi_media'])
  for (const { leavesAfterMs } of upstreams)
    expect(leavesAfterMs).toBeLessThanOrEqual(serverLimits.keepAliveTimeout - MARGIN_MS)
})
