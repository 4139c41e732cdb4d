import { jobLeases, CARRIER_EVENTS } from '../../../infrastructure/db/schema/carrier'
import { createTestDatabase, type TestDatabase } from '../../../../test/database/test-database'
import { ReadEvents } from './read-events'

let database: TestDatabase
beforeEach(async () => (database = await createTestDatabase()))
afterEach(() => database.drop())

const noteCaughtUp = async (secondsAgo: number) => {
  const caughtUpAt = new Date(Date.now() - secondsAgo * 1_000)
  await database.db
    .insert(jobLeases)
    .values({ name: CARRIER_EVENTS, owner: 'any', leasedUntil: new Date(), caughtUpAt })
    .onConflictDoUpdate({ target: jobLeases.name, set: { caughtUpAt } })
}

it('are complete when they were read to their end within the last minute, and not before they ever were', async () => {
  const events = new ReadEvents(database.db)
  expect(await events.areComplete()).toBe(false)
  await noteCaughtUp(30)
  expect(await events.areComplete()).toBe(true)
  await noteCaughtUp(90)
  expect(await events.areComplete()).toBe(false)
})

it('are not complete because the clock was set back after they were read', async () => {
  await noteCaughtUp(-3_600)
  expect(await new ReadEvents(database.db).areComplete()).toBe(false)
})

it('that cannot be read for a minute are told of once, and so is their return; a start is not', async () => {
  const states: string[] = []
  let now = 0
  const events = new ReadEvents(database.db, { onChange: (state) => states.push(state), elapsed: () => now })
  await events.areComplete()
  await noteCaughtUp(1)
  now = 2_000
  await events.areComplete()
  expect(states).toEqual([])
  await noteCaughtUp(90)
  for (now = 3_000; now < 200_000; now += 10_000) await events.areComplete()
  expect(states).toEqual(['waiting'])
  await noteCaughtUp(1)
  await events.areComplete()
  await events.areComplete()
  expect(states).toEqual(['waiting', 'complete'])
})

it('that were not looked at for hours are not taken to have been missing all the while', async () => {
  const states: string[] = []
  let now = 0
  const events = new ReadEvents(database.db, { onChange: (state) => states.push(state), elapsed: () => now })
  await events.areComplete()
  now = 3 * 3_600_000
  await events.areComplete()
  expect(states).toEqual([])
  for (const seconds of [30, 61, 300]) {
    now += seconds * 1_000
    await events.areComplete()
  }
  expect(states).toEqual([])
  now += 59_000
  await events.areComplete()
  now += 2_000
  await events.areComplete()
  now += 300_000
  await events.areComplete()
  expect(states).toEqual(['waiting'])
})
