import { newNumber } from '../../../../test/site/sign-in'
import { createTestDatabase, type TestDatabase } from '../../../../test/database/test-database'
import { keysFrom } from '../../keys/keys'
import { subscribe } from '../changes'
import { type Outcome, settle } from '../charging/charge'
import { later } from '../charging/schedule'
import { DatabaseTestStore } from '../../../../test/subscriptions/database-test-store'
import { defaultPlans } from '../../../../test/subscriptions/default-plans'

const START = new Date('2026-11-21T10:00:00Z')
const DUE = later(START, 25 * 3_600_000)

let database: TestDatabase
beforeAll(async () => (database = await createTestDatabase()))
afterAll(() => database.drop())

it('applies the second of two answers about one charge to the result of the first', async () => {
  const plan = defaultPlans.of(null)
  const store = new DatabaseTestStore({ db: database.db, keys: keysFrom('k'.repeat(32)), plans: defaultPlans })
  const msisdn = newNumber()
  await store.transaction((tx) =>
    store.open(tx, msisdn, START, (id, isTrialAvailable) =>
      subscribe(id, msisdn, plan, { actor: 'person', at: START, isTrialAvailable }),
    ),
  )
  const { charges } = await store.leaseDue({ now: DUE, limit: 1, plans: defaultPlans })
  const [{ id, key, lease }] = charges as [(typeof charges)[0]]
  const settlement = (outcome: Outcome) => ({
    id,
    lease,
    decide: (record: Parameters<typeof settle>[0]) => settle(record, key, outcome, plan, DUE),
  })
  const charged: Outcome = { kind: 'charged', charge: { key, outcome: 'charged', amount: 250, at: DUE } }
  await store.settle([settlement({ kind: 'unknown', reason: 'timed_out' }), settlement(charged)])

  expect(await store.find(msisdn)).toMatchObject({ open: null, state: 'active' })
  expect((await store.books()).ledger).toHaveLength(1)
  await store.close()
})
