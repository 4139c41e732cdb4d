import fc from 'fast-check'
import { createTestDatabase, type TestDatabase } from '../../../../test/database/test-database'
import { newNumber } from '../../../../test/site/sign-in'
import { keysFrom } from '../../keys/keys'
import { DatabaseTestStore } from '../../../../test/subscriptions/database-test-store'
import { histories } from '../../../../test/subscriptions/histories'
import { twoBrands } from '../../../../test/subscriptions/default-plans'
import { Simulation } from '../../../../test/subscriptions/simulation'

const RUNS = 200

let database: TestDatabase
beforeAll(async () => (database = await createTestDatabase()))
afterAll(() => database.drop())

/** The same histories as in `histories.test.ts`, on the store that the server uses and a real PostgreSQL. */
describe(`${RUNS} random histories in the database`, () => {
  it('have the same guarantees as those in memory', async () => {
    const keys = keysFrom('k'.repeat(32))
    const total = { charged: 0, lateConsents: 0, doubleCharges: 0 }
    await fc.assert(
      fc.asyncProperty(histories(24), async (actions) => {
        const store = new DatabaseTestStore({ db: database.db, keys, plans: twoBrands })
        const simulation = new Simulation(store, [newNumber(), newNumber().replace('+21891', '+21892')])
        try {
          for (const action of actions) await simulation.perform(action)
          await simulation.settle()
          total.charged += (await simulation.check()).ledger.length
          total.lateConsents += simulation.lateConsents
          total.doubleCharges += simulation.doubleCharges
        } finally {
          await store.close()
        }
      }),
      { numRuns: RUNS, endOnFailure: true },
    )
    // Far below the expected numbers, which are some thirty and sixty.
    expect(total.charged).toBeGreaterThan(5)
    expect(total.lateConsents).toBeGreaterThan(5)
    expect(total.doubleCharges).toBe(0)
  }, 300_000)
})
