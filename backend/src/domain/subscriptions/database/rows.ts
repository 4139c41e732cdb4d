import type { Offer } from '@yawmi/brand'
import type { subscriptions } from '../../../infrastructure/db/schema/subscriptions'
import type { OpenCharge, SubscriptionRecord } from '../record'

export type SubscriptionRow = typeof subscriptions.$inferSelect

/** A row as the rules see it. */
export function recordOf(row: SubscriptionRow, msisdn: string | null): SubscriptionRecord {
  const { id, brand, state, trialEndsAt, paidUntil, turnedAt, pastDueSince, retryAt, trialNotified } = row
  return {
    id,
    msisdn,
    brand,
    state,
    trialEndsAt,
    paidUntil,
    turnedAt,
    pastDueSince,
    retryAt,
    trialNotified,
    offer: offerOf(row.amount, row.period),
    tried: row.triedFor && { dueAt: row.triedFor, refusals: row.refusals },
    open: openOf(row),
  }
}

/** The columns that a record stands for. */
export function columnsOf(record: SubscriptionRecord) {
  const { brand, state, trialEndsAt, paidUntil, turnedAt, pastDueSince, retryAt, trialNotified } = record
  const { offer, tried, open } = record
  return {
    brand,
    state,
    trialEndsAt,
    paidUntil,
    turnedAt,
    pastDueSince,
    retryAt,
    trialNotified,
    amount: offer?.amount ?? null,
    period: offer?.period ?? null,
    triedFor: tried?.dueAt ?? null,
    refusals: tried?.refusals ?? 0,
    openKey: open?.key ?? null,
    openDueAt: open?.dueAt ?? null,
    openAmount: open?.offer.amount ?? null,
    openPeriod: open?.offer.period ?? null,
    openSentAt: open?.sentAt ?? null,
    openAskAt: open?.askAt ?? null,
    openAsks: open?.asks ?? 0,
    openAbsent: open?.absent ?? false,
  }
}

function offerOf(amount: number | null, period: Offer['period'] | null): Offer | null {
  return amount === null || period === null ? null : { amount, period }
}

function openOf(row: SubscriptionRow): OpenCharge | null {
  const { openKey: key, openDueAt: dueAt, openSentAt: sentAt, openAskAt: askAt } = row
  const offer = offerOf(row.openAmount, row.openPeriod)
  if (!key || !dueAt || !sentAt || !askAt || !offer) return null
  return { key, dueAt, offer, sentAt, askAt, asks: row.openAsks, absent: row.openAbsent }
}
