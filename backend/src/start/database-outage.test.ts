import { mkdtempSync } from 'node:fs'
import os from 'node:os'
import path from 'node:path'
import { setTimeout as wait } from 'node:timers/promises'
import { XSRF_COOKIE, XSRF_HEADER } from '@yawmi/contract'
import type { PoolClient } from 'pg'
import { connect, type Db } from '../infrastructure/db/connect'
import { freePort } from '../../test/processes/free-port'
import { DatabaseProxy } from '../../test/processes/database-proxy'
import { type PostgresServer, startPostgresServer } from '../../test/processes/postgres-server'
import { SiteClient } from '../../test/processes/site-client'
import { buildPrograms, removeFolder, ServerProcess } from '../../test/processes/server-process'
import { newNumber } from '../../test/site/sign-in'

/** Milliseconds after which nobody may still wait for an answer. */
const LONGEST_ANSWER_MS = 10_000
/** Milliseconds within which all is well again once the database is. */
const RECOVERY_MS = 5_000
const SECRET = 'outage'.repeat(6)
/** Visitors who sign up at once: more than there are connections. */
const VISITORS = 16

let postgres: PostgresServer
let proxy: DatabaseProxy
let programs: string
let dataDir: string
let server: ServerProcess
let address: string
let admin: Db
let hasEnded: boolean

beforeAll(async () => {
  ;[postgres, programs] = await Promise.all([startPostgresServer(), buildPrograms()])
  proxy = await DatabaseProxy.to(postgres.url)
  dataDir = mkdtempSync(path.join(os.tmpdir(), 'yawmi-outage-'))
  server = new ServerProcess(programs, {
    YAWMI_DATA_DIR: dataDir,
    DATABASE_URL: proxy.through(postgres.url),
    OTP_SECRET: SECRET,
    RATE_LIMIT: '1000000',
  })
  void server.ended.then(() => (hasEnded = true))
  hasEnded = false
  address = await server.ready()
  admin = connect({ connectionString: postgres.url, max: 1 })
}, 120_000)
afterAll(async () => {
  await server.kill('SIGTERM')
  await admin.$client.end()
  await proxy.stop()
  await postgres.stop()
  removeFolder(dataDir)
}, 30_000)

interface Answer {
  status: number
  retryAfter: string | null
  ms: number
}

/** Begins a sign-up as a page does: a transaction of the protection script, then a code in a message. */
async function signUp(): Promise<Answer[]> {
  const pair = await timed('/api/xsrf-token')
  if (pair.status !== 200) return [pair]
  const headers = {
    cookie: `${XSRF_COOKIE}=${pair.token}`,
    [XSRF_HEADER]: pair.token,
    'content-type': 'application/json',
  }
  const script = await timed('/api/players/protected-script', { method: 'POST', headers, body: '{}' })
  if (script.status !== 200) return [pair, script]
  const body = { msisdn: newNumber(), device_type: 'web', transaction_identify: script.transaction }
  const login = await timed('/api/players/login', { method: 'POST', headers, body: JSON.stringify(body) })
  return [pair, script, login]
}

interface Body {
  error?: string
  data?: { token?: string }
  success?: { transaction_identify?: string }
}

async function timed(call: string, init?: RequestInit): Promise<Answer & { token: string; transaction: string }> {
  const start = performance.now()
  const reply = await fetch(address + call, init)
  const body = (await reply.json()) as Body
  return {
    // A crowd that never types its codes is soon asked for a proof, which is an answer that needed the database too.
    status: body.error === 'proof_required' ? 200 : reply.status,
    retryAfter: reply.headers.get('retry-after'),
    ms: performance.now() - start,
    token: body.data?.token ?? '',
    transaction: body.success?.transaction_identify ?? '',
  }
}

/** Has visitors sign up one after the other, many side by side, while the database is harmed. @returns every answer */
async function duringSignUps(harm: () => Promise<void>): Promise<Answer[]> {
  const answers: Answer[] = []
  let goesOn = true
  const visitors = Array.from({ length: VISITORS }, async () => {
    while (goesOn) answers.push(...(await signUp()))
  })
  await wait(300)
  await harm()
  goesOn = false
  await Promise.all(visitors)
  return answers
}

