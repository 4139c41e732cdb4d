import { randomUUID } from 'node:crypto'
import { CATEGORY_IDS } from '@yawmi/contract'
import fc from 'fast-check'
import { createTestDatabase, type TestDatabase } from '../testing/test-database'
import { ContentRows } from './content-rows'
import { categories, contents } from './schema/content'

const ROOT = CATEGORY_IDS.jokes
const SHELF = 'a1f0c0de-9999-4000-8000-0000000000aa'
const NOW = new Date('2026-11-21T12:00:00Z')
const ROWS = 730

let database: TestDatabase
/** Ids of what is published, in the order of the list. */
let expected: string[]
beforeAll(async () => {
  database = await createTestDatabase()
  const texts = { name: '', description: '', color: '#000000', iconPath: '', primaryPath: '', secondaryPath: '' }
  await database.db.insert(categories).values([
    { ...texts, id: ROOT, slug: 'jokes', position: 0 },
    { ...texts, id: SHELF, slug: 'jokes/shelf', parentId: ROOT, position: 0 },
  ])
  // Many at one instant and of one position, some instants less than a millisecond apart, and some still to come.
  const rows = Array.from({ length: ROWS }, (_, n) => ({ id: randomUUID(), instant: n % 7 < 4 ? 5 : n % 40, n }))
  const text = { type: 'joke' as const, rootId: ROOT, categoryId: SHELF, title: '', body: '', searchKey: '' }
  await database.db
    .insert(contents)
    .values(rows.map(({ id, n }) => ({ ...text, id, externalId: id, publishAt: NOW, position: n % 5 })))
  for (const { id, instant } of rows) {
    await database.db.execute(
      `UPDATE contents SET publish_at = timestamptz '2026-11-21T12:00:00Z' - ${instant - 3} * interval '30 microseconds' WHERE id = '${id}'`,
    )
  }
  const { rows: sorted } = await database.db.execute<{ id: string }>(
    `SELECT id FROM contents WHERE publish_at <= '2026-11-21T12:00:00Z' ORDER BY publish_at DESC, position, id`,
  )
  expected = sorted.map(({ id }) => id)
}, 60_000)
afterAll(() => database.drop())

it('has any page of a list as if it had read all that comes before', async () => {
  const lists = new ContentRows(database.db, () => NOW)
  expect(expected.length).toBeGreaterThan(400)
  const slice = fc.record({ offset: fc.nat({ max: ROWS + 300 }), limit: fc.integer({ min: 1, max: 100 }) })
  await fc.assert(
    fc.asyncProperty(slice, fc.boolean(), async ({ offset, limit }, whole) => {
      const { rows, total } = await (whole
        ? lists.ofRoot(ROOT, { offset, limit })
        : lists.ofCategory(SHELF, { offset, limit }))
      expect(total).toBe(expected.length)
      expect(rows.map(({ id }) => id)).toEqual(expected.slice(offset, offset + limit))
    }),
    { numRuns: 150 },
  )
})

it('is empty where there is nothing', async () => {
  const lists = new ContentRows(database.db, () => new Date(0))
  for (const offset of [0, 500]) expect(await lists.ofRoot(ROOT, { offset, limit: 5 })).toEqual({ rows: [], total: 0 })
})
