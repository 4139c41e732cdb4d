import { once } from 'node:events'
import { mkdtempSync } from 'node:fs'
import net from 'node:net'
import os from 'node:os'
import path from 'node:path'
import { setTimeout as wait } from 'node:timers/promises'
import { bytesInUse, MEMORY_ON_SIGNAL } from '../../test/processes/memory-on-signal'
import { type PostgresServer, startPostgresServer } from '../../test/processes/postgres-server'
import { buildPrograms, removeFolder, ServerProcess } from '../../test/processes/server-process'

const MB = 1024 * 1024
/** Lines that are opened and left; the attack had ten thousand of them. */
const LINES = 600
/** What they may cost. */
const MAX_GROWTH_BYTES = 16 * MB
/** What may be left when they have ended. */
const MAX_LEFT_BYTES = 4 * MB
const MAX_MS = 1_000

let postgres: PostgresServer
let dataDir: string
let server: ServerProcess
let address: URL
beforeAll(async () => {
  const [programs, database] = await Promise.all([buildPrograms(), startPostgresServer()])
  postgres = database
  dataDir = mkdtempSync(path.join(os.tmpdir(), 'yawmi-lines-'))
  // A process of its own: what a test and its sockets take is not what lines cost a server.
  server = new ServerProcess(
    programs,
    { YAWMI_DATA_DIR: dataDir, DATABASE_URL: postgres.url, OTP_SECRET: 'lines'.repeat(8), LOG_LEVEL: 'warn' },
    'server.mjs',
    [],
    { node: MEMORY_ON_SIGNAL },
  )
  address = new URL(await server.ready())
  // It grows by what the first of all needs of it, whatever lines cost.
  await othersWait()
}, 120_000)
afterAll(async () => {
  await server?.kill('SIGKILL')
  await postgres?.stop()
  removeFolder(dataDir)
}, 30_000)

async function open(first: string): Promise<net.Socket> {
  const socket = net.connect(Number(address.port), address.hostname)
  socket.on('error', () => undefined)
  await once(socket, 'connect')
  socket.write(first)
  return socket
}

const lines = (first: string) => Promise.all(Array.from({ length: LINES }, () => open(first)))

/** Milliseconds that others wait for an answer. */
async function othersWait(): Promise<number> {
  const begun = performance.now()
  const reply = await fetch(new URL('/api/xsrf-token', address))
  expect(reply.status).toBe(200)
  return performance.now() - begun
}

/** Waits until the server has dropped the lines that ended, as far as the next ones would not use their room. */
async function givenBack(before: number): Promise<void> {
  while ((await bytesInUse(server)) - before > MAX_LEFT_BYTES) await wait(100)
}

describe.each([
  ['say nothing', ''],
  ['send their headers slowly', 'GET /api/xsrf-token HTTP/1.1\r\nHost: a\r\nX-Slow: '],
  [
    'send their bodies slowly',
    `POST /api/v2/players/contact HTTP/1.1\r\nHost: a\r\nContent-Type: application/json\r\nContent-Length: 60000\r\n\r\n{"name":"`,
  ],
])('hundreds of lines that %s', (_what, first) => {
  it('keep nobody waiting, take little room and give it back', async () => {
    const before = await bytesInUse(server)
    const opened = await lines(first)
    await wait(200)
    const waits: number[] = []
    for (let time = 0; time < 10; time += 1) waits.push(await othersWait())
    const growth = (await bytesInUse(server)) - before
    for (const line of opened) line.destroy()
    await givenBack(before)
    // The middle one: whom lines keep waiting they keep waiting each time, and another program of the machine may hold up one.
    expect(waits.toSorted((one, other) => one - other)[waits.length / 2]).toBeLessThan(MAX_MS)
    expect(growth).toBeLessThan(MAX_GROWTH_BYTES)
  }, 30_000)
})