/** Waits until a whole sign-up goes through and `/readyz` agrees. @returns milliseconds that took */
async function recovery(): Promise<number> {
  const start = performance.now()
  for (;;) {
    const statuses = [...(await signUp()), await timed('/readyz')].map(({ status }) => status)
    if (statuses.length === 4 && statuses.every((status) => status === 200)) return performance.now() - start
    if (performance.now() - start > 30_000) throw new Error(`it did not recover: ${statuses.join(', ')}`)
    await wait(100)
  }
}

function expectHealthy(answers: Answer[]): void {
  expect([...new Set(answers.map(({ status }) => status))].filter((status) => ![200, 503].includes(status))).toEqual([])
  const refused = answers.filter(({ status }) => status === 503)
  expect(refused.every(({ retryAfter }) => Number(retryAfter) > 0)).toBe(true)
  expect(Math.max(...answers.map(({ ms }) => ms))).toBeLessThan(LONGEST_ANSWER_MS)
  expect(hasEnded).toBe(false)
}

// Before the crowds below, after which each who signs in is asked for a proof.
it('a code that was sent is good once the database can write it down', async () => {
  const client = new SiteClient(address)
  const msisdn = newNumber()
  const holder = await admin.$client.connect()
  await holder.query('BEGIN')
  await holder.query('LOCK TABLE otp_challenges')
  expect(await client.askForCode(msisdn)).toBe(503)
  const code = await client.codeOf(msisdn)
  await holder.query('ROLLBACK')
  holder.release()
  await wait(1_000)
  expect(await client.confirm(msisdn, code)).toMatchObject({ status: 200 })
}, 30_000)

describe('a right code whose sign-in is lost with the database', () => {
  /** Confirms a code whose session cannot be written, and hurts the database meanwhile. @returns what asks again */
  async function loseSignIn(harm: (holder: PoolClient) => Promise<unknown>): Promise<() => Promise<number>> {
    const client = new SiteClient(address)
    const msisdn = newNumber()
    expect(await client.askForCode(msisdn)).toBe(200)
    const code = await client.codeOf(msisdn)
    const holder = await admin.$client.connect()
    await holder.query('BEGIN')
    await holder.query('LOCK TABLE sessions')
    const lost = client.confirm(msisdn, code)
    // The code is used up, and the session waits for the table.
    while ((await waitingStatements(holder)) === 0) await wait(20)
    await harm(holder)
    expect(await lost).toMatchObject({ status: 503, error: 'unavailable' })
    holder.release(true)
    return async () => (await client.confirm(msisdn, code)).status
  }

  async function waitingStatements(holder: PoolClient): Promise<number> {
    // A transaction sees what waits as it was at its first look.
    await holder.query('SELECT pg_stat_clear_snapshot()')
    return (await holder.query("SELECT FROM pg_stat_activity WHERE wait_event_type = 'Lock'")).rowCount ?? 0
  }

  it('is good again at once where a statement took too long', async () => {
    const again = await loseSignIn(async () => undefined)
    expect(await again()).toBe(200)
    expect(await again()).toBe(422)
  }, 30_000)

  it('is good again once the database is back', async () => {
    const again = await loseSignIn(async (holder) => {
      holder.on('error', () => undefined)
      await postgres.restart()
    })
    const answers = [await again()]
    for (const begun = performance.now(); answers.at(-1) !== 200 && performance.now() - begun < RECOVERY_MS;) {
      await wait(500)
      answers.push(await again())
    }
    expect(answers.at(-1)).toBe(200)
  }, 30_000)
})

