import type { Offer } from '@yawmi/brand'
import type { subscriptions } from '../../../infrastructure/db/schema/base'
import type { OpenCharge, SubscriptionRecord } from '../record'

export type SubscriptionRow = typeof subscriptions.$inferSelect

/** A row in the form that the rules use. */
export function recordOf(row: SubscriptionRow, msisdn: string | null): SubscriptionRecord {
  const { id, brand, state, trialEndsAt, paidUntil, stateChangedAt, pastDueSince, retryAt, trialNotified } = row
  return {
    id,
    msisdn,
    brand,
    state,
    trialEndsAt,
    paidUntil,
    stateChangedAt,
    pastDueSince,
    retryAt,
    trialNotified,
    offer: offerOf(row.amount, row.period),
    refused: row.refusedDueAt && { dueAt: row.refusedDueAt, refusals: row.refusals },
    open: openOf(row),
  }
}

/** The columns of a record. */
export function columnsOf(record: SubscriptionRecord) {
  const { id: _id, msisdn: _msisdn, offer, refused, open, ...same } = record
  return {
    ...same,
    amount: offer?.amount ?? null,
    period: offer?.period ?? null,
    refusedDueAt: refused?.dueAt ?? null,
    refusals: refused?.refusals ?? 0,
    openKey: open?.key ?? null,
    openDueAt: open?.dueAt ?? null,
    openAmount: open?.offer.amount ?? null,
    openPeriod: open?.offer.period ?? null,
    openSentAt: open?.sentAt ?? null,
    openNextQueryAt: open?.nextQueryAt ?? null,
    openQueryAttempts: open?.queryAttempts ?? 0,
    openNotFound: open?.notFound ?? false,
  }
}

function offerOf(amount: number | null, period: Offer['period'] | null): Offer | null {
  return amount === null || period === null ? null : { amount, period }
}

function openOf(row: SubscriptionRow): OpenCharge | null {
  const { openKey: key, openDueAt: dueAt, openSentAt: sentAt, openNextQueryAt: nextQueryAt } = row
  const offer = offerOf(row.openAmount, row.openPeriod)
  if (!key || !dueAt || !sentAt || !nextQueryAt || !offer) return null
  return { key, dueAt, offer, sentAt, nextQueryAt, queryAttempts: row.openQueryAttempts, notFound: row.openNotFound }
}
