import { eq } from 'drizzle-orm'
import { sessions as table } from '../../infrastructure/db/schema/auth'
import { subscribers, subscriptions } from '../../infrastructure/db/schema/base'
import { createTestDatabase, type TestDatabase } from '../../../test/database/test-database'
import { Sessions } from './sessions'

const START = Date.parse('2026-11-21T10:00:00Z')
const DAY_MS = 86_400_000
let database: TestDatabase
let now: Date
/** Of two servers on one database. */
let here: Sessions
let there: Sessions
let subscriberId: string

beforeAll(async () => {
  database = await createTestDatabase()
  const at = new Date(START)
  const { db } = database
  const [row] = await db
    .insert(subscribers)
    .values({ msisdn: '+218910000001', name: 'سالم', createdAt: at })
    .returning()
  subscriberId = row!.id
  await db.insert(subscriptions).values({ subscriberId, state: 'trial', stateChangedAt: at, updatedAt: at })
})
beforeEach(() => {
  now = new Date(START)
  const server = () => new Sessions(database.db, () => now, database.db)
  ;[here, there] = [server(), server()]
})
afterAll(() => database.drop())

const begin = () => database.db.transaction((tx) => here.start(tx, subscriberId))

describe('a session', () => {
  it('is asked of the database once for the calls of a page', async () => {
    const token = await begin()
    const query = jest.spyOn(database.db.$client, 'query')
    const calls = await Promise.all(Array.from({ length: 20 }, () => here.of(token)))
    expect(calls.every((session) => session?.id === subscriberId)).toBe(true)
    expect(query).toHaveBeenCalledTimes(1)
    query.mockRestore()
  })

  it('that one server ended is refused by all from the answer on, also by one that knew it a moment before', async () => {
    for (let round = 0; round < 3; round++) {
      const token = await begin()
      const known = await here.of(token)
      const ending = here.revoke(known!.sessionId)
      // Asked for as late as can be: it may be before the row is gone.
      await there.of(token)
      await ending
      expect([await here.of(token), await there.of(token)]).toEqual([null, null])
    }
  })

  it('is over by the clock of the service, whenever it was asked for', async () => {
    const token = await begin()
    expect(await here.of(token)).not.toBeNull()
    now = new Date(START + 90 * DAY_MS)
    expect(await here.of(token)).toBeNull()
  })

  it('has the subscription of now once the clock has moved, and whenever that is asked for', async () => {
    const token = await begin()
    const stateOf = async (session: ReturnType<Sessions['of']>) => (await session)?.subscription.state
    expect(await stateOf(here.of(token))).toBe('trial')
    await database.db.update(subscriptions).set({ state: 'expired' })
    expect(await stateOf(here.ofNow(token))).toBe('expired')
    now = new Date(START + 1_000)
    expect(await stateOf(here.of(token))).toBe('expired')
    await database.db.update(subscriptions).set({ state: 'trial' })
  })

  it('has its last use written down once an hour, however many calls there are', async () => {
    const token = await begin()
    now = new Date(START + DAY_MS)
    const session = await here.of(token)
    await Promise.all(Array.from({ length: 10 }, () => here.of(token)))
    const [row] = await database.db.select().from(table).where(eq(table.tokenHash, session!.sessionId))
    expect(row?.lastUsedAt).toEqual(now)
  })
})
