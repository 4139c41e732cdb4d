import { defaultBrand } from '@yawmi/brand'
import { OF_NO_OPERATOR, otherBrand } from '../../../test/subscriptions/default-plans'
import { cancel, erase, queryNow, reactivate, recordLateConsent, retryNow, subscribe } from './changes'
import { planOf } from './plan'
import type { Change, Consent, OpenCharge, SubscriptionRecord } from './record'

const plan = planOf(defaultBrand)
const otherPlan = planOf(otherBrand)
const NUMBER = '+218912345678'
const START = new Date('2026-11-21T10:00:00Z')
const inHours = (hours: number) => new Date(START.getTime() + hours * 3_600_000)
const TRIAL_END = inHours(24)
const OFFER = plan.offerOf(NUMBER)!
const consent: Consent = { amount: 100, period: 'week', brand: 'nasma', text: 'نعم', source: 'web', transaction: null }

const byPerson = (at = START) => ({ actor: 'person' as const, at })
const subscribed = (msisdn = NUMBER, more: Partial<SubscriptionRecord> = {}): SubscriptionRecord => ({
  ...subscribe('id', msisdn, plan, { ...byPerson(), isTrialAvailable: true }).next,
  ...more,
})
const openCharge = (more: Partial<OpenCharge> = {}): OpenCharge => ({
  ...{ key: 'id.1.1', dueAt: START, offer: OFFER, sentAt: START, queryAttempts: 0, notFound: false },
  nextQueryAt: inHours(1),
  ...more,
})
const messages = (change: Change | null) =>
  change?.effects.flatMap((effect) => (effect.type === 'message' ? [effect.text] : []))

describe('subscribing', () => {
  it('begins with the trial, of which a message tells until when it lasts and what follows', () => {
    const agreed = plan.consent(NUMBER, { on: 'subscribing' })!
    const cause = { ...byPerson(), consent: agreed, detail: 'event' }
    expect(subscribe('id', NUMBER, plan, { ...cause, isTrialAvailable: true })).toEqual({
      at: START,
      next: {
        ...{ id: 'id', msisdn: NUMBER, brand: 'yawmi', state: 'trial', trialEndsAt: TRIAL_END, paidUntil: null },
        ...{ stateChangedAt: START, pastDueSince: null, refused: null, retryAt: null, open: null },
        ...{ trialNotified: false, offer: OFFER },
      },
      effects: [
        { type: 'audit', actor: 'person', change: 'confirmed', from: 'pending', to: 'trial', detail: 'event' },
        { type: 'consent', consent: agreed },
        {
          type: 'message',
          dedupKey: `id:welcome-${START.getTime()}`,
          text: plan.smsText('welcome', { offer: OFFER, until: TRIAL_END }),
        },
      ],
    })
  })

  it.each([
    ['a number that had its trial', plan, false],
    ['a brand that gives none', planOf({ ...defaultBrand, trialHours: 0 }), true],
  ])('is active at once, with a charge due and nothing to tell before it, for %s', (_, of, isTrialAvailable) => {
    const { next, effects } = subscribe('id', NUMBER, of, { ...byPerson(), isTrialAvailable })
    expect(next).toMatchObject({ state: 'active', trialEndsAt: null, paidUntil: START, offer: null })
    expect(effects).toEqual([
      { type: 'audit', actor: 'person', change: 'confirmed', from: 'pending', to: 'active', detail: null },
    ])
  })

  it('tells no price to a number that has none', () => {
    const change = subscribe('id', OF_NO_OPERATOR, plan, { ...byPerson(), isTrialAvailable: true })
    expect(change.next.state).toBe('trial')
    expect(messages(change)).toEqual([])
  })
})

describe('a consent that comes after the carrier’s own event', () => {
  it('sets brand and price, and changes nothing else', () => {
    const before = subscribed()
    expect(recordLateConsent(before, { ...byPerson(), consent })).toEqual({
      at: START,
      next: { ...before, brand: 'nasma', offer: { amount: 100, period: 'week' } },
      effects: [{ type: 'consent', consent }],
    })
    expect(recordLateConsent(before, byPerson())).toBeNull()
  })
})

