import { setTimeout as sleep } from 'node:timers/promises'
import { limitCounts } from '../../infrastructure/db/schema/limits'
import { createTestDatabase, type TestDatabase } from '../../../test/database/test-database'
import { purgeLimits, reportsTo } from './report'

let database: TestDatabase
beforeAll(async () => (database = await createTestDatabase()))
afterAll(() => database.drop())

it('adds to what others reported, each window beginning with its first report', async () => {
  const send = reportsTo(database.db)
  const first = await send([{ key: 'a', count: 3, windowMs: 60_000 }])
  expect(first.get('a')).toEqual({ count: 3, msLeft: 60_000 })
  await sleep(20)
  const second = await send([
    { key: 'b', count: 7, windowMs: 1_000 },
    { key: 'a', count: 2, windowMs: 60_000 },
  ])
  expect(second.get('a')!.count).toBe(5)
  expect(second.get('a')!.msLeft).toBeLessThan(60_000)
  expect(second.get('b')).toEqual({ count: 7, msLeft: 1_000 })
})

it('begins anew when a window is over, and keeps no row for long after', async () => {
  const send = reportsTo(database.db)
  await send([{ key: 'short', count: 9, windowMs: 50 }])
  await sleep(80)
  expect((await send([{ key: 'short', count: 1, windowMs: 50 }])).get('short')).toEqual({ count: 1, msLeft: 50 })
  await sleep(80)
  await purgeLimits(database.db)
  expect((await database.db.select().from(limitCounts)).map(({ key }) => key)).not.toContain('short')
})

it('takes the reports of many servers at once, in whatever order each has them', async () => {
  const send = reportsTo(database.db)
  const keys = Array.from({ length: 200 }, (_, index) => `many ${index}`)
  const reports = keys.map((key) => ({ key, count: 1, windowMs: 60_000 }))
  await Promise.all(Array.from({ length: 10 }, (_, server) => send(server % 2 ? reports : reports.toReversed())))
  const totals = await send(reports)
  expect([...totals.values()].map(({ count }) => count)).toEqual(keys.map(() => 11))
})
