import { existsSync, mkdtempSync, writeFileSync } from 'node:fs'
import os from 'node:os'
import path from 'node:path'
import { findProjectRoot } from '../infrastructure/project-root'
import { connect } from '../infrastructure/db/connect'
import { freePort } from '../../test/processes/free-port'
import { type PostgresServer, startPostgresServer } from '../../test/processes/postgres-server'
import { PRODUCTION_SETTINGS } from '../../test/processes/production-settings'
import { buildPrograms, removeFolder, ServerProcess } from '../../test/processes/server-process'

const METRICS = /^yawmi_role\{role="(\w+)"\} 1$/m

let programs: string
let folder: string
let postgres: PostgresServer
const running: ServerProcess[] = []
beforeAll(async () => {
  ;[programs, postgres] = await Promise.all([buildPrograms(), startPostgresServer()])
  folder = mkdtempSync(path.join(os.tmpdir(), 'yawmi-roles-'))
}, 60_000)
afterEach(async () => {
  for (const server of running.splice(0)) await server.kill('SIGKILL')
})
afterAll(async () => {
  await postgres.stop()
  removeFolder(folder)
}, 30_000)

/** A part of a service in production, as an operator sets it up. */
const production = () => ({
  NODE_ENV: 'production',
  LOG_LEVEL: 'warn',
  ...PRODUCTION_SETTINGS,
  DATABASE_URL: postgres.url,
  OTP_SECRET: 'roles'.repeat(8),
  YAWMI_DATA_DIR: folder,
  LIST_KEYS_FILE: path.join(folder, 'keys/list.json'),
})

function start(variables: Record<string, string>, program?: string, args?: string[]): ServerProcess {
  const server = new ServerProcess(programs, { ...production(), ...variables }, program, args)
  running.push(server)
  return server
}

