import { sql } from 'drizzle-orm'
import { connect } from '../infrastructure/db/connect'
import { queueWork } from '../infrastructure/job-queue/job-queue'
import { type PostgresServer, startPostgresServer } from '../../test/processes/postgres-server'
import { buildPrograms, ServerProcess } from '../../test/processes/server-process'

let programs: string
let postgres: PostgresServer
beforeAll(async () => {
  ;[programs, postgres] = await Promise.all([buildPrograms(), startPostgresServer()])
}, 60_000)
afterAll(() => postgres.stop())

const jobs = async (...args: string[]) => {
  const { code, stdout } = await new ServerProcess(programs, { DATABASE_URL: postgres.url }, 'jobs.mjs', args).ended
  return { code, lines: stdout.trim().split('\n') }
}

it('an operator sees the jobs that failed, and has them run again', async () => {
  expect(await jobs('list')).toEqual({ code: 0, lines: ['No job has failed.'] })
  const none = expect.stringMatching(/^No job has failed, .*: there is nothing to run again\.$/)
  expect(await jobs('retry', 'all')).toEqual({ code: 0, lines: [none] })
  const db = connect({ connectionString: postgres.url })
  for (const key of ['given up', 'to be tried'])
    await queueWork(db, 'remove_files', { addresses: [] }, { key, afterSeconds: 60 })
  await db.execute(sql`UPDATE graphile_worker._private_jobs SET last_error = 'the store is away' || E'\n' || 'at …',
    attempts = CASE key WHEN 'given up' THEN max_attempts ELSE 2 END`)
  const { code, lines } = await jobs('list')
  expect(code).toBe(1)
  expect(lines).toEqual([
    expect.stringMatching(/^\d+ {2}remove_files {2}25 of 25 attempts, given up {2}the store is away$/),
    expect.stringMatching(/^\d+ {2}remove_files {2}2 of 25 attempts, again at 20\S+Z {2}the store is away$/),
  ])
  const [id = ''] = /^\d+/.exec(lines[0]!) ?? []
  expect(await jobs('retry', id)).toEqual({ code: 0, lines: ['1 to run again.'] })
  expect(await jobs('retry', '99999')).toMatchObject({ code: 1 })
  const { rows } = await db.execute(
    sql`SELECT attempts, run_at <= now() AS due FROM graphile_worker.jobs WHERE id = ${id}`,
  )
  expect(rows).toEqual([{ attempts: 0, due: true }])
  expect(await jobs('retry', 'all')).toMatchObject({ code: 0, lines: [expect.stringMatching(/to run again/)] })
  expect(await jobs('retry')).toMatchObject({ code: 2 })
  await db.$client.end()
}, 60_000)
