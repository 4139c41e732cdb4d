import { defaultBrand } from '@yawmi/brand'
import { OF_NO_OPERATOR } from '../../../../test/subscriptions/default-plans'
import { cancel, reactivate, subscribe } from '../changes'
import type { Change, SubscriptionRecord } from '../record'
import { planOf } from '../plan'
import { advance, type Outcome, settle } from './charge'
import { GRACE_PERIOD_MS, later, LOST_AFTER_MS, periodOf } from './schedule'

const plan = planOf(defaultBrand)
const NUMBER = '+218912345678'
const START = new Date('2026-11-21T10:00:00Z')
const HOUR_MS = 3_600_000
const DAY_MS = 24 * HOUR_MS
const DUE = later(START, DAY_MS)

const subscribed = () => subscribe('id', NUMBER, plan, { actor: 'person', at: START, isTrialAvailable: true }).next
/** Starts the charges that are due. */
const begin = (record: SubscriptionRecord, now: Date) => advance({ ...record, trialNotified: true }, plan, now)
const answer = (record: SubscriptionRecord, outcome: Outcome, now: Date): Change => {
  const change = settle(record, record.open?.key ?? '', outcome, plan, now)
  if (!change) throw new Error('the answer changed nothing')
  return change
}
const paid = (record: SubscriptionRecord, at: Date): Outcome => ({
  kind: 'charged',
  charge: { key: record.open?.key ?? '', outcome: 'charged', amount: 250, at },
})
const kinds = ({ effects }: Change) => effects.map((effect) => (effect.type === 'attempt' ? effect.state : effect.type))

