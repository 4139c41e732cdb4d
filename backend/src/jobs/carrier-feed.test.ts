import { randomBytes } from 'node:crypto'
import { eq } from 'drizzle-orm'
import { CarrierError } from '../infrastructure/carrier/errors'
import type { CarrierEvent, CarrierEvents } from '../infrastructure/carrier/port'
import { carrierEvents, jobLeases } from '../infrastructure/db/schema/carrier'
import { newNumber } from '../../test/site/sign-in'
import { createTestDatabase, type TestDatabase } from '../../test/database/test-database'
import { CarrierFeed } from './carrier-feed'

let database: TestDatabase
beforeEach(async () => (database = await createTestDatabase()))
afterEach(() => {
  jest.restoreAllMocks()
  return database.drop()
})

/** A feed of what a carrier answers, and the ids of the events that it dealt with. */
function feedOf(page: (number: number) => CarrierEvents) {
  const { db } = database
  const dealtWith: string[] = []
  let pages = 0
  const feed = new CarrierFeed({
    db,
    carrier: { events: async () => page((pages += 1)) },
    now: () => new Date(),
    async apply({ id }) {
      dealtWith.push(id)
      await db.update(carrierEvents).set({ doneAt: new Date() }).where(eq(carrierEvents.id, id))
    },
    onFault: (error) => {
      throw error
    },
  })
  return { feed, dealtWith, read: () => pages }
}

const eventOf = (id: string): CarrierEvent => ({ id, kind: 'renewed', msisdn: newNumber(), at: new Date() })

it('deals with what came of a carrier that says the same page over and over, and says that it does so', async () => {
  const only: CarrierEvents = { events: [eventOf('only')], cursor: '1' }
  const { feed, dealtWith } = feedOf(() => only)
  await expect(feed.poll()).rejects.toThrow('do not go on')
  expect(dealtWith).toEqual(['only'])
  expect(feed.hasCaughtUp).toBe(false)
})

it('goes past pages of which nothing is left, to the cancellation behind them, and has caught up after it alone', async () => {
  const pages: CarrierEvents[] = [
    { events: [], cursor: 'a', isEnd: false },
    { events: [], cursor: 'b', isEnd: false },
    { events: [{ ...eventOf('left'), kind: 'cancelled' }], cursor: 'c', isEnd: true },
  ]
  const { feed, dealtWith } = feedOf((page) => pages[page - 1]!)
  let read = 0
  await feed.poll(() => (read += 1) > 2)
  expect([feed.hasCaughtUp, dealtWith]).toEqual([false, []])
  expect((await database.db.select().from(jobLeases))[0]?.cursor).toBe('b')
  await feed.poll()
  expect([feed.hasCaughtUp, dealtWith]).toEqual([true, ['left']])
})

it('goes on from the newest cursor of a carrier that gives another while nothing happens', async () => {
  const { feed } = feedOf((page) => ({ events: [], cursor: `token ${page}` }))
  await feed.poll()
  await feed.poll()
  expect(feed.hasCaughtUp).toBe(true)
  expect((await database.db.select().from(jobLeases))[0]?.cursor).toBe('token 2')
})

it('deals with what came of a carrier that always has more, and goes on from there', async () => {
  const { feed, dealtWith, read } = feedOf((page) => ({ events: [eventOf(`${page}`)], cursor: `${page}` }))
  await feed.poll()
  const first = read()
  expect(dealtWith).toHaveLength(first)
  await feed.poll()
  expect(new Set(dealtWith).size).toBe(2 * first)
})

it('has caught up with a carrier that always has more when that says so, as of when it began to read', async () => {
  const { db } = database
  const { feed } = feedOf((page) => ({ events: [eventOf(`${page}`)], cursor: `${page}`, isEnd: page % 30 === 0 }))
  await feed.poll()
  const caughtUpAt = async () => (await db.select().from(jobLeases))[0]?.caughtUpAt
  expect([feed.hasCaughtUp, await caughtUpAt()]).toEqual([false, null])
  await feed.poll()
  expect(feed.hasCaughtUp).toBe(true)
  // Its first event came after that moment, and may not have been the only one.
  const [event] = await db.select().from(carrierEvents).where(eq(carrierEvents.id, '21'))
  const at = await caughtUpAt()
  expect(at?.getTime()).toBeLessThanOrEqual(event!.at.getTime())
})