describe('a service of roles in production', () => {
  it('starts on no schema that it was not migrated to, and migrate is the step that does it', async () => {
    const early = await start({ ROLE: 'web' }).ended
    expect(early).toMatchObject({
      code: 1,
      stderr: expect.stringMatching(/its schema lacks 0000_initial: run migrate/),
    })
    const db = connect({ connectionString: postgres.url })
    const tables = await db.$client.query("SELECT FROM pg_tables WHERE schemaname IN ('public', 'drizzle')")
    await db.$client.end()
    expect(tables.rowCount).toBe(0)

    expect(await start({}, 'migrate.mjs').ended).toEqual({ code: 0, stdout: 'The schema is up to date.\n', stderr: '' })
    expect(await start({}, 'migrate.mjs').ended).toMatchObject({ code: 0 })
  }, 60_000)

  it('web answers visitors, worker answers none, media serves files without a database', async () => {
    const [web, worker, media] = await Promise.all([freePort(), freePort(), freePort()])
    const [sitePort, mediaPort] = await Promise.all([freePort(), freePort()])
    const servers = [
      start({ ROLE: 'web', METRICS_PORT: String(web), PORT: String(sitePort) }),
      start({ ROLE: 'worker', METRICS_PORT: String(worker) }),
      start({ ROLE: 'media', METRICS_PORT: String(media), MEDIA_PORT: String(mediaPort), DATABASE_URL: '' }),
    ]
    expect(await Promise.all(servers.map((server) => server.ready()))).toEqual([
      ...['https://yawmi.example', 'worker', 'https://media.yawmi.example'],
    ])
    // Hosts that are to sign lists by the same keys take them from the first one, once it is ready.
    expect(existsSync(production().LIST_KEYS_FILE)).toBe(true)
    const operations = (port: number, page: string) => fetch(`http://localhost:${port}${page}`)
    for (const [role, port] of Object.entries({ web, worker, media })) {
      expect(await (await operations(port, '/readyz')).json()).toMatchObject({ status: 'ready' })
      expect(METRICS.exec(await (await operations(port, '/metrics')).text())?.[1]).toBe(role)
    }
    const site = await fetch(`http://localhost:${sitePort}/api/xsrf-token`)
    expect(site.status).toBe(200)
    expect((await fetch(`http://localhost:${sitePort}/readyz`)).status).toBe(200)
    // No visitor reads what the operator measures.
    expect((await fetch(`http://localhost:${sitePort}/metrics`)).headers.get('content-type')).toMatch(/^text\/html/)
    expect((await fetch(`http://localhost:${mediaPort}/nothing`)).status).toBe(404)

    const webText = await (await operations(web, '/metrics')).text()
    expect(webText).toMatch(/^yawmi_http_request_duration_seconds_count\{operation="xsrfToken",status="2xx"\} 1$/m)
    expect(webText).toMatch(/^yawmi_database_connections\{pool="reads",state="waiting"\} 0$/m)
    expect(webText).not.toContain('yawmi_queue_waiting{')
    expect(webText).not.toContain('operation="/readyz"')
    const workerText = await (await operations(worker, '/metrics')).text()
    expect(workerText).toMatch(/^yawmi_queue_waiting\{queue="sms"\} 0$/m)
    expect(workerText).toMatch(/^yawmi_queue_oldest_seconds\{queue="charges"\} 0$/m)
    // From the start on: Prometheus counts no run that a counter begins with, and some jobs run once a day.
    for (const job of ['charges', 'erasures', 'erase_person'])
      expect(workerText).toMatch(new RegExp(`^yawmi_job_runs_total\\{job="${job}",outcome="failed"\\} 0$`, 'm'))
    expect(workerText).toMatch(/^nodejs_eventloop_lag_p99_seconds /m)
    expect(webText).not.toMatch(/^yawmi_job_runs_total\{job="charges"/m)
    for (const server of servers) expect(await server.kill('SIGTERM')).toMatchObject({ code: 0, stderr: '' })
  }, 60_000)

  it('names everything that is wrong, and starts nothing', async () => {
    const { code, stderr } = await start({ ROLE: 'worker', DATABASE_URL: '', TRUST_PROXY: '', OTP_SECRET: '' }).ended
    expect(code).toBe(1)
    expect(stderr.trim().split('\n')).toEqual([
      expect.stringMatching(/DATABASE_URL: must be set with ROLE=worker/),
      expect.stringMatching(/OTP_SECRET: must be set/),
      expect.stringMatching(/TRUST_PROXY: must be set/),
    ])
  }, 30_000)
})

describe('check-settings', () => {
  const check = (variables: Record<string, string>, ...args: string[]) =>
    start(variables, 'check-settings.mjs', args).ended

  it('says that all is right, or all that is not, without the secrets', async () => {
    expect(await check({})).toEqual({ code: 0, stdout: 'The settings are right.\n', stderr: '' })
    const secret = 'mysql://yawmi:hidden@127.0.0.1/x'
    const { code, stdout } = await check({ DATABASE_URL: secret, SITE_ORIGIN: 'http://a.example', ROLE: 'wbe' })
    expect({ code, lines: stdout.trim().split('\n').length }).toEqual({ code: 1, lines: 4 })
    expect(stdout).toMatch(/^3 to mend\.$/m)
    expect(stdout).not.toContain('hidden')
  }, 30_000)

  it('reads a file of settings and nothing beside it', async () => {
    const file = path.join(folder, 'settings.env')
    const root = { YAWMI_ROOT: findProjectRoot(undefined) }
    const lines = Object.entries({ ...production(), TRUST_PROXI: 'loopback', TRUST_PROXY: '' })
    writeFileSync(file, lines.map(([name, value]) => `${name}=${value}`).join('\n'))
    const { code, stdout } = await check(root, file)
    expect({ code, lines: stdout.trim().split('\n') }).toEqual({
      code: 1,
      lines: [
        'Environment variable TRUST_PROXI: is no setting; did you mean TRUST_PROXY?',
        expect.stringMatching(/^Environment variable TRUST_PROXY: must be set/),
        '2 to mend.',
      ],
    })
  }, 30_000)

  it('says which values podman would hand on with their quotes, which systemd takes away', async () => {
    const file = path.join(folder, 'quoted.env')
    const lines = Object.entries({ ...production(), METRICS_HOST: '"10.0.0.7"', LOG_LEVEL: "'warn'" })
    writeFileSync(file, lines.map(([name, value]) => `${name}=${value}`).join('\n'))
    const { code, stdout } = await check({ YAWMI_ROOT: findProjectRoot(undefined) }, file)
    expect({ code, lines: stdout.trim().split('\n') }).toEqual({
      code: 0,
      lines: ['The settings are right.', expect.stringMatching(/podman does not: METRICS_HOST, LOG_LEVEL\./)],
    })
  }, 30_000)

  it('says what systemd and podman, which know no comment behind a value, would take for a part of it', async () => {
    const file = path.join(folder, 'commented.env')
    const lines = Object.entries({
      '# TRUST_PROXY': 'none',
      ...production(),
      METRICS_HOST: "'a#b'",
      LOG_LEVEL: 'warn # less',
    })
    writeFileSync(file, lines.map(([name, value]) => `${name}=${value}`).join('\n'))
    const { code, stdout } = await check({ YAWMI_ROOT: findProjectRoot(undefined) }, file)
    expect({ code, lines: stdout.trim().split('\n') }).toEqual({
      code: 1,
      lines: [expect.stringMatching(/^Environment variable LOG_LEVEL: must have no #/), '1 to mend.'],
    })
  }, 30_000)

  it('says which lines systemd would leave out', async () => {
    const file = path.join(folder, 'shell.env')
    const { LOG_LEVEL: _, ...rest } = production()
    const lines = Object.entries({ METRICS_HOST: '::1', ...rest, 'export LOG_LEVEL': 'warn' })
    writeFileSync(file, `\uFEFF${lines.map(([name, value]) => `${name}=${value}`).join('\n')}`)
    const { code, stdout } = await check({ YAWMI_ROOT: findProjectRoot(undefined) }, file)
    expect({ code, lines: stdout.trim().split('\n') }).toEqual({
      code: 1,
      lines: [
        expect.stringMatching(/^Environment variable LOG_LEVEL: must have no export/),
        expect.stringMatching(/^Environment variable METRICS_HOST: must be without the byte order mark/),
        '2 to mend.',
      ],
    })
  }, 30_000)

  it('takes a file that does not say so for one of production where the archive is run as that', async () => {
    const file = path.join(folder, 'silent.env')
    const { NODE_ENV: _, TRUST_PROXY: __, ...rest } = production() as Record<string, string>
    writeFileSync(
      file,
      Object.entries(rest)
        .map(([name, value]) => `${name}=${value}`)
        .join('\n'),
    )
    const { code, stdout } = await check({ NODE_ENV: 'production', YAWMI_ROOT: findProjectRoot(undefined) }, file)
    expect({ code, stdout }).toMatchObject({ code: 1, stdout: expect.stringMatching(/TRUST_PROXY: must be set/) })
  }, 30_000)

  it('looks at the files that settings name', async () => {
    const keys = path.join(folder, 'keys.json')
    writeFileSync(keys, 'nothing', { mode: 0o600 })
    const { code, stdout } = await check({ KEYS_FILE: keys })
    expect(code).toBe(1)
    expect(stdout).toMatch(/^The keys in .*keys\.json cannot be read: it is no JSON\n1 to mend\.$/m)
  }, 30_000)
})
