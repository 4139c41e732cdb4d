import { cpSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import os from 'node:os'
import path from 'node:path'
import { findProjectRoot } from '../../project-root'
import { createTestDatabase, type TestDatabase } from '../../../../test/database/test-database'
import { connectPatiently } from '../connect'
import { exclusively, migrate } from './migrate'

const FOLDER = 'backend/src/infrastructure/db/migrations'
const TIMES = { lockTimeout: 100, lockTries: 3, between: 50 }
const DAY_MS = 24 * 3_600_000
const root = findProjectRoot(undefined)

let database: TestDatabase
let newer: string
beforeEach(async () => {
  database = await createTestDatabase()
  newer = mkdtempSync(path.join(os.tmpdir(), 'yawmi-newer-'))
  cpSync(path.join(root, FOLDER), path.join(newer, FOLDER), { recursive: true })
})
afterEach(async () => {
  await database.drop()
  rmSync(newer, { recursive: true, force: true })
})

/** One more migration in the newer server's folder. */
function add(tag: string, text: string): void {
  const journal = path.join(newer, FOLDER, 'meta/_journal.json')
  const { entries, ...rest } = JSON.parse(readFileSync(journal, 'utf8')) as { entries: { when: number }[] }
  const when = entries.at(-1)!.when + DAY_MS
  writeFileSync(journal, JSON.stringify({ ...rest, entries: [...entries, { tag, when }] }))
  writeFileSync(path.join(newer, FOLDER, `${tag}.sql`), text)
}

const query = (text: string) => database.db.$client.query<Record<string, unknown>>(text)
const newest = () => JSON.parse(readFileSync(path.join(root, FOLDER, 'meta/_journal.json'), 'utf8')).entries.at(-1).tag

describe('a change of the schema', () => {
  it('gives up in time on a table that another session holds, says so, and succeeds once it is free', async () => {
    add('0900_more', 'ALTER TABLE sessions ADD COLUMN more text;')
    const holder = await connectPatiently(database.db)
    await holder.query('BEGIN; LOCK TABLE sessions')
    const began = Date.now()
    await expect(migrate(database.db, newer, TIMES)).rejects.toThrow(
      /^0900_more could not be applied, since another session holds a lock .*\(3 tries of 0\.1 s\)/,
    )
    expect(Date.now() - began).toBeLessThan(5_000)
    // Others got on between the tries, and nothing of it is left.
    setTimeout(() => void holder.query('COMMIT'), 150)
    await migrate(database.db, newer, { ...TIMES, lockTries: 100 })
    await holder.end()
    await expect(query('SELECT more FROM sessions')).resolves.toBeDefined()
  })

  it('that fails leaves nothing of itself, and those before it in place', async () => {
    add('0900_good', 'CREATE TABLE good (id int);')
    add('0901_bad', 'CREATE TABLE bad (id int);--> statement-breakpoint\nSELECT 1 / 0;')
    await expect(migrate(database.db, newer, TIMES)).rejects.toThrow('0901_bad failed: division by zero')
    const { rows } = await query(`SELECT to_regclass('good') AS good, to_regclass('bad') AS bad`)
    expect(rows).toEqual([{ good: 'good', bad: null }])
  })

  it('builds an index beside the service, beside servers that wait to start, and again after a stop', async () => {
    add('0900_index', '-- outside a transaction\nCREATE UNIQUE INDEX CONCURRENTLY "names" ON "subscribers" ("name");')
    const twice = `INSERT INTO subscribers (msisdn, name, created_at) VALUES ('+1', 'same', now()), ('+2', 'same', now())`
    await query(twice)
    await expect(migrate(database.db, newer, TIMES)).rejects.toThrow(
      /^0900_index failed: could not create unique index/,
    )
    expect((await query(`SELECT indisvalid FROM pg_index WHERE indexrelid = 'names'::regclass`)).rows).toEqual([
      { indisvalid: false },
    ])
    await query(`DELETE FROM subscribers WHERE msisdn = '+2'`)
    await Promise.all([0, 1, 2].map(() => migrate(database.db, newer, TIMES)))
    expect((await query(`SELECT indisvalid FROM pg_index WHERE indexrelid = 'names'::regclass`)).rows).toEqual([
      { indisvalid: true },
    ])
  })
})

describe('a server beside a database of another version', () => {
  it('refuses a schema that is newer than it knows', async () => {
    add('0900_breaking', 'ALTER TABLE sessions DROP COLUMN last_used_at;')
    await migrate(database.db, newer)
    await expect(migrate(database.db, root)).rejects.toThrow(
      `its schema is 0900_breaking, for servers that know 0900_breaking, and this one knows none after ${newest()}: start a newer server`,
    )
  })

  it('goes on beside a newer one whose changes let it, and leaves the schema as it is', async () => {
    add('0900_more', '-- older servers go on\nALTER TABLE sessions ADD COLUMN more text;')
    await migrate(database.db, newer)
    await migrate(database.db, root)
    await migrate(database.db, newer)
    await expect(query('SELECT more FROM sessions')).resolves.toBeDefined()
    add('0901_breaking', 'ALTER TABLE sessions DROP COLUMN more;')
    add('0902_more', '-- older servers go on\nALTER TABLE sessions ADD COLUMN again text;')
    await migrate(database.db, newer)
    await expect(migrate(database.db, root)).rejects.toThrow(
      /^its schema is 0902_more, for servers that know 0901_break/,
    )
  })

  it('refuses a schema that is older than its first migration', async () => {
    await query(`UPDATE drizzle.__drizzle_migrations SET created_at = 1`)
    await expect(migrate(database.db, root)).rejects.toThrow(/^its schema is older than 0000_initial/)
  })
})

it('who waits for its turn holds nothing that a change of the schema waits for', async () => {
  let waiting: Promise<void> | undefined
  await exclusively(database.db, async (client) => {
    waiting = exclusively(database.db, () => Promise.resolve())
    await client.query('SELECT pg_sleep(0.5)')
    await client.query('CREATE INDEX CONCURRENTLY of_name ON subscribers (name)')
  })
  await waiting
})

describe('when the connection of the lock is lost meanwhile', () => {
  const loseLock = () =>
    query(`SELECT pg_terminate_backend(pid) FROM pg_locks WHERE locktype = 'advisory' AND granted
      AND database = (SELECT oid FROM pg_database WHERE datname = current_database())`)

  it('work that has ended has ended well', async () => {
    const work = async () => {
      await loseLock()
      return 'done'
    }
    await expect(exclusively(database.db, work)).resolves.toBe('done')
  })

  it('work that fails says why', async () => {
    const work = async () => {
      await loseLock()
      throw new Error('a row is wrong')
    }
    await expect(exclusively(database.db, work)).rejects.toThrow('a row is wrong')
  })
})

it('says that it waits for another one, once', async () => {
  const onWait = jest.fn()
  let waiting = Promise.resolve()
  await exclusively(database.db, async () => {
    const announced = new Promise<void>((resolve) => onWait.mockImplementation(resolve))
    waiting = exclusively(database.db, () => Promise.resolve(), onWait)
    await announced
  })
  await waiting
  expect(onWait).toHaveBeenCalledTimes(1)
}, 30_000)