describe('cancelling', () => {
  it('tells until when the content stays open, and at the very end of that no more', () => {
    const at = inHours(1)
    expect(messages(cancel(subscribed(), plan, byPerson(at)))).toEqual([
      plan.smsText('cancelled', { offer: OFFER, until: TRIAL_END }),
    ])
    expect(messages(cancel(subscribed(), plan, byPerson(TRIAL_END)))).toEqual([
      plan.smsText('cancelledNow', { offer: OFFER }),
    ])
  })

  it('tells the price that returning has, which is the brand’s of now, and the charge in flight that may still come', () => {
    const agreed = { amount: 100, period: 'week' } as const
    const record = subscribed(NUMBER, { offer: agreed })
    expect(messages(cancel(record, plan, byPerson()))).toEqual([
      plan.smsText('cancelled', { offer: OFFER, until: TRIAL_END }),
    ])
    const charging = { ...record, open: openCharge({ offer: agreed }) }
    const [text] = messages(cancel(charging, plan, byPerson()))!
    expect(text).toContain('قد يكتمل خصم 0.100 دينار')
    expect(text).toContain('والسعر 0.250 دينار يوميًا')
  })

  it('tells the price that was agreed to where the brand is gone: whoever returns then keeps it', () => {
    const agreed = { amount: 100, period: 'week' } as const
    const gone = { ...plan, consent: () => undefined }
    expect(messages(cancel(subscribed(NUMBER, { offer: agreed }), gone, byPerson()))).toEqual([
      plan.smsText('cancelled', { offer: agreed, until: TRIAL_END }),
    ])
  })

  it('ends grace and retries', () => {
    const late = subscribed(NUMBER, { state: 'past_due', pastDueSince: START, retryAt: inHours(3) })
    expect(cancel(late, plan, byPerson(inHours(1)))).toMatchObject({
      next: { state: 'cancelled', pastDueSince: null, retryAt: null, stateChangedAt: inHours(1) },
      effects: [{ type: 'audit', change: 'cancelled', from: 'past_due', to: 'cancelled' }, { type: 'message' }],
    })
  })

  it('sends no message to a number without a price, and changes nothing twice', () => {
    const change = cancel(subscribed(OF_NO_OPERATOR), plan, byPerson())!
    expect(messages(change)).toEqual([])
    expect(cancel(change.next, plan, byPerson())).toBeNull()
  })
})

describe('reactivating', () => {
  const left = (more: Partial<SubscriptionRecord> = {}) => subscribed(NUMBER, { state: 'cancelled', ...more })

  it('while the period lasts goes on with it, and says so', () => {
    const change = reactivate(left(), plan, byPerson(inHours(1)))
    expect(change?.next).toMatchObject({ state: 'trial', trialEndsAt: TRIAL_END, stateChangedAt: inHours(1) })
    expect(messages(change)).toEqual([plan.smsText('resumed', { offer: OFFER, until: TRIAL_END })])
  })

  it('at the end of the period has a charge due, whose receipt is the message', () => {
    const change = reactivate(left(), plan, byPerson(TRIAL_END))
    expect(change?.next).toMatchObject({ state: 'active', paidUntil: TRIAL_END })
    expect(messages(change)).toEqual([])
  })

  it('takes the brand and the price that the person agreed to', () => {
    const change = reactivate(left(), otherPlan, { ...byPerson(), consent })
    expect(change?.next).toMatchObject({ brand: 'nasma', offer: { amount: 100, period: 'week' } })
    expect(messages(change)).toEqual([otherPlan.smsText('resumed', { offer: consent, until: TRIAL_END })])
  })

  it('forgets grace and retries, and has a charge in flight queried at once', () => {
    const open = openCharge({ nextQueryAt: inHours(9) })
    const late = left({ state: 'past_due', pastDueSince: START, retryAt: inHours(3), open })
    expect(reactivate(late, plan, byPerson(inHours(2)))?.next).toMatchObject({
      ...{ state: 'active', pastDueSince: null, retryAt: null },
      open: { ...open, nextQueryAt: inHours(2) },
    })
    expect(reactivate(left(), plan, byPerson())?.next.open).toBeNull()
  })

  it('tells no price to a number that has none, and changes nothing for who is subscribed', () => {
    expect(messages(reactivate({ ...left(), msisdn: OF_NO_OPERATOR }, plan, byPerson()))).toEqual([])
    expect(reactivate(subscribed(), plan, byPerson())).toBeNull()
  })
})

describe('what the carrier announces', () => {
  it('has an open charge queried at once, unless that is due already', () => {
    const charging = subscribed(NUMBER, { open: openCharge({ nextQueryAt: inHours(1) }) })
    expect(queryNow(charging, START)).toEqual({
      at: START,
      next: { ...charging, open: { ...charging.open, nextQueryAt: START } },
      effects: [],
    })
    expect(queryNow(charging, inHours(1))).toBeNull()
    expect(queryNow(charging, inHours(2))).toBeNull()
    expect(queryNow(subscribed(), START)).toBeNull()
  })

  it('has a refused charge tried again at once, unless that is due already', () => {
    const refused = subscribed(NUMBER, { state: 'past_due', retryAt: inHours(3) })
    expect(retryNow(refused, START)).toEqual({ at: START, next: { ...refused, retryAt: START }, effects: [] })
    expect(retryNow(refused, inHours(3))).toBeNull()
    expect(retryNow(refused, inHours(4))).toBeNull()
    expect(retryNow(subscribed(), START)).toBeNull()
    expect(retryNow({ ...refused, state: 'cancelled' }, START)).toBeNull()
  })

  it('sends the same key again at once where the carrier has no record of it, and no other while its outcome is open', () => {
    const open = openCharge({ nextQueryAt: inHours(3) })
    const refused = subscribed(NUMBER, { state: 'past_due', retryAt: inHours(3), open: { ...open, notFound: true } })
    expect(retryNow(refused, START)?.next.open).toEqual({ ...open, notFound: true, nextQueryAt: START })
    expect(retryNow({ ...refused, open }, START)?.next.open).toEqual(open)
  })
})

it('erasing a person is recorded, and leaves the subscription as it is', () => {
  const record = subscribed()
  expect(erase(record, { actor: 'person', at: inHours(1) })).toEqual({
    at: inHours(1),
    next: record,
    effects: [{ type: 'audit', actor: 'person', change: 'erased', from: 'trial', to: 'trial', detail: null }],
  })
})
