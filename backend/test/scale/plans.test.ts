import { mkdtempSync } from 'node:fs'
import os from 'node:os'
import path from 'node:path'
import { sql } from 'drizzle-orm'
import type { Client } from 'pg'
import { connectPatiently } from '../../src/infrastructure/db/connect'
import { makeContentTemplate } from '../database/content-template'
import { CONTENT_TEMPLATE } from '../database/template-database'
import { createTestDatabase, type TestDatabase } from '../database/test-database'
import { putPartnerBrand } from '../api-conformance/partner'
import { buildPrograms, removeFolder, ServerProcess } from '../processes/server-process'
import { exercise } from './exercise'
import { endOf, largeTables, logPlans, plansSince, scansOf, tablesOf } from './plans'
import { seed } from './seed'

/** As many as tell an index from a scan; `npm run bench -- scale` has a million. */
const ROWS = { subscribers: 20_000, contents: 20_000, charges: 40_000 }

const logFile = path.join(process.env.TEST_DATA_DIR ?? '', 'pg.log')
let database: TestDatabase
let client: Client
let server: ServerProcess | undefined
let dataDir: string
let address: string
let tables: string[]
let start: number

beforeAll(async () => {
  const [programs] = await Promise.all([buildPrograms(), makeContentTemplate()])
  database = await createTestDatabase(CONTENT_TEMPLATE)
  client = await connectPatiently(database.db)
  await seed(client, ROWS)
  tables = await largeTables(client)
  await logPlans(client, database.config.database!)
  // Of so few rows a scan may be the cheapest. It is left only where there is no index to use.
  await client.query(`ALTER DATABASE "${database.config.database}" SET enable_seqscan = off`)
  dataDir = mkdtempSync(path.join(os.tmpdir(), 'yawmi-scale-'))
  putPartnerBrand(dataDir)
  start = endOf(logFile)
  const { host, user, database: name } = database.config
  server = new ServerProcess(programs, {
    YAWMI_DATA_DIR: dataDir,
    DATABASE_URL: `postgres://${user}@localhost/${name}?host=${encodeURIComponent(host!)}`,
    OTP_SECRET: 'scale'.repeat(8),
    RATE_LIMIT: '100000',
    TRUST_PROXY: 'loopback',
  })
  address = await server.ready()
}, 120_000)
afterAll(async () => {
  await server?.kill('SIGTERM')
  await client.end()
  await database.drop()
  removeFolder(dataDir)
})

it('no request and no job reads a large table from end to end', async () => {
  await exercise(address, client)
  const plans = plansSince(logFile, start)
  // Each large table was really used, so that nothing passes for never having been reached.
  expect(tables.filter((table) => !tablesOf(plans).has(table))).toEqual([])
  expect(scansOf(plans, tables)).toEqual([])
}, 120_000)

it('a statement that has no index to use is found', async () => {
  const from = endOf(logFile)
  await database.db.execute(sql`SELECT FROM contact_messages WHERE phone_number = '0912345678'`)
  expect(scansOf(plansSince(logFile, from), tables)).toEqual([
    { table: 'contact_messages', statement: "SELECT FROM contact_messages WHERE phone_number = '0912345678'" },
  ])
})
