import { randomUUID } from 'node:crypto'
import { CATEGORY_IDS } from '@yawmi/contract'
import fc from 'fast-check'
import { createTestDatabase, type TestDatabase } from '../../../test/database/test-database'
import { pagesOf } from './content-list'
import { type ContentPage, ContentRows, LISTINGS, type Slice } from './content-rows'
import { categories, contents, tags } from '../../infrastructure/db/schema/content'

const ROOT = CATEGORY_IDS.jokes
const CATEGORY = 'a1f0c0de-9999-4000-8000-0000000000aa'
const TAG = randomUUID()
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
    { ...texts, id: CATEGORY, slug: 'jokes/shelf', parentId: ROOT, position: 0 },
  ])
  // Many at one instant and of one position, some instants less than a millisecond apart, and some still to come.
  const rows = Array.from({ length: ROWS }, (_, n) => ({ id: randomUUID(), instant: n % 7 < 4 ? 5 : n % 40, n }))
  const text = { type: 'joke' as const, rootId: ROOT, categoryId: CATEGORY, title: '', body: '', searchKey: '' }
  await database.db
    .insert(contents)
    .values(rows.map(({ id, n }) => ({ ...text, id, externalId: id, publishAt: NOW, position: n % 5 })))
  for (const { id, instant } of rows) {
    await database.db.execute(
      `UPDATE contents SET publish_at = timestamptz '2026-11-21T12:00:00Z' - ${instant - 3} * interval '30 microseconds' WHERE id = '${id}'`,
    )
  }
  await database.db
    .insert(tags)
    .values({ id: TAG, slug: 't', relatedTo: 'images', name: '', icon: '', color: '', position: 0 })
  await database.db.execute(
    `INSERT INTO content_tags SELECT '${TAG}', id, root_id, category_id, publish_at, position FROM contents`,
  )
  await database.db.execute('ANALYZE')
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
  const pageOf: ((slice: Slice) => Promise<ContentPage>)[] = [
    (slice) => lists.ofRoot(ROOT, slice),
    (slice) => lists.ofCategory(CATEGORY, slice),
    (slice) => lists.withTag(TAG, slice),
    (slice) => lists.withTagOfRoot(TAG, ROOT, slice),
    (slice) => lists.withTagOfCategory(TAG, CATEGORY, slice),
  ]
  await fc.assert(
    fc.asyncProperty(slice, fc.constantFrom(...pageOf), async ({ offset, limit }, page) => {
      const { rows, total } = await page({ offset, limit })
      expect(total).toBe(expected.length)
      expect(rows.map(({ id }) => id)).toEqual(expected.slice(offset, offset + limit))
    }),
    { numRuns: 250 },
  )
})

it('is empty where there is nothing', async () => {
  const lists = new ContentRows(database.db, () => new Date(0))
  for (const offset of [0, 500]) expect(await lists.ofRoot(ROOT, { offset, limit: 5 })).toEqual({ rows: [], total: 0 })
})

/** A step of a plan as EXPLAIN gives it. */
interface PlanStep {
  'Node Type': string
  'Actual Rows': number
  'Actual Loops': number
  'Index Name'?: string
  Plans?: PlanStep[]
}

it.each(Object.values(LISTINGS))(
  'scans $name in the order of an index, and no further than the page',
  async (listing) => {
    const client = await database.db.$client.connect()
    try {
      // As the server's own connections plan: without looking at what is asked for.
      await client.query('SET plan_cache_mode = force_generic_plan')
      await client.query(`PREPARE page AS ${pagesOf(listing)}`)
      const [of, within] =
        listing.table === 'contents' ? [ROOT, CATEGORY] : [TAG, listing.name.endsWith('root') ? ROOT : CATEGORY]
      const id = listing.name === 'contents_by_category' ? CATEGORY : of
      const { rows } = await client.query<{ 'QUERY PLAN': { Plan: PlanStep }[] }>(
        `EXPLAIN (ANALYZE, TIMING off, FORMAT json)
       EXECUTE page('{${id}}', '{${within}}', '{2026-11-21T11:59:59.9999Z}', '{0}', '{${id}}', '{10}', '{8}')`,
      )
      const steps = flat(rows[0]!['QUERY PLAN'][0]!.Plan)
      expect(steps.filter((step) => step['Index Name']?.endsWith('_newest'))).toHaveLength(2)
      // Neither read nor sorted is more than leads to the page.
      for (const step of steps) expect(step['Actual Rows']).toBeLessThanOrEqual(18)
    } finally {
      client.release(true)
    }
  },
)

const flat = (step: PlanStep): PlanStep[] => [step, ...(step.Plans ?? []).flatMap(flat)]
