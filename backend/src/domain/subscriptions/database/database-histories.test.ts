import fc from 'fast-check'
import { createTestDatabase, type TestDatabase } from '../../../../test/database/test-database'
import { newNumber } from '../../../../test/site/sign-in'
import { keysFrom } from '../../keys/keys'
import { DatabaseTestStore } from '../../../../test/subscriptions/database-test-store'
import { histories } from '../../../../test/subscriptions/histories'
import { defaultTerms } from '../../../../test/subscriptions/default-terms'
import { World } from '../../../../test/subscriptions/world'

const RUNS = 200

let database: TestDatabase
beforeAll(async () => (database = await createTestDatabase()))
afterAll(() => database.drop())

/** The same histories as in `histories.test.ts`, on the store that the server uses and a real PostgreSQL. */
describe(`${RUNS} random histories in the database`, () => {
  it('hold what those in memory hold', async () => {
    const keys = keysFrom('k'.repeat(32))
    let charged = 0
    await fc.assert(
      fc.asyncProperty(histories(24), async (acts) => {
        const store = new DatabaseTestStore({ db: database.db, keys, terms: defaultTerms })
        const world = new World(store, [newNumber(), newNumber().replace('+21891', '+21892')])
        try {
          for (const act of acts) await world.act(act)
          await world.calm()
          charged += (await world.check()).ledger.length
        } finally {
          await store.close()
        }
      }),
      { numRuns: RUNS, endOnFailure: true },
    )
    // Far below what chance gives: some fifty.
    expect(charged).toBeGreaterThan(5)
  }, 300_000)
})
