import fc from 'fast-check'
import type { State } from './state-machine'
import { type Action, histories } from '../../../test/subscriptions/histories'
import { MemoryStore } from '../../../test/subscriptions/memory-store'
import { twoBrands } from '../../../test/subscriptions/default-plans'
import { Simulation } from '../../../test/subscriptions/simulation'

/** One number of each operator: one pays by the day, one by the week. */
const NUMBERS = ['+218910000001', '+218920000001']

/** Fewer runs for mutation testing, which runs the histories for each mutant. */
const RUNS = Number(process.env.HISTORIES ?? 10_000)

const reached = new Set<State>()
const left = new Set<State>()
let charged = 0
const entries = { signUps: 0, lateConsents: 0, doubleCharges: 0 }

async function run(simulation: Simulation, actions: Action[]): Promise<void> {
  for (const action of actions) await simulation.perform(action)
  await simulation.settle()
  const { audits, ledger } = await simulation.check().finally(() => {
    entries.signUps += simulation.signUps.length
    entries.lateConsents += simulation.lateConsents
    entries.doubleCharges += simulation.doubleCharges
  })
  charged += ledger.length
  for (const { from, to } of audits) {
    if (from !== to) left.add(from)
    reached.add(to)
  }
}

/**
 * The rules, the charger, the lifecycle and the handler of carrier events are the code that the server runs; the store is
 * in memory, with the guarantees of the database (`database-histories.test.ts` runs the same histories on PostgreSQL).
 */
describe('10,000 random histories of two servers, a failing carrier, crashes and a clock that jumps', () => {
  it('never charge twice for one period, nor after a cancellation, and leave the ledger equal to the carrier’s log', async () => {
    await fc.assert(
      fc.asyncProperty(histories(60), (actions) => run(new Simulation(new MemoryStore(twoBrands), NUMBERS), actions)),
      { numRuns: RUNS },
    )
  }, 300_000)

  it('reach and leave every state, and charge', () => {
    expect(reached).toEqual(new Set<State>(['trial', 'active', 'past_due', 'expired', 'cancelled']))
    expect(left).toEqual(new Set<State>(['pending', 'trial', 'active', 'past_due', 'expired', 'cancelled']))
    expect(charged).toBeGreaterThan(RUNS / 2)
  })

  it('start with the web’s own sign-up, with the consent recorded also where the carrier’s event came first', () => {
    expect(entries).toEqual({ signUps: expect.any(Number), lateConsents: expect.any(Number), doubleCharges: 0 })
    expect(entries.signUps).toBeGreaterThan(RUNS * 2)
    expect(entries.lateConsents).toBeGreaterThan(RUNS / 10)
  })
})
