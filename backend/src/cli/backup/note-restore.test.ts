import { sql } from 'drizzle-orm'
import { connect } from '../../infrastructure/db/connect'
import { type PostgresServer, startPostgresServer } from '../../../test/processes/postgres-server'
import { buildPrograms, ServerProcess } from '../../../test/processes/server-process'
import { SiteClient } from '../../../test/processes/site-client'
import { newNumber } from '../../../test/site/sign-in'

let programs: string
let postgres: PostgresServer
let server: ServerProcess | undefined
beforeAll(async () => {
  ;[programs, postgres] = await Promise.all([buildPrograms(), startPostgresServer()])
}, 60_000)
afterAll(async () => {
  await server?.kill('SIGKILL')
  await postgres.stop()
})

const noteRestore = (settings: Record<string, string>, ...args: string[]) =>
  new ServerProcess(programs, settings, 'note-restore.mjs', args).ended

async function facts(): Promise<unknown[]> {
  const db = connect({ connectionString: postgres.url })
  const { rows } = await db.execute(
    sql`SELECT name, value FROM service_facts WHERE name LIKE 'restored%' ORDER BY name COLLATE "C"`,
  )
  await db.$client.end()
  return rows
}

it('a restored database is told so once its servers have stopped, and not before', async () => {
  const settings = { DATABASE_URL: postgres.url, OTP_SECRET: 'secret'.repeat(8) }
  server = new ServerProcess(programs, settings)
  await new SiteClient(await server.ready()).signIn(newNumber())
  const atWork = await noteRestore(settings)
  expect(atWork).toMatchObject({ code: 1, stderr: expect.stringContaining('stop every server of this database first') })
  expect(await facts()).toEqual([])
  await server.kill('SIGTERM')
  expect(await noteRestore(settings)).toMatchObject({
    ...{ code: 0, stderr: '' },
    stdout: expect.stringContaining('Subscribers: 1. Charges: 0, none yet.'),
  })
  expect(await facts()).toEqual([
    { name: 'restored', value: 'just now' },
    { name: 'restored-events-unread', value: 'just now' },
  ])
}, 60_000)

it('the command takes no words, and is for a server of one’s own', async () => {
  expect(await noteRestore({ DATABASE_URL: postgres.url }, 'now')).toMatchObject({ code: 2 })
  const embedded = await noteRestore({})
  expect(embedded).toMatchObject({ code: 1, stderr: expect.stringContaining('told by `restore` itself') })
}, 30_000)