describe('a charge', () => {
  it('has its key recorded before the carrier is called', () => {
    const { change, due } = begin(subscribed(), DUE)
    expect(kinds(change)).toEqual(['started'])
    expect(due).toMatchObject({ kind: 'charge', amount: 250, msisdn: NUMBER, key: change.next.open?.key })
    expect(begin(subscribed(), later(DUE, -1)).due).toBeNull()
  })

  it('is written down as of now when the carrier’s answer has no time', () => {
    const begun = begin(subscribed(), DUE).change.next
    const change = answer(begun, paid(begun, new Date(NaN)), DUE)
    expect(change.next).toMatchObject({ state: 'active', open: null, paidUntil: later(DUE, DAY_MS) })
    expect(change.effects).toContainEqual(expect.objectContaining({ type: 'charge', chargedAt: DUE }))
  })

  it('is only queried while its outcome is not known, and sent again under its key when it never arrived', () => {
    const begun = begin(subscribed(), DUE).change.next
    const unknown = answer(begun, { kind: 'unknown', reason: 'timed_out' }, DUE).next
    expect(begin(unknown, later(DUE, 1000)).due).toBeNull()
    const asking = begin(unknown, later(DUE, 15_000))
    expect(asking.due).toMatchObject({ kind: 'query', key: begun.open?.key })
    const notFound = answer(unknown, { kind: 'not_found' }, later(DUE, 15_000)).next
    expect(begin(notFound, later(DUE, 15_000)).due).toMatchObject({ kind: 'charge', key: begun.open?.key })
  })

  it('keeps its key after a refusal that the carrier has not recorded, even when the person reactivates meanwhile', () => {
    const begun = begin(subscribed(), DUE).change.next
    const declined = answer(begun, { kind: 'declined', reason: 'expired' }, DUE).next
    expect(declined).toMatchObject({ state: 'expired', open: { key: begun.open?.key, notFound: true } })
    const back = reactivate(declined, plan, { actor: 'person', at: later(DUE, HOUR_MS) })!.next
    expect(begin(back, later(DUE, HOUR_MS)).due).toMatchObject({ kind: 'charge', key: begun.open?.key })
  })

  it('is not sent again at a price that the person has replaced since: another follows when it can no longer arrive', () => {
    const begun = begin(subscribed(), DUE).change.next
    const declined = answer(begun, { kind: 'declined', reason: 'expired' }, DUE).next
    const consent = {
      brand: plan.brand,
      amount: 50,
      period: 'day',
      text: '',
      source: 'web',
      transaction: null,
    } as const
    let record = reactivate(declined, plan, { actor: 'person', at: later(DUE, HOUR_MS), consent })!.next
    for (let hour = 1; hour < 24; hour += 1) {
      const at = later(DUE, hour * HOUR_MS)
      const { change, due } = begin(record, at)
      if (due) expect(due).toMatchObject({ kind: 'query', key: begun.open?.key })
      record = due ? answer(change.next, { kind: 'not_found' }, at).next : change.next
    }
    const lost = begin(record, later(DUE, DAY_MS))
    const dropped = answer(lost.change.next, { kind: 'not_found' }, later(DUE, DAY_MS)).next
    expect([lost.due?.kind, dropped.open]).toEqual(['query', null])
    const { due } = begin(dropped, later(DUE, DAY_MS))
    expect(due).toMatchObject({ kind: 'charge', amount: 50 })
    expect(due?.key).not.toBe(begun.open?.key)
  })

  it('has another key after a recorded refusal, and is retried on a schedule until grace ends', () => {
    let record = begin(subscribed(), DUE).change.next
    const keys = new Set<string>()
    const waits: number[] = []
    let now = DUE
    for (let tries = 0; tries < 5; tries += 1) {
      keys.add(record.open!.key)
      record = answer(record, { kind: 'refused', reason: 'no_credit' }, now).next
      waits.push((record.retryAt!.getTime() - now.getTime()) / HOUR_MS)
      now = record.retryAt!
      record = begin(record, now).change.next
    }
    expect(keys.size).toBe(5)
    expect(waits).toEqual([3, 6, 12, 24, 24])
    const refused = answer(record, { kind: 'refused', reason: 'no_credit' }, now).next
    const ended = begin({ ...refused, retryAt: later(DUE, GRACE_PERIOD_MS + 1) }, later(DUE, GRACE_PERIOD_MS))
    expect(ended.change.next.state).toBe('expired')
    expect(ended.due).toBeNull()
  })

  it('completed during a cancellation pays for the period that it was started for, and no further one starts', () => {
    const begun = begin(subscribed(), DUE).change.next
    const left = cancel(begun, plan, { actor: 'person', at: DUE })!
    expect(left.effects.find(({ type }) => type === 'message')).toMatchObject({
      text: expect.stringContaining('قد يكتمل خصم'),
    })
    const settled = answer(left.next, paid(begun, DUE), later(DUE, 1000))
    expect(settled.next).toMatchObject({ state: 'cancelled', open: null, paidUntil: later(DUE, DAY_MS) })
    expect(kinds(settled)).toEqual(['charged', 'charge', 'audit', 'message'])
    expect(begin(settled.next, later(DUE, 9 * DAY_MS)).due).toBeNull()
  })

  it('that never arrived is not sent after a cancellation, only queried and then given up', () => {
    const begun = begin(subscribed(), DUE).change.next
    const left = cancel(begun, plan, { actor: 'person', at: DUE })!.next
    expect(begin(left, later(DUE, 1000)).due).toMatchObject({ kind: 'query' })
    const notFound = answer(left, { kind: 'not_found' }, later(DUE, 1000)).next
    expect(begin(notFound, later(DUE, HOUR_MS)).due).toMatchObject({ kind: 'query' })
    const silent = answer(notFound, { kind: 'unknown', reason: 'timed_out' }, later(DUE, LOST_AFTER_MS)).next
    expect(begin(silent, later(DUE, 2 * LOST_AFTER_MS)).due).toMatchObject({ kind: 'query' })
    const given = answer(silent, { kind: 'not_found' }, later(DUE, 2 * LOST_AFTER_MS))
    expect(given.next.open).toBeNull()
    expect(kinds(given)).toEqual(['dropped'])
  })

  it('is settled once: a repeated answer changes nothing', () => {
    const begun = begin(subscribed(), DUE).change.next
    const settled = answer(begun, paid(begun, DUE), DUE).next
    expect(settle(settled, begun.open!.key, paid(begun, DUE), plan, DUE)).toBeNull()
  })

  it('ignores a carrier’s time that is before the charge was due or in the future', () => {
    const begun = begin(subscribed(), DUE).change.next
    for (const at of [later(DUE, -DAY_MS), later(DUE, DAY_MS)]) {
      const { effects } = answer(begun, paid(begun, at), later(DUE, 60_000))
      const entry = effects.find((effect) => effect.type === 'charge')
      expect(entry?.chargedAt.getTime()).toBeGreaterThanOrEqual(DUE.getTime())
      expect(entry?.chargedAt.getTime()).toBeLessThanOrEqual(later(DUE, 60_000).getTime())
    }
  })
})