it('has caught up before it deals with what it read, and reads again while that takes long', async () => {
  const { db } = database
  let elapsed = 0
  jest.spyOn(performance, 'now').mockImplementation(() => elapsed)
  const caughtUp: boolean[] = []
  let pages = 0
  const events = ['1', '2', '3'].map(eventOf)
  const feed = new CarrierFeed({
    db,
    carrier: { events: async () => ({ events: (pages += 1) === 1 ? events : [], cursor: '1' }) },
    now: () => new Date(),
    async apply() {
      elapsed += 30_000
      caughtUp.push((await db.select().from(jobLeases))[0]?.caughtUpAt !== null)
      throw new CarrierError('timed_out', 'no answer')
    },
    onFault: () => undefined,
  })
  await feed.poll()
  await feed.poll()
  expect(caughtUp).toEqual([true, true])
  expect(pages).toBe(3)
})

it('reads no further when the server stops', async () => {
  const { feed, read } = feedOf((page) => ({ events: [eventOf(`${page}`)], cursor: `${page}` }))
  await feed.poll(() => read() >= 3)
  expect(read()).toBe(3)
})

it('goes past a message with a character that the database cannot store', async () => {
  const sms = { to: '19020', text: '0\0' }
  const page: CarrierEvents = {
    events: [{ ...eventOf('nul'), kind: 'sms', sms }, eventOf('next')],
    cursor: '2',
    isEnd: true,
  }
  const { feed, dealtWith } = feedOf(() => page)
  await feed.poll()
  expect(dealtWith).toEqual(['nul', 'next'])
  const [stored] = await database.db.select().from(carrierEvents).where(eq(carrierEvents.id, 'nul'))
  expect(stored).toMatchObject({ smsTo: '19020', smsText: '0' })
})

it('goes past events whose ids and numbers the database could not store', async () => {
  const long = randomBytes(4_000).toString('base64')
  const events = [{ ...eventOf('id\0'), msisdn: `\0${long}` }, eventOf(long), eventOf('next')]
  const { feed, dealtWith } = feedOf(() => ({ events, cursor: '3', isEnd: true }))
  expect(await feed.poll()).toBe(3)
  expect(dealtWith.at(-1)).toBe('next')
  // Read again, each is known by its id as before.
  expect(await feed.poll()).toBe(0)
})

it('finds the person of a number in whatever spelling', async () => {
  const spellings = ['0912345678', '912345678', '218912345678', '00218912345678', '+218912345678']
  const events = spellings.map((msisdn) => ({ ...eventOf(msisdn), msisdn }))
  const { db } = database
  const { feed } = feedOf((page) => ({ events: page === 1 ? events : [], cursor: '5' }))
  await feed.poll()
  const stored = await db.select().from(carrierEvents)
  expect(new Set(stored.map(({ msisdn }) => msisdn))).toEqual(new Set(['+218912345678']))
})

it('takes two events for two though their ids begin with the same long name', async () => {
  const page = 'token of a page '.repeat(20)
  const events = [eventOf(`${page}1`), eventOf(`${page}2`)]
  const { feed, dealtWith } = feedOf((number) => ({ events: number === 1 ? events : [], cursor: '2' }))
  expect(await feed.poll()).toBe(2)
  expect(new Set(dealtWith).size).toBe(2)
})

it('goes past events of times that are none, or that the database could not store', async () => {
  const times = [new Date(NaN), new Date(-8.64e15), new Date(8.64e15)]
  const events = times.map((at, index) => ({ ...eventOf(`${index}`), at }))
  const { feed } = feedOf((page) => ({ events: page === 1 ? events : [], cursor: '3' }))
  expect(await feed.poll()).toBe(3)
  expect(feed.hasCaughtUp).toBe(true)
})

