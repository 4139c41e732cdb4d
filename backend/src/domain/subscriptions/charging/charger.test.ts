import { CarrierError } from '../../../infrastructure/carrier/errors'
import { guarded } from '../../../infrastructure/carrier/guarded'
import type { Carrier } from '../../../infrastructure/carrier/port'
import { subscribe } from '../changes'
import { defaultPlans } from '../../../../test/subscriptions/default-plans'
import { MemoryStore } from '../../../../test/subscriptions/memory-store'
import { Charger } from './charger'

const DAY_MS = 24 * 3_600_000
const PEOPLE = 20
const plans = defaultPlans

/** Subscribers whose trial is over, and a carrier that charges on request, by its own clock. */
async function dueSubscribers() {
  const store = new MemoryStore(plans)
  const clock = { now: new Date('2026-11-21T10:00:00Z') }
  for (let person = 0; person < PEOPLE; person += 1) {
    const msisdn = `+2189120000${person + 10}`
    await store.open(undefined, msisdn, clock.now, (id) =>
      subscribe(id, msisdn, plans.of(null), { actor: 'person', at: clock.now, isTrialAvailable: true }),
    )
  }
  clock.now = new Date(clock.now.getTime() + DAY_MS)
  const calls = {
    charge: jest.fn(async ({ key, amount }: { key: string; amount: number }) => ({
      key,
      amount,
      outcome: 'charged' as const,
      at: clock.now,
    })),
    queryCharge: jest.fn(async () => null),
  }
  const carrier = guarded(calls as unknown as Carrier)
  return { store, clock, calls, charger: new Charger({ store, carrier, plans, now: () => clock.now }) }
}

it('continues at once after its own process was suspended, which is no failure of the carrier', async () => {
  const { store, clock, calls, charger } = await dueSubscribers()
  const taking = store.leaseDue.bind(store)
  // The process is suspended between leasing charges and sending them.
  jest.spyOn(store, 'leaseDue').mockImplementationOnce(async (request) => {
    const taken = await taking(request)
    clock.now = new Date(clock.now.getTime() + 3_600_000)
    return taken
  })
  await charger.run()
  expect(calls.charge).not.toHaveBeenCalled()

  clock.now = new Date(clock.now.getTime() + 60_000)
  // Queried first, since it is not known that they were not sent; then sent.
  await charger.run()
  await charger.run()
  expect(calls.charge).toHaveBeenCalledTimes(PEOPLE)
  expect((await store.books()).ledger).toHaveLength(PEOPLE)
})

it('pauses the charges for a while when the carrier does not answer', async () => {
  const { clock, calls, charger } = await dueSubscribers()
  const silence = async () => {
    throw new CarrierError('timed_out', 'no answer')
  }
  calls.charge.mockImplementation(silence)
  await charger.run()
  const sent = calls.charge.mock.calls.length
  expect(sent).toBeGreaterThan(0)

  clock.now = new Date(clock.now.getTime() + 60_000)
  await charger.run()
  expect(calls.charge).toHaveBeenCalledTimes(sent)
  expect(calls.queryCharge).not.toHaveBeenCalled()
})