describe('what is recorded of a charge', () => {
  const unknown: Outcome = { kind: 'unknown', reason: 'timed_out' }
  const declined: Outcome = { kind: 'declined', reason: 'no_credit' }

  it('is the silence of the carrier once for each time that it was sent, with longer waits between the queries', () => {
    const first = answer(begin(subscribed(), DUE).change.next, unknown, DUE)
    expect(kinds(first)).toEqual(['unknown'])
    const at = first.next.open!.nextQueryAt
    expect(at).toEqual(later(DUE, 10_000))
    const second = answer(first.next, unknown, at)
    expect(kinds(second)).toEqual([])
    expect(second.next.open!.nextQueryAt).toEqual(later(at, 20_000))
  })

  it('is once that the carrier has no record of it, and the queries for who has left wait longer each time', () => {
    const left = cancel(begin(subscribed(), DUE).change.next, plan, { actor: 'person', at: DUE })!.next
    const first = answer(left, { kind: 'not_found' }, later(DUE, 1000))
    expect(kinds(first)).toEqual(['not_found'])
    expect(first.next.open!.nextQueryAt).toEqual(later(DUE, 11_000))
    const second = answer(first.next, { kind: 'not_found' }, later(DUE, 11_000))
    expect(kinds(second)).toEqual([])
    expect(second.next.open!.nextQueryAt).toEqual(later(DUE, 31_000))
    expect(answer(second.next, { kind: 'not_found' }, later(DUE, LOST_AFTER_MS)).next.open).toBeNull()
  })

  it('is a decline without a record once, and the next try keeps the key until the carrier takes it', () => {
    const begun = begin(subscribed(), DUE).change.next
    const first = answer(begun, declined, DUE)
    expect(kinds(first)).toEqual(['not_found', 'audit', 'message'])
    expect(first.next).toMatchObject({
      state: 'past_due',
      open: { notFound: true, nextQueryAt: later(DUE, 3 * HOUR_MS) },
    })
    const again = begin(first.next, later(DUE, 3 * HOUR_MS))
    expect(again.due).toMatchObject({ kind: 'charge', key: begun.open?.key })
    expect(again.change.next.open).toMatchObject({ notFound: false, sentAt: later(DUE, 3 * HOUR_MS) })
    const lost = answer(again.change.next, { kind: 'not_found' }, later(DUE, 3 * HOUR_MS)).next
    expect(kinds(answer(lost, declined, later(DUE, 3 * HOUR_MS)))).toEqual([])
  })

  it('is a refusal with its reason, the change of state that it makes, and a key that counts it', () => {
    const begun = begin(subscribed(), DUE).change.next
    const change = answer(begun, { kind: 'refused', reason: 'no_credit' }, DUE)
    const { key, dueAt, offer } = begun.open!
    expect(change.effects).toEqual([
      { type: 'attempt', key, dueAt, offer, state: 'refused', reason: 'no_credit' },
      { type: 'audit', actor: 'job', change: 'chargeRefused', from: 'trial', to: 'past_due', detail: key },
      { type: 'message', dedupKey: `id:no-credit-${DUE.getTime()}`, text: plan.smsText('noCredit', { offer }) },
    ])
    const refused = change.next
    const next = begin(refused, refused.retryAt!).change.next
    expect([begun, next].map(({ open }) => open?.key)).toEqual([`id.${DUE.getTime()}.1`, `id.${DUE.getTime()}.2`])
  })

  it('is no refusal from before the person came back', () => {
    const begun = begin(subscribed(), DUE).change.next
    const left = cancel(begun, plan, { actor: 'person', at: DUE })!.next
    const back = reactivate(left, plan, { actor: 'person', at: later(DUE, HOUR_MS) })!.next
    const late = answer(back, { kind: 'refused', reason: 'no_credit' }, later(DUE, 2 * HOUR_MS)).next
    expect(late).toMatchObject({ state: 'active', retryAt: null, pastDueSince: null, open: null })
    const leftLate = answer(left, { kind: 'refused', reason: 'no_credit' }, later(DUE, HOUR_MS)).next
    expect(leftLate).toMatchObject({ state: 'cancelled', retryAt: null, pastDueSince: null, open: null })
  })

  it('is the price that was agreed to, whatever the brand asks by now', () => {
    const offer = { amount: 100, period: 'week' } as const
    expect(begin({ ...subscribed(), offer }, DUE).due).toMatchObject({ amount: 100 })
  })
})

