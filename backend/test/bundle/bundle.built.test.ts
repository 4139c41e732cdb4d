import { execFile } from 'node:child_process'
import { createHash } from 'node:crypto'
import { cpSync, mkdtempSync, readdirSync, readFileSync, renameSync, statSync, writeFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import os from 'node:os'
import path from 'node:path'
import { setTimeout as wait } from 'node:timers/promises'
import { promisify } from 'node:util'
import type Sharp from 'sharp'
import { findProjectRoot } from '../../src/infrastructure/project-root'
import { freePort } from '../processes/free-port'
import { type PostgresServer, startPostgresServer } from '../processes/postgres-server'
import { PRODUCTION_SETTINGS } from '../processes/production-settings'
import { removeFolder, ServerProcess } from '../processes/server-process'

const MAX_BYTES = 120 * 1024 * 1024
const run = promisify(execFile)
const ROOT = findProjectRoot(undefined)
const MAIN = path.join(ROOT, 'shared/operations/src/bundle/main.mjs')

let folder: string
let archive: string
let product: string
let postgres: PostgresServer
beforeAll(async () => {
  folder = mkdtempSync(path.join(os.tmpdir(), 'yawmi-artefact-'))
  ;[archive, postgres] = await Promise.all([bundle('first', {}), startPostgresServer()])
  await run('tar', ['-xzf', archive, '-C', folder])
  product = path.join(folder, path.basename(archive, '.tar.gz'))
}, 120_000)
afterAll(async () => {
  await postgres.stop()
  removeFolder(folder)
}, 30_000)

/** Makes the archive in a folder of its own. @returns its file */
async function bundle(name: string, env: Record<string, string>, umask = '022'): Promise<string> {
  const out = path.join(folder, name)
  const command = `umask ${umask}; exec "$0" "$1" "$2"`
  await run('sh', ['-c', command, process.execPath, MAIN, out], { env: { ...process.env, ...env } })
  const [file = ''] = readdirSync(out)
  return path.join(out, file)
}

const digestOf = (file: string) => createHash('sha256').update(readFileSync(file)).digest('hex')

it('has the same bytes when it is made again elsewhere, by somebody else, later', async () => {
  const again = await bundle('again', { TZ: 'Asia/Tokyo', LANG: 'ar_LY.UTF-8', USER: 'other' }, '077')
  expect(path.basename(again)).toBe(path.basename(archive))
  expect(digestOf(again)).toBe(digestOf(archive))
  expect(statSync(archive).size).toBeLessThan(MAX_BYTES)
}, 60_000)

it('has one version of each remote, and nothing of the machine that made it', async () => {
  const { remotes } = JSON.parse(readFileSync(path.join(product, 'dist/releases.json'), 'utf8')) as {
    remotes: Record<string, { version: string }[]>
  }
  expect(Object.keys(remotes)).toEqual(['account', 'auth', 'content', 'designer', 'landing'])
  for (const [name, versions] of Object.entries(remotes))
    expect(readdirSync(path.join(product, 'dist/remotes', name))).toEqual(versions.map(({ version }) => version))
  const { code } = (await run('grep', ['-rlF', '--', ROOT, product]).catch((error: { code: number }) => error)) as {
    code?: number
  }
  expect(code).toBe(1)
})

/** Takes over from another archive, which differs by a script's name as one of other sources would. @returns that name */
async function carryOver(): Promise<string> {
  const [other, name] = [path.join(folder, 'other'), 'shell.former.js']
  cpSync(path.join(product, 'dist'), path.join(other, 'dist'), { recursive: true })
  const file = path.join(other, 'dist/shell/shell.json')
  const list = JSON.parse(readFileSync(file, 'utf8')) as { integrity: Record<string, string> }
  const [script = '', digest = ''] = Object.entries(list.integrity).find(([known]) => known.startsWith('shell.')) ?? []
  renameSync(path.join(other, 'dist/shell', script), path.join(other, 'dist/shell', name))
  writeFileSync(file, JSON.stringify({ ...list, integrity: { [name]: digest } }))
  await run(process.execPath, [path.join(product, 'carry-over.mjs'), other])
  return name
}

it('runs on a PostgreSQL server: check-settings, migrate, server, in production, with what pages of another archive ask for', async () => {
  const settings = {
    NODE_ENV: '',
    ...PRODUCTION_SETTINGS,
    DATABASE_URL: postgres.url,
    OTP_SECRET: 'bundle'.repeat(8),
    YAWMI_DATA_DIR: path.join(folder, 'data'),
    LIST_KEYS_FILE: path.join(folder, 'data/keys/list.json'),
    PORT: String(await freePort()),
    MEDIA_PORT: '0',
    DEMO_CONTENT: '',
    METRICS_PORT: '0',
    // Not in the folder of the run's programs, which are built where it is not there yet.
    NODE_COMPILE_CACHE: path.join(folder, 'compiled'),
  }
  const start = (program: string) => new ServerProcess(product, settings, program)
  expect(await start('check-settings.mjs').ended).toMatchObject({ code: 0, stdout: 'The settings are right.\n' })
  expect(await start('server.mjs').ended).toMatchObject({ code: 1, stderr: expect.stringContaining('run migrate') })
  expect(await start('migrate.mjs').ended).toMatchObject({ code: 0, stdout: 'The schema is up to date.\n' })

  const former = await carryOver()
  const server = start('server.mjs')
  try {
    await server.ready()
    const site = `http://localhost:${settings.PORT}`
    const read = async () => (await fetch(`${site}/`)).text()
    let page = await read()
    // The process that runs the remotes' server bundles has a second; a page that it has not rendered comes without its text.
    for (let tries = 0; !page.includes('<h1') && tries < 20; tries += 1) {
      await wait(500)
      page = await read()
    }
    expect([page.includes('<h1'), server.stdout.includes('"level":40')]).toEqual([true, false])
    const [script = ''] = /\/assets\/shell\.[0-9a-f]+\.js/.exec(page) ?? []
    expect((await fetch(site + script)).status).toBe(200)
    expect((await fetch(`${site}/assets/${former}`)).status).toBe(200)
    expect(await (await fetch(`${site}/readyz`)).json()).toEqual({ status: 'ready' })
    expect((await fetch(`${site}/sandbox/assets/common.css`)).status).toBe(200)
  } finally {
    const { code, stderr } = await server.kill('SIGTERM')
    expect({ code, stderr }).toEqual({ code: 0, stderr: '' })
  }
}, 90_000)

it('has the libraries that are no JavaScript alone', async () => {
  const require = createRequire(path.join(product, 'server.mjs'))
  const sharp = require('sharp') as typeof Sharp
  const picture = sharp({ create: { width: 2, height: 2, channels: 3, background: '#0a0' } })
  expect((await picture.webp().toBuffer()).subarray(8, 12).toString()).toBe('WEBP')
  expect(require.resolve('subset-font')).toContain(product)
})
