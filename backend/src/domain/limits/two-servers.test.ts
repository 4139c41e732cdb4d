import { mkdtempSync } from 'node:fs'
import os from 'node:os'
import path from 'node:path'
import { XSRF_COOKIE, XSRF_HEADER } from '@yawmi/contract'
import { connect } from '../../infrastructure/db/connect'
import { DatabaseProxy } from '../../../test/processes/database-proxy'
import { type PostgresServer, startPostgresServer } from '../../../test/processes/postgres-server'
import { buildPrograms, removeFolder, ServerProcess } from '../../../test/processes/server-process'
import { LOCAL_SHARE } from './shared-limits'

const LIMIT = 300
const CONTACT = '/api/v2/players/contact'
const MESSAGE = { name: 'سالم', email: 'a@b.ly', phone_number: '0912345678', subject: 'سؤال', message: 'نص' }

let postgres: PostgresServer
let proxy: DatabaseProxy
let programs: string
let dataDir: string
const servers: ServerProcess[] = []
let addresses: string[]

beforeAll(async () => {
  ;[postgres, programs] = await Promise.all([startPostgresServer(), buildPrograms()])
  proxy = await DatabaseProxy.to(postgres.url)
  dataDir = mkdtempSync(path.join(os.tmpdir(), 'yawmi-limits-'))
  addresses = []
  for (let index = 0; index < 2; index++) {
    const server = new ServerProcess(programs, {
      YAWMI_DATA_DIR: dataDir,
      DATABASE_URL: proxy.through(postgres.url),
      OTP_SECRET: 'two-servers'.repeat(4),
      RATE_LIMIT: String(LIMIT),
      PAGE_LIMIT: '40',
      TRUST_PROXY: 'loopback',
      LOG_LEVEL: 'warn',
    })
    servers.push(server)
    addresses.push(await server.ready())
  }
}, 120_000)
afterAll(async () => {
  await Promise.all(servers.map((server) => server.kill('SIGTERM')))
  await proxy.stop()
  await postgres.stop()
  removeFolder(dataDir)
}, 60_000)

/** Sends requests to both servers in turn, so many at once. @returns how often each status was answered */
async function statusesOf(
  count: number,
  from: string,
  ask: (address: string) => Parameters<typeof fetch>,
  atOnce = 20,
) {
  const statuses: Record<number, number> = {}
  let next = 0
  const send = async () => {
    while (next < count) {
      const [url, init] = ask(addresses[next++ % 2]!)
      const reply = await fetch(url, { ...init, headers: { ...init?.headers, 'x-forwarded-for': from } })
      statuses[reply.status] = (statuses[reply.status] ?? 0) + 1
      await reply.arrayBuffer()
    }
  }
  await Promise.all(Array.from({ length: atOnce }, send))
  return statuses
}
let clients = 0
/** An address that did nothing yet; a test that is run again has another. */
const newClient = () => `203.0.113.${(clients += 1)}`
const calls = (count: number, from: string) => statusesOf(count, from, (address) => [`${address}/api/xsrf-token`])

it('lets one address make its 300 calls a minute at two servers, and less than a tenth more', async () => {
  const { 200: passed = 0, 429: refused, ...others } = await calls(1_200, newClient())
  process.stdout.write(`limits: ${passed} of 1200 calls passed a limit of ${LIMIT} at two servers\n`)
  expect(others).toEqual({})
  expect(passed).toBeGreaterThanOrEqual(LIMIT)
  expect(passed).toBeLessThan(LIMIT + 2 * LIMIT * LOCAL_SHARE)
  expect(refused).toBe(1_200 - passed)
}, 60_000)

it('takes thirty messages to support of one address, whichever server they are sent to', async () => {
  const given = await fetch(`${addresses[0]}/api/xsrf-token`)
  const { data } = (await given.json()) as { data: { token: string } }
  const headers = {
    cookie: `${XSRF_COOKIE}=${data.token}`,
    [XSRF_HEADER]: data.token,
    'content-type': 'application/json',
  }
  const init = { method: 'POST', headers, body: JSON.stringify(MESSAGE) }
  const statuses = await statusesOf(80, newClient(), (address) => [address + CONTACT, init], 8)
  process.stdout.write(`limits: ${statuses[200]} of 80 messages to support passed a limit of 30 at two servers\n`)
  expect(statuses).toEqual({ 200: 30, 429: 50 })
}, 60_000)

it('takes the addresses of one IPv6 network for one source', async () => {
  let host = 0
  const from = () => `2001:db8:1:2::${(++host).toString(16)}`
  const statuses: Record<number, number> = {}
  for (let round = 0; round < 8; round++) {
    const some = await calls(50, from())
    for (const [status, count] of Object.entries(some))
      statuses[Number(status)] = (statuses[Number(status)] ?? 0) + count
  }
  expect(statuses[200]).toBeLessThan(LIMIT + 2 * LIMIT * LOCAL_SHARE)
}, 60_000)

it('keeps no address in the database, and nothing of sources far below their limit', async () => {
  const db = connect({ connectionString: postgres.url })
  const rows = async () => (await db.$client.query<{ key: string }>('SELECT key FROM limit_counts')).rows
  const before = await rows()
  expect(before.length).toBeGreaterThan(0)
  for (const { key } of before) expect(key).toMatch(/^[\w.-]{43,60}$/)
  await calls(8, newClient())
  expect(await rows()).toHaveLength(before.length)
  await db.$client.end()
})

it('limits each server by itself while the database is away, and never answers 500', async () => {
  proxy.silenceAll()
  const statuses = await calls(1_200, newClient())
  proxy.recover()
  expect(statuses).toEqual({ 200: 2 * LIMIT, 429: 1_200 - 2 * LIMIT })
}, 60_000)
