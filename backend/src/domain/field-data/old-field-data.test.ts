import { count, sql } from 'drizzle-orm'
import { createTestDatabase, type TestDatabase } from '../../../test/database/test-database'
import { BATCH_ROWS } from '../../infrastructure/db/delete-in-batches'
import { fieldCounts } from '../../infrastructure/db/schema/field-data'
import { forgetFieldData } from './old-field-data'

let database: TestDatabase
beforeAll(async () => {
  database = await createTestDatabase()
})
afterAll(() => database.drop())

it('forgets old counts in statements that end in time, however many have gathered', async () => {
  const { db } = database
  // In place of a server's deadline, which so few rows would not reach.
  await db.execute(
    sql.raw(`
    CREATE FUNCTION in_time() RETURNS trigger LANGUAGE plpgsql AS $$
    BEGIN
      IF (SELECT count(*) FROM gone) > ${BATCH_ROWS} THEN RAISE EXCEPTION 'too many rows for one statement'; END IF;
      RETURN NULL;
    END $$;
    CREATE TRIGGER in_time AFTER DELETE ON field_counts REFERENCING OLD TABLE AS gone FOR EACH STATEMENT EXECUTE FUNCTION in_time()`),
  )
  await db.execute(sql`INSERT INTO field_counts (hour, remote, version, kind, detail, browser, count)
    SELECT now() - CASE WHEN n <= 3 THEN interval '89 days' ELSE interval '91 days' END, 'content', 'v' || n, 'load', '', 'chromium', 1
    FROM generate_series(1, ${2 * BATCH_ROWS}) AS n`)
  await forgetFieldData(db)
  expect(await db.select({ rows: count() }).from(fieldCounts)).toEqual([{ rows: 3 }])
})
