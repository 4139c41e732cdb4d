import { randomUUID } from 'node:crypto'
import { createTestDatabase, type TestDatabase } from '../../../test/database/test-database'
import { type Challenge, otpStore } from './store'

const NOW = new Date('2026-11-21T10:00:00Z')

let database: TestDatabase
beforeAll(async () => (database = await createTestDatabase()))
afterAll(() => database.drop())

const challengeOf = (numberKey: string): Challenge => ({
  numberKey,
  purpose: 'subscribe',
  id: randomUUID(),
  codeMac: 'mac',
  tries: 0,
  expiresAt: new Date(NOW.getTime() + 300_000),
  brand: 'yawmi',
  beforeId: null,
  beforeMac: null,
})

describe('a code that takes the place of another while that one is judged', () => {
  it.each(['countTry', 'remove'] as const)('is left as it is by %s', async (change) => {
    const { db } = database
    const [judged, sent] = [challengeOf(change), challengeOf(change)]
    await otpStore.replace(db, judged)
    await db.transaction(async (tx) => {
      const read = await otpStore.challenge(tx, [change], 'subscribe')
      expect(read).toEqual(judged)
      // Another server: a code that the carrier has taken is written down without the number's lock.
      await otpStore.replace(db, sent)
      await otpStore[change](tx, judged)
    })
    expect(await otpStore.challenge(db, [change], 'subscribe')).toEqual({
      ...sent,
      beforeId: judged.id,
      beforeMac: judged.codeMac,
    })
  })
})

describe('the history of a number', () => {
  it('is made sure of and locked by one statement, so that nobody clears it away in between', async () => {
    const { db } = database
    const numberKey = 'long ago'
    const longAgo = new Date(NOW.getTime() - 2 * 24 * 60 * 60 * 1000)
    const history = { sends: [longAgo.getTime()], wrong: [], confirmedAt: null }
    await db.transaction(async (tx) => {
      await otpStore.lock(tx, [numberKey], longAgo)
      await otpStore.remember(tx, [numberKey], history, longAgo)
    })
    let clearing: Promise<void> | undefined
    await db.transaction(async (tx) => {
      const [insert, select] = [jest.spyOn(tx, 'insert'), jest.spyOn(tx, 'select')]
      expect(await otpStore.lock(tx, [numberKey], NOW)).toMatchObject({ history })
      expect([insert.mock.calls.length, select.mock.calls.length]).toEqual([1, 0])
      // It waits for the lock, and then finds the row in use.
      clearing = otpStore.purge(db, NOW)
      await otpStore.remember(tx, [numberKey], { ...history, confirmedAt: NOW.getTime() }, NOW)
    })
    await clearing
    expect(await db.transaction((tx) => otpStore.lock(tx, [numberKey], NOW))).toMatchObject({
      history: { confirmedAt: NOW.getTime() },
    })
  })
})
