import { mkdtempSync } from 'node:fs'
import os from 'node:os'
import path from 'node:path'
import { type ApiDocument, DocumentChecker } from '../testing/openapi-document'
import { importSampleContent } from '../testing/sample-content'
import { buildPrograms, removeFolder, ServerProcess } from '../testing/server-process'
import { createTestDatabase, type TestDatabase } from '../testing/test-database'
import { CALLS } from './calls'
import { WalkClient, type Wire } from './client'
import { EXPECTED } from './roles'
import { STEPS, Walk } from './walk'

let database: TestDatabase
let programs: string
let dataDir: string
const servers: ServerProcess[] = []
let walks: Walk[]

beforeAll(async () => {
  database = await createTestDatabase()
  programs = await buildPrograms()
  dataDir = mkdtempSync(path.join(os.tmpdir(), 'yawmi-two-'))
  await importSampleContent(database.db, dataDir)
  const addresses: string[] = []
  // The first makes what both share in the data folder.
  for (let index = 0; index < 2; index++) addresses.push(await start().ready())
  walks = await Promise.all(addresses.map(walkOf))
}, 120_000)
afterAll(async () => {
  await Promise.all(servers.map((server) => server.kill('SIGTERM')))
  await database.drop()
  for (const folder of [programs, dataDir]) removeFolder(folder)
}, 30_000)

function start(): ServerProcess {
  const { host, port, user, database: name } = database.config
  const search = new URLSearchParams({ host: String(host), port: String(port) })
  const variables = {
    YAWMI_DATA_DIR: dataDir,
    DATABASE_URL: `postgres://${user}@localhost/${name}?${search}`,
    RATE_LIMIT: '100000',
    TRUST_PROXY: 'loopback',
  }
  const server = new ServerProcess(programs, variables)
  servers.push(server)
  return server
}

async function walkOf(address: string): Promise<Walk> {
  const document = await fetch(`${address}/api/openapi.json`)
  const wire: Wire = async ({ method, url, headers, payload }) => {
    const reply = await fetch(address + url, { method, headers, ...(payload && { body: new Uint8Array(payload) }) })
    return { status: reply.status, body: await reply.json() }
  }
  const client = new WalkClient(wire, new DocumentChecker((await document.json()) as ApiDocument))
  return Walk.begin(client, async (msisdn) => {
    const inbox = await fetch(`${address}/sandbox/messages?msisdn=${encodeURIComponent(msisdn)}`)
    const code = /#(\d{4})/.exec(await inbox.text())?.[1]
    if (code === undefined) throw new Error('no code was delivered')
    return code
  })
}

it.each(STEPS)(
  '$title opens alike at two servers on one database, asked at once',
  async (step) => {
    const statuses = await Promise.all(walks.map((walk) => walk.take(step)))
    const expected = EXPECTED[CALLS[step.id][step.index]!.access]
    expect(statuses).toEqual([expected, expected])
  },
  30_000,
)
