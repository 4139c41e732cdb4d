import { twoBrands } from '../../../test/subscriptions/default-plans'
import { FakeCarrier } from '../../../test/subscriptions/fake-carrier'
import { MemoryStore } from '../../../test/subscriptions/memory-store'
import { CarrierError } from '../../infrastructure/carrier/errors'
import { Lifecycle } from './lifecycle'

const NUMBER = '+218912345678'
const START = new Date('2026-11-21T10:00:00Z')
const inHours = (hours: number) => new Date(START.getTime() + hours * 3_600_000)

function createLifecycle() {
  const clock = { now: START }
  const store = new MemoryStore(twoBrands)
  const carrier = new FakeCarrier(() => clock.now)
  const charger = { chargeNow: jest.fn(async (_id: string, _options?: object) => undefined) }
  const accountStatuses = { forget: jest.fn() }
  const lifecycle = new Lifecycle({ store, carrier, charger, accountStatuses, plans: twoBrands, now: () => clock.now })
  const calls = { confirmOtp: jest.spyOn(carrier, 'confirmOtp'), cancel: jest.spyOn(carrier, 'cancel') }
  const leases = { lease: jest.spyOn(store, 'lease'), release: jest.spyOn(store, 'release') }
  const markHandled = jest.spyOn(store, 'markHandled')
  const signUp = (brand: string | null = null) =>
    lifecycle.signUp(NUMBER, brand, async (_tx, subscriberId) => `session of ${subscriberId}`, 'attempt')
  const record = async () => (await store.find(NUMBER))!
  const subscribed = async () => {
    await signUp()
    calls.confirmOtp.mockClear()
    return { id: (await record()).id, msisdn: NUMBER }
  }
  return {
    ...{ clock, store, carrier, charger, accountStatuses, lifecycle },
    ...{ calls, leases, markHandled, record, signUp, subscribed },
  }
}

const byCarrier = { actor: 'carrier', event: 'event-9' } as const
const agreed = { isAgreed: true, beganAt: expect.any(Number) as number }
const down = expect.objectContaining({ failure: 'unavailable' })

describe('subscribing', () => {
  it('tells the carrier first, and subscribes with session, trial and consent', async () => {
    const { store, carrier, calls, charger, record, signUp } = createLifecycle()
    let before: unknown
    carrier.beforeAnswer = async () => void (before = await store.find(NUMBER))
    expect(await signUp()).toBe(`session of ${(await record()).id}`)
    expect(calls.confirmOtp.mock.calls).toEqual([[{ msisdn: NUMBER, purpose: 'subscribe' }]])
    expect(before).toBeNull()
    expect(await record()).toMatchObject({ state: 'trial', brand: 'yawmi', offer: { amount: 250, period: 'day' } })
    const { consents, audits } = await store.books()
    expect(consents).toMatchObject([{ brand: 'yawmi', transaction: 'attempt' }])
    expect(audits).toMatchObject([{ change: 'confirmed', detail: null }])
    expect(charger.chargeNow).not.toHaveBeenCalled()
  })

  it('changes nothing when the carrier is down', async () => {
    const { store, carrier, signUp } = createLifecycle()
    carrier.behaviour = 'down'
    await expect(signUp()).rejects.toEqual(down)
    expect(await store.find(NUMBER)).toBeNull()
  })

  it('gives who is subscribed a session and no more', async () => {
    const { calls, charger, record, signUp, subscribed, markHandled } = createLifecycle()
    await subscribed()
    const before = await record()
    expect(await signUp('nasma')).toBe(`session of ${before.id}`)
    expect(await record()).toEqual(before)
    expect(calls.confirmOtp).not.toHaveBeenCalled()
    expect(charger.chargeNow).not.toHaveBeenCalled()
    expect(markHandled).not.toHaveBeenCalled()
  })

  it('charges at once a number that had its trial', async () => {
    const { store, charger, record, signUp, subscribed } = createLifecycle()
    await subscribed()
    await store.erase(NUMBER, START)
    await signUp()
    expect(await record()).toMatchObject({ state: 'active', paidUntil: START })
    expect(charger.chargeNow.mock.calls).toEqual([[(await record()).id, agreed]])
  })

  it('records the consent also where the carrier’s own event subscribes the number meanwhile', async () => {
    const { store, carrier, lifecycle, record, signUp } = createLifecycle()
    carrier.beforeAnswer = () => lifecycle.subscribe(NUMBER, byCarrier)
    await signUp('nasma')
    const { records, consents } = await store.books()
    expect(records).toHaveLength(1)
    expect(consents).toMatchObject([{ id: (await record()).id, brand: 'nasma', transaction: 'attempt' }])
    expect((await record()).brand).toBe('nasma')
  })

  it('by the carrier’s event tells it nothing, asks for no consent, and is done once', async () => {
    const { store, lifecycle, calls, record, markHandled } = createLifecycle()
    await lifecycle.subscribe(NUMBER, byCarrier)
    expect(calls.confirmOtp).not.toHaveBeenCalled()
    expect(await record()).toMatchObject({ state: 'trial', offer: null })
    expect(await store.books()).toMatchObject({ consents: [], audits: [{ change: 'confirmed', detail: 'event-9' }] })
    expect(await store.isHandled('event-9')).toBe(true)
    expect(markHandled).not.toHaveBeenCalled()
    await lifecycle.subscribe(NUMBER, { ...byCarrier, event: 'event-10' })
    expect(markHandled.mock.calls).toEqual([[{ id: 'event-10', outcome: 'subscribed already', at: START }]])
  })
})