it('gives up no event for a carrier that is down, however long', async () => {
  const { db } = database
  const errors = [new CarrierError('unavailable', 'down'), new Error('a fault of ours')]
  const faults: unknown[] = []
  const events = errors.map((_, index) => eventOf(`${index}`))
  const feed = new CarrierFeed({
    db,
    carrier: { events: async (after) => ({ events: after === null ? events : [], cursor: '2' }) },
    now: () => new Date(),
    apply: async ({ id }) => {
      throw errors[Number(id)]!
    },
    onFault: (error) => faults.push(error),
  })
  await feed.poll()
  await db.update(carrierEvents).set({ tries: 1_000, nextAt: new Date(0) })
  await feed.poll()
  const stored = await db.select().from(carrierEvents).orderBy(carrierEvents.seq)
  expect(stored.map(({ tries, outcome }) => [tries, outcome])).toEqual([
    [1_000, null],
    [1_000, 'given up'],
  ])
  expect(faults).toEqual([errors[1], errors[1]])
})

it('gives up nothing by which somebody may have cancelled, and says which event it is', async () => {
  const { db } = database
  const kinds = ['sms', 'cancelled', 'renewed'] as const
  const events = kinds.map((kind) => ({ ...eventOf(kind), kind, sms: { to: '19020', text: '0' } }))
  const faulty: string[] = []
  const feed = new CarrierFeed({
    db,
    carrier: { events: async (after) => ({ events: after === null ? events : [], cursor: '3' }) },
    now: () => new Date(),
    apply: async () => {
      throw new Error('a fault of ours')
    },
    onFault: (_, id) => faulty.push(id),
  })
  await feed.poll()
  await db.update(carrierEvents).set({ tries: 1_000, nextAt: new Date(0) })
  await feed.poll()
  const stored = await db.select().from(carrierEvents).orderBy(carrierEvents.seq)
  expect(stored.map(({ outcome }) => outcome)).toEqual([null, null, 'given up'])
  expect(faulty).toEqual([...kinds, ...kinds])
})

it('gives up no event for one fault of ours after a carrier that was down for days', async () => {
  const { db } = database
  let failure: Error = new CarrierError('unavailable', 'down')
  const cancelled: CarrierEvent = { ...eventOf('cancelled'), kind: 'cancelled' }
  const feed = new CarrierFeed({
    db,
    carrier: { events: async (after) => ({ events: after === null ? [cancelled] : [], cursor: '1' }) },
    now: () => new Date(),
    apply: async () => {
      throw failure
    },
    onFault: () => undefined,
  })
  const due = () => db.update(carrierEvents).set({ nextAt: new Date(0) })
  for (let hour = 0; hour < 3 * 24; hour += 1) {
    await feed.poll()
    await due()
  }
  failure = new Error('a statement took too long')
  await feed.poll()
  expect(await db.select().from(carrierEvents)).toMatchObject([{ outcome: null, msisdn: cancelled.msisdn }])
})

it('deals with what is stored while the carrier tells of nothing new', async () => {
  const { db } = database
  await db.insert(carrierEvents).values(eventOf('stored'))
  const down = new CarrierError('unavailable', 'down')
  const { feed, dealtWith } = feedOf(() => {
    throw down
  })
  await expect(feed.poll()).rejects.toBe(down)
  expect(dealtWith).toEqual(['stored'])
  expect(feed.hasCaughtUp).toBe(false)
  expect(await db.select().from(jobLeases)).toMatchObject([{ caughtUpAt: null }])
})

it('is read by another server at once when the one that read it stops', async () => {
  const none = () => ({ events: [], cursor: null })
  const [first, second] = [feedOf(none), feedOf(none)]
  await first.feed.poll()
  await second.feed.poll()
  expect([first.read(), second.read()]).toEqual([1, 0])
  await first.feed.release()
  await second.feed.poll()
  expect(second.read()).toBe(1)
})

it('is not taken from the server that reads it by one that stops', async () => {
  const none = () => ({ events: [], cursor: null })
  const [first, second] = [feedOf(none), feedOf(none)]
  await first.feed.poll()
  await second.feed.release()
  await second.feed.poll()
  expect(second.read()).toBe(0)
})
