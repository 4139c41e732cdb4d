import { existsSync, mkdtempSync, readdirSync } from 'node:fs'
import os from 'node:os'
import path from 'node:path'
import { XSRF_COOKIE, XSRF_HEADER } from '@yawmi/contract'
import { connect } from '../../src/infrastructure/db/connect'
import { type ApiDocument, DocumentChecker } from '../requests/openapi-document'
import { type PostgresServer, startPostgresServer } from '../processes/postgres-server'
import { importSampleContent } from '../database/sample-content'
import { buildPrograms, removeFolder, ServerProcess } from '../processes/server-process'
import { newNumber } from '../site/sign-in'
import { CALLS } from './calls'
import { ConformanceClient, type Wire } from './client'
import { putPartnerBrand } from './partner'
import { EXPECTED } from './roles'
import { STEPS, ConformanceRun } from './conformance-run'

let postgres: PostgresServer
let programs: string
let dataDir: string
const servers: ServerProcess[] = []
const addresses: string[] = []
let runs: ConformanceRun[]

beforeAll(async () => {
  ;[postgres, programs] = await Promise.all([startPostgresServer(), buildPrograms()])
  dataDir = mkdtempSync(path.join(os.tmpdir(), 'yawmi-two-'))
  putPartnerBrand(dataDir)
  for (let index = 0; index < 2; index++) addresses.push(await start().ready())
  const db = connect({ connectionString: postgres.url })
  await importSampleContent(db, dataDir)
  await db.$client.end()
  runs = await Promise.all(addresses.map((address, index) => runOf(address, servers[index]!)))
}, 120_000)
afterAll(async () => {
  await Promise.all(servers.map((server) => server.kill('SIGTERM')))
  await postgres.stop()
  removeFolder(dataDir)
}, 30_000)

function start(): ServerProcess {
  const server = new ServerProcess(programs, {
    YAWMI_DATA_DIR: dataDir,
    DATABASE_URL: postgres.url,
    OTP_SECRET: 'two-servers'.repeat(4),
    RATE_LIMIT: '100000',
    TRUST_PROXY: 'loopback',
  })
  servers.push(server)
  return server
}

/** What a server wrote last, for whoever reads of its fault. */
const lastWords = ({ stdout, stderr }: ServerProcess) => (stdout + stderr).split('\n').slice(-20).join('\n')

async function runOf(address: string, server: ServerProcess): Promise<ConformanceRun> {
  const document = await fetch(`${address}/api/openapi.json`)
  const wire: Wire = async ({ method, url, headers, payload }) => {
    const reply = await fetch(address + url, { method, headers, ...(payload && { body: new Uint8Array(payload) }) })
    const body: unknown = await reply.json()
    if (reply.status >= 500) throw new Error(`${method} ${url}: ${JSON.stringify(body)}\n${lastWords(server)}`)
    return { status: reply.status, body }
  }
  const client = new ConformanceClient(wire, new DocumentChecker((await document.json()) as ApiDocument))
  return ConformanceRun.begin(client, async (msisdn) => {
    const inbox = await fetch(`${address}/sandbox/messages?msisdn=${encodeURIComponent(msisdn)}`)
    const code = /#(\d{4})/.exec(await inbox.text())?.[1]
    if (code === undefined) throw new Error('no code was delivered')
    return code
  })
}

it('starts no database of its own beside the server that it was given', () => {
  expect(existsSync(path.join(dataDir, 'media'))).toBe(true)
  expect(readdirSync(dataDir).filter((name) => name.startsWith('pg'))).toEqual([])
})

it.each(STEPS)(
  '$title opens alike at two servers on one PostgreSQL server, asked at once',
  async (step) => {
    const statuses = await Promise.all(runs.map((run) => run.take(step)))
    const expected = EXPECTED[CALLS[step.id][step.index]!.access]
    expect(statuses).toEqual([expected, expected])
  },
  30_000,
)

it('a session is good at both servers, with one CSRF token, and its end is seen by both at once', async () => {
  const [here, there] = addresses as [string, string]
  const bearer = { authorization: `Bearer ${await runs[0]!.signIn(newNumber())}` }
  const given = await fetch(`${here}/api/xsrf-token`, { headers: bearer })
  const { data } = (await given.json()) as { data: { token: string } }
  const pair = { cookie: `${XSRF_COOKIE}=${data.token}`, [XSRF_HEADER]: data.token }
  const rename = async (address: string) => {
    const headers = { ...bearer, ...pair, 'content-type': 'application/json' }
    const body = JSON.stringify({ name: 'سالم' })
    return (await fetch(`${address}/api/players/subscriber-details`, { method: 'POST', headers, body })).status
  }
  expect([await rename(here), await rename(there)]).toEqual([200, 200])
  expect((await fetch(`${here}/api/players/logout`, { headers: bearer })).status).toBe(200)
  expect([await rename(here), await rename(there)]).toEqual([401, 401])
})