describe('cancelling', () => {
  it('tells the carrier first, while no charge can start', async () => {
    const { clock, store, carrier, lifecycle, leases, subscribed, record, markHandled } = createLifecycle()
    const who = await subscribed()
    clock.now = inHours(24)
    const meanwhile: unknown[] = []
    carrier.meanwhile = async () => {
      const { charges } = await store.leaseDue({ now: clock.now, limit: 9, plans: twoBrands })
      meanwhile.push((await record()).state, charges)
    }
    await lifecycle.cancel(who, { actor: 'person' })
    expect(meanwhile).toEqual(['trial', []])
    expect(await record()).toMatchObject({ state: 'cancelled' })
    expect(leases.release.mock.calls).toEqual([[who.id, await leases.lease.mock.results[0]?.value]])
    expect(markHandled).not.toHaveBeenCalled()
  })

  it('changes nothing when the carrier is down, and lets charges start again', async () => {
    const { clock, store, carrier, lifecycle, subscribed, record } = createLifecycle()
    const who = await subscribed()
    carrier.behaviour = 'down'
    await expect(lifecycle.cancel(who, { actor: 'person' })).rejects.toEqual(down)
    expect(await record()).toMatchObject({ state: 'trial' })
    clock.now = inHours(24)
    await store.leaseDue({ now: clock.now, limit: 9, plans: twoBrands })
    expect((await store.leaseDue({ now: clock.now, limit: 9, plans: twoBrands })).examined).toBe(0)
    expect((await record()).open).not.toBeNull()
  })

  it('by a message that the carrier cannot take yet lets no charge start until the message is tried again', async () => {
    const { clock, store, carrier, lifecycle, charger, subscribed, record } = createLifecycle()
    const who = await subscribed()
    const byMessage = { actor: 'sms', event: 'event-9' } as const
    carrier.behaviour = 'down'
    await expect(lifecycle.cancel(who, byMessage)).rejects.toEqual(down)
    carrier.behaviour = 'ok'
    clock.now = inHours(24)
    const due = () => store.leaseDue({ now: clock.now, limit: 9, plans: twoBrands })
    expect((await due()).charges).toEqual([])

    await lifecycle.cancel(who, byMessage)
    expect(await record()).toMatchObject({ state: 'cancelled', open: null })
    await lifecycle.reactivate(who, { actor: 'person' })
    expect(charger.chargeNow.mock.calls).toEqual([[who.id, agreed]])
    expect((await due()).charges).toMatchObject([{ id: who.id, kind: 'charge' }])
  })

  it.each(['refused', 'not_found', 'expired'] as const)(
    'is done here where the carrier answers that there is nothing to end: %s',
    async (failure) => {
      const { lifecycle, calls, subscribed, record } = createLifecycle()
      const who = await subscribed()
      calls.cancel.mockRejectedValueOnce(new CarrierError(failure, 'not served any more'))
      await lifecycle.cancel(who, { actor: 'sms', event: 'event-9' })
      expect(await record()).toMatchObject({ state: 'cancelled' })
    },
  )

  it('while another server has the lease waits for nobody, and takes none away', async () => {
    const { lifecycle, leases, subscribed, record } = createLifecycle()
    const who = await subscribed()
    leases.lease.mockResolvedValueOnce(null as never)
    await lifecycle.cancel(who, { actor: 'person' })
    expect(await record()).toMatchObject({ state: 'cancelled' })
    expect(leases.release).not.toHaveBeenCalled()
  })

  it('by the carrier’s event tells it nothing, and is marked as handled with or without a change', async () => {
    const { store, lifecycle, calls, subscribed, markHandled } = createLifecycle()
    const who = await subscribed()
    await lifecycle.cancel(who, byCarrier)
    expect(calls.cancel).not.toHaveBeenCalled()
    expect(await store.isHandled('event-9')).toBe(true)
    expect(markHandled).not.toHaveBeenCalled()
    await lifecycle.cancel(who, { ...byCarrier, event: 'event-10' })
    expect(markHandled.mock.calls).toEqual([[{ id: 'event-10', outcome: 'nothing to change', at: START }]])
    await lifecycle.cancel(who, { actor: 'person' })
    expect(markHandled).toHaveBeenCalledTimes(1)
  })
})