describe('messages about charges', () => {
  const texts = ({ effects }: Change) => effects.flatMap((effect) => (effect.type === 'message' ? [effect.text] : []))
  const offer = plan.offerOf(NUMBER)!
  const agreed = { amount: 100, period: 'week' } as const

  it('tell that the trial ends, or by a server that stood still that it has ended', () => {
    const notice = advance(subscribed(), plan, later(DUE, -HOUR_MS)).change
    expect(texts(notice)).toEqual([plan.smsText('trialEnding', { offer, until: DUE })])
    expect(notice.next.trialNotified).toBe(true)
    expect(texts(advance(subscribed(), plan, DUE).change)).toEqual([plan.smsText('trialEnded', { offer, until: DUE })])
    expect(texts(advance({ ...subscribed(), offer: agreed }, plan, later(DUE, -HOUR_MS)).change)).toEqual([
      plan.smsText('trialEnding', { offer: agreed, until: DUE }),
    ])
  })

  it('tell once of each period that there is no credit', () => {
    const refused = (record: SubscriptionRecord, at: Date) =>
      answer(record, { kind: 'refused', reason: 'no_credit' }, at)
    const first = refused(begin(subscribed(), DUE).change.next, DUE)
    expect(texts(first)).toEqual([plan.smsText('noCredit', { offer })])
    expect(texts(refused(begin(first.next, first.next.retryAt!).change.next, first.next.retryAt!))).toEqual([])
  })

  it('tell the end of the subscription with the price of returning, which is the brand’s of now, and to a number without a price nothing', () => {
    const late = { ...subscribed(), state: 'past_due', pastDueSince: DUE } as const
    const over = later(DUE, GRACE_PERIOD_MS)
    const ended = (record: SubscriptionRecord) => begin({ ...record, retryAt: later(over, 1) }, over).change
    expect(texts(ended(late))).toEqual([plan.smsText('ended', { offer })])
    expect(texts(ended({ ...late, offer: agreed }))).toEqual([plan.smsText('ended', { offer })])
    expect(texts(ended({ ...late, msisdn: OF_NO_OPERATOR }))).toEqual([])
  })
})

describe('the period that is paid for', () => {
  it('follows the previous one without a gap, or starts with a late charge', () => {
    const day = { amount: 250, period: 'day' } as const
    expect(periodOf(DUE, later(DUE, HOUR_MS), day)).toEqual({ from: DUE, until: later(DUE, DAY_MS) })
    const late = later(DUE, 5 * DAY_MS)
    expect(periodOf(DUE, late, day)).toEqual({ from: late, until: later(late, DAY_MS) })
    expect(periodOf(DUE, DUE, { amount: 1750, period: 'week' }).until).toEqual(later(DUE, 7 * DAY_MS))
  })
})
