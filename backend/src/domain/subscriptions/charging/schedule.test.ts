import { defaultBrand } from '@yawmi/brand'
import { OF_NO_OPERATOR } from '../../../../test/subscriptions/default-plans'
import { subscribe } from '../changes'
import { planOf } from '../plan'
import type { OpenCharge, SubscriptionRecord } from '../record'
import { GRACE_PERIOD_MS, later, nextCharge, nextQueryAt, nextStep, retryAt } from './schedule'

const plan = planOf(defaultBrand)
const NUMBER = '+218912345678'
const START = new Date('2026-11-21T10:00:00Z')
const inHours = (hours: number) => later(START, hours * 3_600_000)
const TRIAL_END = inHours(24)

const inTrial = (more: Partial<SubscriptionRecord> = {}): SubscriptionRecord => ({
  ...subscribe('id', NUMBER, plan, { actor: 'person', at: START, isTrialAvailable: true }).next,
  ...more,
})
const active = (more: Partial<SubscriptionRecord> = {}) =>
  inTrial({ state: 'active', trialEndsAt: null, paidUntil: inHours(24), ...more })
const pastDue = (more: Partial<SubscriptionRecord> = {}) =>
  active({ state: 'past_due', pastDueSince: inHours(24), retryAt: inHours(27), ...more })
const open: OpenCharge = {
  ...{ key: 'id.1.1', dueAt: TRIAL_END, offer: plan.offerOf(NUMBER)!, sentAt: TRIAL_END, queryAttempts: 0 },
  ...{ nextQueryAt: inHours(25), notFound: false },
}

describe('the next step of a subscription', () => {
  it('is the notice before the trial ends, once, and then its charge', () => {
    expect(nextStep(inTrial(), plan)).toEqual({ step: 'notify', at: inHours(21) })
    expect(nextStep(inTrial({ trialNotified: true }), plan)).toEqual({ step: 'send', at: TRIAL_END })
  })

  it('is no notice for what costs nothing, and none behind a charge', () => {
    expect(nextStep(inTrial({ msisdn: OF_NO_OPERATOR }), plan)).toBeNull()
    expect(nextStep(active({ trialEndsAt: inHours(1) }), plan)).toEqual({ step: 'send', at: inHours(24) })
    const charging = inTrial({ open: { ...open, notFound: true, nextQueryAt: inHours(20) } })
    expect(nextStep(charging, plan)).toEqual({ step: 'send', at: inHours(20) })
    const atOnce = inTrial({ open: { ...open, notFound: true, nextQueryAt: inHours(21) } })
    expect(nextStep(atOnce, plan)).toEqual({ step: 'notify', at: inHours(21) })
  })

  it('is the charge at the end of what is paid for, by the price that was agreed to or the brand’s', () => {
    expect(nextStep(active(), plan)).toEqual({ step: 'send', at: inHours(24) })
    const agreed = active({ msisdn: OF_NO_OPERATOR, offer: { amount: 100, period: 'week' } })
    expect(nextStep(agreed, plan)).toEqual({ step: 'send', at: inHours(24) })
    expect(nextCharge(active({ paidUntil: null }), plan)).toBeNull()
  })

  it('is the retry of a refused charge until grace ends, and then the end', () => {
    const graceEnd = later(inHours(24), GRACE_PERIOD_MS)
    expect(nextStep(pastDue(), plan)).toEqual({ step: 'send', at: inHours(27) })
    expect(nextStep(pastDue({ retryAt: graceEnd }), plan)).toEqual({ step: 'expire', at: graceEnd })
    expect(nextStep(pastDue({ retryAt: later(graceEnd, -1) }), plan)).toMatchObject({ step: 'send' })
    expect(nextStep(pastDue({ msisdn: OF_NO_OPERATOR }), plan)).toEqual({ step: 'expire', at: graceEnd })
    expect(nextStep(pastDue({ pastDueSince: null, retryAt: later(graceEnd, 1) }), plan)?.step).toBe('send')
    expect(nextStep(active({ pastDueSince: inHours(-999) }), plan)?.step).toBe('send')
  })

  it('is never a charge before it is due', () => {
    expect(nextStep(active({ retryAt: inHours(3) }), plan)).toEqual({ step: 'send', at: inHours(24) })
  })

  it('is a query while the outcome of a charge is open, whoever has left meanwhile', () => {
    const query = { step: 'query', at: inHours(25) }
    expect(nextStep(active({ open }), plan)).toEqual(query)
    expect(nextStep(active({ open, state: 'cancelled' }), plan)).toEqual(query)
    expect(nextStep(active({ open: { ...open, notFound: true }, state: 'cancelled' }), plan)).toEqual(query)
  })

  it('is none for who has left', () => {
    for (const state of ['cancelled', 'expired', 'pending'] as const)
      expect(nextStep(active({ state }), plan)).toBeNull()
  })
})

it('refused charges are tried again after 3, 6, 12 and then every 24 hours', () => {
  const hours = [1, 2, 3, 4, 5, 99].map(
    (refusals) => (retryAt(START, refusals).getTime() - START.getTime()) / 3_600_000,
  )
  expect(hours).toEqual([3, 6, 12, 24, 24, 24])
})

it('queries without an answer are made after 10, 20, 40 seconds, and at last every hour', () => {
  const seconds = [0, 1, 2, 99].map((attempts) => (nextQueryAt(START, attempts).getTime() - START.getTime()) / 1000)
  expect(seconds).toEqual([10, 20, 40, 3600])
})