describe('reactivating', () => {
  it('tells the carrier first, asks it anew who the number is, and charges what is due', async () => {
    const { clock, store, lifecycle, calls, accountStatuses, charger, subscribed, record } = createLifecycle()
    const who = await subscribed()
    await lifecycle.cancel(who, { actor: 'person' })
    clock.now = inHours(48)
    let notifiedAt = 0
    calls.confirmOtp.mockImplementationOnce(async () => {
      notifiedAt = performance.now()
      expect((await record()).state).toBe('cancelled')
    })
    await lifecycle.reactivate(who, { actor: 'person', brand: 'nasma', consent: { on: 'renewing' } })
    expect(calls.confirmOtp.mock.calls).toEqual([[{ msisdn: NUMBER, purpose: 'activate' }]])
    expect(accountStatuses.forget.mock.calls).toEqual([[NUMBER]])
    expect(charger.chargeNow.mock.calls).toEqual([[who.id, agreed]])
    // The page's time goes on while the carrier is told.
    expect((charger.chargeNow.mock.calls[0]![1] as { beganAt: number }).beganAt).toBeLessThanOrEqual(notifiedAt)
    const { offer } = await record()
    expect(await record()).toMatchObject({ state: 'active', paidUntil: inHours(48), brand: 'nasma' })
    expect((await store.books()).consents.at(-1)).toMatchObject({ brand: 'nasma', ...offer })
  })

  it('changes nothing when the carrier is down', async () => {
    const { carrier, lifecycle, charger, subscribed, record } = createLifecycle()
    const who = await subscribed()
    await lifecycle.cancel(who, { actor: 'person' })
    carrier.behaviour = 'down'
    await expect(lifecycle.reactivate(who, { actor: 'person' })).rejects.toBeInstanceOf(CarrierError)
    expect((await record()).state).toBe('cancelled')
    expect(charger.chargeNow).not.toHaveBeenCalled()
  })

  it('by the carrier’s event tells it nothing, keeps the brand, and is marked as handled', async () => {
    const { store, lifecycle, calls, subscribed, record } = createLifecycle()
    const who = await subscribed()
    await lifecycle.cancel(who, { actor: 'person' })
    await lifecycle.reactivate(who, byCarrier)
    expect(calls.confirmOtp).not.toHaveBeenCalled()
    expect(await record()).toMatchObject({ state: 'trial', brand: 'yawmi' })
    expect(await store.isHandled('event-9')).toBe(true)
  })
})