describe('a server whose database', () => {
  it('ends every connection goes on, and refuses for a moment at most', async () => {
    const answers = await duringSignUps(async () => {
      for (let time = 0; time < 5; time++) {
        await admin.$client.query(
          'SELECT pg_terminate_backend(pid) FROM pg_stat_activity WHERE pid <> pg_backend_pid() AND datname = current_database()',
        )
        await wait(200)
      }
    })
    expectHealthy(answers)
    expect(await recovery()).toBeLessThan(RECOVERY_MS)
  }, 60_000)

  it('restarts goes on when it is back, and tells its operator of it once', async () => {
    const begin = server.stdout.length
    const answers = await duringSignUps(() => postgres.restart())
    expectHealthy(answers)
    const refused = answers.filter(({ status }) => status === 503).length
    expect(refused).toBeGreaterThan(0)
    expect(await recovery()).toBeLessThan(RECOVERY_MS)
    const count = (text: string) => server.stdout.split(text).length - 1
    const alarms = () => count('ALARM: the database does not answer')
    for (let tries = 0; count('the database answers again') < alarms() && tries < 50; tries += 1) await wait(100)
    expect(alarms()).toBeGreaterThan(0)
    expect(count('the database answers again')).toBe(alarms())
    // A line for each request all the same, without the stack that is the same in all of them.
    const others = server.stdout
      .slice(begin)
      .split('\n')
      .filter((line) => line.includes('"unavailable"'))
    expect(others.length).toBeGreaterThan(refused / 2)
    expect(others.filter((line) => line.includes('stack'))).toEqual([])
  }, 60_000)

  it('has gone silent on open connections gives them up, and says so meanwhile', async () => {
    const ready: number[] = []
    const answers = await duringSignUps(async () => {
      proxy.silenceOpen()
      ready.push((await timed('/readyz')).status)
      await wait(5_000)
    })
    expectHealthy(answers)
    expect(ready).toEqual([503])
    expect(await recovery()).toBeLessThan(RECOVERY_MS)
  }, 60_000)

  it('answers nothing at all refuses in seconds, and goes on when it answers again', async () => {
    const answers = await duringSignUps(async () => {
      proxy.silenceAll()
      await wait(7_000)
      proxy.recover()
    })
    expectHealthy(answers)
    expect(await recovery()).toBeLessThan(RECOVERY_MS)
  }, 90_000)

  it('has said all that in JSON, a line each, for whatever collects the log', () => {
    const [, ...lines] = server.stdout.slice(server.stdout.indexOf('Yawmi is ready')).split('\n').filter(Boolean)
    expect(lines.length).toBeGreaterThan(0)
    expect(lines.filter((line) => !line.startsWith('{'))).toEqual([])
  })
})

it('a worker tells its operator once that its database is away, however often it is asked whether it is ready', async () => {
  const workerDir = mkdtempSync(path.join(os.tmpdir(), 'yawmi-worker-'))
  const port = await freePort()
  const worker = new ServerProcess(programs, {
    YAWMI_DATA_DIR: workerDir,
    DATABASE_URL: postgres.url,
    OTP_SECRET: SECRET,
    ROLE: 'worker',
    METRICS_PORT: String(port),
  })
  const readyz = async () => (await fetch(`http://localhost:${port}/readyz`)).status
  try {
    await worker.ready()
    const restarted = postgres.restart()
    const statuses = [await readyz()]
    const since = performance.now()
    while (!(statuses.includes(503) && statuses.at(-1) === 200) && performance.now() - since < 20_000) {
      await wait(20)
      statuses.push(await readyz())
    }
    await restarted
    expect(statuses.at(-1)).toBe(200)
    const count = (text: string) => worker.stdout.split(text).length - 1
    const alarms = () => count('ALARM: the database does not answer')
    for (let tries = 0; count('the database answers again') < alarms() && tries < 50; tries += 1) await wait(100)
    expect(alarms()).toBeGreaterThan(0)
    expect(count('the database answers again')).toBe(alarms())
    const refusals = worker.stdout.split('\n').filter((line) => line.includes('"unavailable"'))
    expect(refusals.filter((line) => line.includes('stack'))).toEqual([])
  } finally {
    await worker.kill('SIGTERM')
    removeFolder(workerDir)
  }
}, 60_000)

it('a start waits for its database and says so', async () => {
  const lateDir = mkdtempSync(path.join(os.tmpdir(), 'yawmi-late-'))
  proxy.silenceAll()
  const late = new ServerProcess(programs, {
    YAWMI_DATA_DIR: lateDir,
    DATABASE_URL: proxy.through(postgres.url),
    OTP_SECRET: SECRET,
  })
  try {
    while (!late.stdout.includes('Waiting up to 30 s for the database')) await wait(50)
    expect(late.stdout).not.toContain('p@ss')
    proxy.recover()
    await late.ready()
  } finally {
    proxy.recover()
    await late.kill('SIGTERM')
    removeFolder(lateDir)
  }
}, 60_000)
