import fc from 'fast-check'
import {
  coveredUntil,
  isLive,
  PENDING,
  type State,
  type Subscription,
  type SubscriptionEvent,
  transition,
} from './state-machine'
import { dependsOnAccountStatus, standingOf, statusOf } from './standing'

const NOW = new Date('2026-11-21T10:00:00Z')
const inHours = (hours: number) => new Date(NOW.getTime() + hours * 3_600_000)
const subscription = (state: State, more: Partial<Subscription> = {}): Subscription => ({ ...PENDING, state, ...more })

describe('a subscription', () => {
  it('starts with its trial, once for each number', () => {
    const first = transition(PENDING, { type: 'confirmed', at: NOW, trialEndsAt: inHours(24) })
    expect(first).toEqual({ state: 'trial', trialEndsAt: inHours(24), paidUntil: null })
    const second = transition(PENDING, { type: 'confirmed', at: NOW, trialEndsAt: null })
    expect(second).toEqual({ state: 'active', trialEndsAt: null, paidUntil: NOW })
  })

  it('goes past due when a charge is refused, and back when one goes through', () => {
    const late = transition(subscription('trial'), { type: 'chargeRefused' })
    expect(late?.state).toBe('past_due')
    expect(late && transition(late, { type: 'charged', paidUntil: inHours(24) })).toMatchObject({
      state: 'active',
      paidUntil: inHours(24),
    })
    expect(late && transition(late, { type: 'graceEnded' })?.state).toBe('expired')
  })

  it.each<State>(['trial', 'active', 'past_due'])('can be cancelled while it is %s', (state) => {
    expect(transition(subscription(state), { type: 'cancelled' })?.state).toBe('cancelled')
  })

  it('starts no charge after it was cancelled or has expired', () => {
    for (const state of ['cancelled', 'expired', 'pending'] as const) expect(isLive({ state })).toBe(false)
  })

  it('grants the period of a charge that was in flight when it ended', () => {
    const charged = (state: State) => transition(subscription(state), { type: 'charged', paidUntil: inHours(24) })
    expect(charged('cancelled')).toMatchObject({ state: 'cancelled', paidUntil: inHours(24) })
    expect(charged('expired')).toMatchObject({ state: 'active', paidUntil: inHours(24) })
    expect(charged('pending')).toBeNull()
  })

  it.each<State>(['trial', 'active', 'past_due'])(
    'expires when the carrier ends the service while it is %s',
    (state) => {
      expect(transition(subscription(state), { type: 'ended' })?.state).toBe('expired')
    },
  )

  it('is reactivated to its former state while that lasts, and with a charge due after that', () => {
    const back = (more: Partial<Subscription>) =>
      transition(subscription('cancelled', more), { type: 'reactivated', at: NOW })
    expect(back({ trialEndsAt: inHours(1) })?.state).toBe('trial')
    expect(back({ trialEndsAt: inHours(-9), paidUntil: inHours(1) })).toMatchObject({
      state: 'active',
      paidUntil: inHours(1),
    })
    expect(back({ trialEndsAt: inHours(-1) })).toMatchObject({ state: 'active', paidUntil: NOW })
    // At the very end nothing is left of it.
    expect(back({ trialEndsAt: NOW })).toMatchObject({ state: 'active', paidUntil: NOW })
    expect(back({ trialEndsAt: inHours(1), paidUntil: NOW })?.state).toBe('trial')
    expect(back({ trialEndsAt: inHours(1), paidUntil: inHours(-1) })?.state).toBe('trial')
  })

  it('is covered until its trial or its paid period ends, whichever is later', () => {
    const [one, two] = [inHours(1), inHours(2)]
    const covered = (trialEndsAt: Date | null, paidUntil: Date | null) =>
      coveredUntil(subscription('active', { trialEndsAt, paidUntil }))
    expect(covered(null, null)).toBeNull()
    expect(covered(one, null)).toBe(one)
    expect(covered(null, one)).toBe(one)
    expect(covered(one, two)).toBe(two)
    expect(covered(two, one)).toBe(two)
  })

  it('reaches and leaves every state, and never loses a paid period', () => {
    const reached = new Set<State>()
    const left = new Set<State>()
    const event = fc.oneof(
      fc.constant<SubscriptionEvent>({ type: 'confirmed', at: NOW, trialEndsAt: inHours(24) }),
      fc
        .integer({ min: 1, max: 200 })
        .map((hours): SubscriptionEvent => ({ type: 'charged', paidUntil: inHours(hours) })),
      fc.integer({ min: 1, max: 200 }).map((hours): SubscriptionEvent => ({ type: 'reactivated', at: inHours(hours) })),
      fc.constantFrom<SubscriptionEvent>(
        { type: 'chargeRefused' },
        { type: 'graceEnded' },
        { type: 'ended' },
        { type: 'cancelled' },
      ),
    )
    fc.assert(
      fc.property(fc.array(event, { maxLength: 40 }), (events) => {
        let now = PENDING
        for (const one of events) {
          const next = transition(now, one)
          if (!next) continue
          if (next.state !== now.state) left.add(now.state)
          reached.add(next.state)
          const isUnpaid = one.type !== 'confirmed' && one.type !== 'charged' && one.type !== 'reactivated'
          if (isUnpaid) expect(coveredUntil(next)).toEqual(coveredUntil(now))
          now = next
        }
      }),
      { numRuns: 2000 },
    )
    expect(reached).toEqual(new Set(['trial', 'active', 'past_due', 'expired', 'cancelled']))
    expect(left).toEqual(new Set(['pending', 'trial', 'active', 'past_due', 'expired', 'cancelled']))
  })
})

describe('standing', () => {
  it.each([
    ['trial', 'ok', 'good'],
    ['active', 'ok', 'good'],
    ['trial', 'no_credit', 'payment_required'],
    ['active', 'expired', 'expired'],
    ['past_due', 'ok', 'payment_required'],
    ['expired', 'ok', 'expired'],
    ['pending', 'ok', 'expired'],
  ] as const)('of a subscription that is %s, at a carrier that says %s, is %s', (state, carrier, standing) => {
    expect(standingOf(subscription(state), carrier, NOW)).toBe(standing)
  })

  it('is good during a paid period, even without credit', () => {
    const paid = subscription('active', { paidUntil: inHours(2) })
    expect(standingOf(paid, 'no_credit', NOW)).toBe('good')
    expect(standingOf(paid, 'no_credit', inHours(2))).toBe('payment_required')
  })

  it('stays good after cancelling until the paid period ends, whatever the account status', () => {
    const cancelled = subscription('cancelled', { trialEndsAt: inHours(-5), paidUntil: inHours(2) })
    expect(standingOf(cancelled, 'expired', NOW)).toBe('good')
    expect(standingOf(cancelled, 'ok', inHours(2))).toBe('expired')
  })

  it.each([
    ['trial', null, true],
    ['past_due', null, true],
    ['active', null, true],
    ['active', NOW, true],
    ['active', inHours(1), false],
    ['cancelled', inHours(1), false],
    ['expired', null, false],
    ['pending', null, false],
  ] as const)('of a subscription that is %s and paid until %s: the carrier has a say: %s', (state, paidUntil, has) => {
    expect(dependsOnAccountStatus(subscription(state, { paidUntil }), NOW)).toBe(has)
  })

  it('is shown as a subscription to cancel, or one to renew', () => {
    expect(statusOf(subscription('past_due'), 'payment_required')).toBe('active')
    expect(statusOf(subscription('trial'), 'expired')).toBe('cancel')
    expect(statusOf(subscription('cancelled'), 'good')).toBe('cancel')
  })
})
