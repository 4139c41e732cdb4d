import { mkdtempSync } from 'node:fs'
import os from 'node:os'
import path from 'node:path'
import { setTimeout as wait } from 'node:timers/promises'
import { connect, type Db } from '../infrastructure/db/connect'
import { type PostgresServer, startPostgresServer } from '../../test/processes/postgres-server'
import { ReadyProxy } from '../../test/processes/ready-proxy'
import { buildPrograms, removeFolder, ServerProcess } from '../../test/processes/server-process'
import { type Answer, SiteClient } from '../../test/processes/site-client'

const DRAIN_MS = 1_000
/** How long a request under way takes: longer than the drain, shorter than the deadline of a lock. */
const SLOW_MS = DRAIN_MS + 600

let programs: string
let folder: string
let postgres: PostgresServer
let db: Db
let servers: ServerProcess[]
let addresses: string[]
let proxy: ReadyProxy
beforeAll(async () => {
  ;[programs, postgres] = await Promise.all([buildPrograms(), startPostgresServer()])
  folder = mkdtempSync(path.join(os.tmpdir(), 'yawmi-drain-'))
  db = connect({ connectionString: postgres.url, max: 2 })
}, 60_000)
afterAll(async () => {
  await db.$client.end()
  await postgres.stop()
  removeFolder(folder)
}, 30_000)
beforeEach(async () => {
  servers = [start(), start()]
  addresses = await Promise.all(servers.map((server) => server.ready()))
  proxy = await ReadyProxy.to(addresses)
}, 60_000)
afterEach(async () => {
  await proxy.stop()
  await Promise.all(servers.map((server) => server.kill('SIGKILL')))
}, 30_000)

const start = () =>
  new ServerProcess(programs, {
    YAWMI_DATA_DIR: folder,
    DATABASE_URL: postgres.url,
    OTP_SECRET: 'drain'.repeat(8),
    RATE_LIMIT: '1000000',
    TRUST_PROXY: 'loopback',
    DRAIN_SECONDS: String(DRAIN_MS / 1_000),
  })

const MESSAGE = { name: 'سالم', email: 'salem@example.ly', phone_number: '0912345678', subject: 'سؤال' }
/** Of messages that were written: each is another, for the same one again is taken for one whose answer was lost. */
let messages = 0

/** Somebody at an address of their own, who writes to support. */
async function write(address: string): Promise<Answer> {
  const client = Array.from({ length: 4 }, () => Math.floor(Math.random() * 256)).join('.')
  const person = new SiteClient(address, { 'x-forwarded-for': client })
  const message = `نص ${(messages += 1)}`
  return person.call('/api/v2/players/contact', { method: 'POST', body: { ...MESSAGE, message } })
}

let stopLoad = () => {}
// Of a test that failed as well: it would go on for as long as the program does.
afterEach(() => stopLoad())

/** Reads and writes through the proxy until `end`, which gives their statuses; `written` counts acknowledged messages. */
function load(): { end: () => Promise<number[]>; written: () => number } {
  let goesOn = true
  stopLoad = () => void (goesOn = false)
  const statuses: number[] = []
  let written = 0
  const people = Array.from({ length: 6 }, async (_, index) => {
    const reader = new SiteClient(proxy.address)
    while (goesOn) {
      const answer = index === 0 ? await write(proxy.address) : await reader.call('/api/xsrf-token')
      statuses.push(answer.status)
      if (index === 0 && answer.status === 200) written += 1
      await wait(5)
    }
  })
  return {
    async end() {
      stopLoad()
      await Promise.all(people)
      return statuses
    },
    written: () => written,
  }
}

const count = async () => (await db.$client.query('SELECT FROM contact_messages')).rowCount ?? 0

it('a restart under load fails no request, and answers one that takes longer than the drain', async () => {
  const [server, address] = [servers[0]!, addresses[0]!]
  const under = load()
  await wait(300)
  const holder = await db.$client.connect()
  await holder.query('BEGIN')
  await holder.query('LOCK TABLE contact_messages IN ACCESS EXCLUSIVE MODE')
  const slow = write(address)
  await wait(100)
  const before = proxy.passed.length
  const ended = server.kill('SIGTERM')
  const releases = wait(SLOW_MS).then(() => holder.query('COMMIT'))
  await wait(50)
  const readiness = await fetch(`${address}/readyz`)
  expect([readiness.status, await readiness.json()]).toEqual([503, { status: 'stopping' }])
  await releases
  holder.release()
  expect(await slow).toMatchObject({ status: 200 })
  expect(await ended).toMatchObject({ code: 0, stderr: '' })

  const drained = proxy.passed.slice(before).filter((answer) => answer.server === address)
  // Two looks of the proxy may pass until it sends nothing more.
  expect(drained.filter(({ closes }) => closes).length).toBeGreaterThan(0)
  expect(drained.slice(-1)).toEqual([{ server: address, closes: true }])

  servers[0] = start()
  proxy.replace(address, await servers[0].ready())
  const answering = () => new Set(proxy.passed.slice(-20).map(({ server }) => server)).size
  // The proxy looks again after a while, which is longer on a busy machine.
  for (let turn = 0; turn < 100 && answering() < 2; turn += 1) await wait(100)
  expect(answering()).toBe(2)
  const statuses = await under.end()
  expect(statuses.length).toBeGreaterThan(100)
  expect(statuses.filter((status) => status !== 200)).toEqual([])
}, 60_000)

it('two servers that are stopped at once, while the database restarts, end by themselves and lose nothing', async () => {
  const before = await count()
  const under = load()
  await wait(300)
  const ended = Promise.all(servers.map((server) => server.kill('SIGTERM')))
  await wait(DRAIN_MS / 2)
  await postgres.restart()
  for (const outcome of await ended) expect(outcome).toMatchObject({ code: 0 })
  const statuses = await under.end()
  // The proxy has nowhere to send to then; what it did send was served or refused, and no connection was cut.
  expect(statuses.filter((status) => status !== 200 && status !== 503)).toEqual([])
  expect(under.written()).toBeGreaterThan(0)
  expect(await count()).toBeGreaterThanOrEqual(before + under.written())
}, 60_000)
