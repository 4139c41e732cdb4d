import { setTimeout as wait } from 'node:timers/promises'
import { CarrierError } from '../../../infrastructure/carrier/errors'
import { guarded } from '../../../infrastructure/carrier/guarded'
import type { Carrier, Charge } from '../../../infrastructure/carrier/port'
import { subscribe } from '../changes'
import { defaultPlans } from '../../../../test/subscriptions/default-plans'
import { MemoryStore } from '../../../../test/subscriptions/memory-store'
import { Charger } from './charger'

const DAY_MS = 24 * 3_600_000
const PEOPLE = 20
const plans = defaultPlans

/** Subscribers whose trial is over, and a carrier that charges on request, by its own clock. */
async function dueSubscribers({
  lostUntil,
  ...options
}: { lostUntil?: Date } & Partial<
  Pick<ConstructorParameters<typeof Charger>[0], 'areCancellationsKnown' | 'maxConcurrent' | 'onOtherAmount'>
> = {}) {
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
    queryCharge: jest.fn(async (_key: string): Promise<Charge | null> => null),
  }
  const carrier = guarded(calls as unknown as Carrier)
  const charger = new Charger({
    ...{ store, carrier, plans, now: () => clock.now },
    ...(lostUntil && { lostUntil: async () => lostUntil }),
    ...options,
  })
  return { store, clock, calls, charger }
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

it('begins no charge when it was suspended after it saw that the carrier’s events are read', async () => {
  const { store, clock, calls, charger } = await dueSubscribers({
    async areCancellationsKnown() {
      clock.now = new Date(clock.now.getTime() + 600_000)
      return true
    },
  })
  await charger.run()
  await store.endLeases()
  await charger.chargeNow((await store.books()).records[0]!.id)
  expect(calls.charge).not.toHaveBeenCalled()
})

it('keeps a page that has waited for the carrier already no longer than what is left of its ten seconds', async () => {
  const { store, calls, charger } = await dueSubscribers()
  const charge = calls.charge.getMockImplementation()!
  let answer = () => {}
  const answered = new Promise<void>((resolve) => (answer = resolve))
  calls.charge.mockImplementation(async (request) => answered.then(() => charge(request)))
  const began = performance.now()
  await charger.chargeNow((await store.books()).records[0]!.id, { isAgreed: true, beganAt: began - 8_000 })
  expect(performance.now() - began).toBeLessThan(2_000)
  expect(calls.charge).toHaveBeenCalledTimes(1)
  answer()
  await wait(50)
  expect((await store.books()).ledger).toHaveLength(1)
})

it('writes down the charges under way when the database fails for the next ones', async () => {
  const { store, calls, charger } = await dueSubscribers({ maxConcurrent: 8 })
  const charge = calls.charge.getMockImplementation()!
  // Half of the answers come later than the others.
  let nth = 0
  calls.charge.mockImplementation(async (request) => {
    if ((nth += 1) > 4) await wait(60)
    return charge(request)
  })
  const leasing = store.leaseDue.bind(store)
  const failure = new Error('the database is away')
  jest.spyOn(store, 'leaseDue').mockImplementationOnce(leasing).mockRejectedValueOnce(failure)
  await expect(charger.run()).rejects.toBe(failure)
  expect((await store.books()).ledger).toHaveLength(8)
})

it('takes no answer about another key for its own, and queries the carrier', async () => {
  const { store, clock, calls, charger } = await dueSubscribers()
  const ofAnother = async ({ amount }: { amount: number }) => ({
    ...{ key: 'another', amount },
    ...{ outcome: 'charged' as const, at: clock.now },
  })
  const keysInLedger = async () => new Set((await store.books()).ledger.map(({ key }) => key)).size
  calls.charge.mockImplementation(ofAnother)
  await charger.run()
  expect(await keysInLedger()).toBe(0)

  calls.queryCharge
    .mockImplementation(async (key) => ({ key, amount: 250, outcome: 'charged', at: clock.now }))
    .mockImplementationOnce(() => ofAnother({ amount: 250 }))
  clock.now = new Date(clock.now.getTime() + 60_000)
  await charger.run()
  expect(await keysInLedger()).toBe(PEOPLE - 1)
  clock.now = new Date(clock.now.getTime() + 60_000)
  await charger.run()
  expect(await keysInLedger()).toBe(PEOPLE)
  expect(calls.charge).toHaveBeenCalledTimes(PEOPLE)
})

it('asks what becomes of charges that the carrier leaves pending, and takes that for no failure of it', async () => {
  const { store, clock, calls, charger } = await dueSubscribers()
  const isSettled = new Set<string>()
  const charge = calls.charge.getMockImplementation()!
  const pending = (key: string): Charge => ({ key, amount: 250, outcome: 'pending', at: clock.now })
  calls.charge.mockImplementation(async ({ key }) => pending(key) as never)
  calls.queryCharge.mockImplementation(async (key) =>
    isSettled.has(key) ? charge({ key, amount: 250 }) : pending(key),
  )
  await charger.run()
  // A carrier that is left alone after some failures is sent no more.
  expect(calls.charge).toHaveBeenCalledTimes(PEOPLE)
  for (let minutes = 0; minutes < 60; minutes += 5) {
    clock.now = new Date(clock.now.getTime() + 5 * 60_000)
    await charger.run()
  }
  for (const [{ key }] of calls.charge.mock.calls) isSettled.add(key)
  clock.now = new Date(clock.now.getTime() + 3_600_000)
  await charger.run()
  expect(calls.charge).toHaveBeenCalledTimes(PEOPLE)
  expect((await store.books()).ledger).toHaveLength(PEOPLE)
})

it('says of whom the carrier took another amount than it was asked for', async () => {
  const onOtherAmount = jest.fn()
  const { store, clock, calls, charger } = await dueSubscribers({ onOtherAmount })
  calls.charge.mockImplementationOnce(async ({ key, amount }) => ({
    ...{ key, outcome: 'charged', at: clock.now },
    amount: amount * 1_000,
  }))
  await charger.run()
  const [[{ key }]] = calls.charge.mock.calls as unknown as [[{ key: string }]]
  expect(onOtherAmount.mock.calls).toEqual([[{ key, amount: 250, taken: 250_000 }]])
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

describe('in a database that was restored from a backup', () => {
  const restored = new Date('2026-11-22T10:00:00Z')

  it('charges nobody whose first charge was refused and whose second one was made after the backup', async () => {
    const { store, clock, calls, charger } = await dueSubscribers({ lostUntil: restored })
    calls.queryCharge.mockImplementation(async (key: string) => {
      const outcome = key.endsWith('.1') ? 'refused' : 'charged'
      return { key, outcome, amount: 250, at: restored }
    })
    await charger.run()
    // The next try after a refusal is three hours later.
    clock.now = new Date(clock.now.getTime() + 3 * 3_600_000)
    await charger.run()
    expect(calls.charge).not.toHaveBeenCalled()
    expect((await store.books()).ledger).toHaveLength(PEOPLE)
  })

  it('charges what the carrier never saw, and what is due later without a query', async () => {
    const { clock, calls, charger } = await dueSubscribers({ lostUntil: restored })
    await charger.run()
    expect(calls.queryCharge).toHaveBeenCalledTimes(PEOPLE)
    expect(calls.charge).toHaveBeenCalledTimes(PEOPLE)
    clock.now = new Date(clock.now.getTime() + DAY_MS)
    await charger.run()
    expect(calls.queryCharge).toHaveBeenCalledTimes(PEOPLE)
    expect(calls.charge).toHaveBeenCalledTimes(2 * PEOPLE)
  })
})
