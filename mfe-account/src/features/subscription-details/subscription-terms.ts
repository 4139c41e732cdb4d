import { operatorOf, type Brand, type Offer } from '@yawmi/brand'
import { fillText, formatDate, formatDinars, priceText } from '@yawmi/ui'
import type { Strings } from '../../copy/ar'
import type { NextCharge, SubscriberAccount } from '../../lib/subscriber.resource'

/** A day's subscription ends at an hour that matters. */
export const moment = (instant: Date) => formatDate(instant, 'time')

/** What is covered is covered by the free trial: nothing has been paid yet. */
const isOfTrial = ({ trialEndsAt, expiresAt, pastCharges }: SubscriberAccount) =>
  trialEndsAt !== null &&
  pastCharges.length === 0 &&
  (expiresAt === null || trialEndsAt.getTime() >= expiresAt.getTime())

/** Still within the free trial. By the server's dates alone, since a device's clock may be wrong. */
export const inTrial = (subscriber: SubscriberAccount) =>
  subscriber.status === 'active' && isOfTrial(subscriber) && !isOverdue(subscriber)

/**
 * What the next charge takes and how often: «0.250 دينار يوميًا». Where the server does not say how often, the brand's offers
 * do, if one is of that amount.
 */
export function priceOf({ amount, period }: NextCharge, phone: string, brand: Brand): string {
  if (period) return priceText({ amount, period })
  const offers: Offer[] = operatorOf(brand, phone)?.offers ?? []
  const offer = offers.find((one) => one.amount === amount)
  return offer ? priceText(offer) : formatDinars(amount)
}

/** What was paid for is used up and the charge was tried without success: the next one is later than the end. */
export const isOverdue = ({ status, expiresAt, nextCharge }: SubscriberAccount) =>
  status === 'active' && expiresAt !== null && nextCharge !== null && nextCharge.at > expiresAt

/** Why the content is closed now, and what to do about it; nothing while it is open, or where `untilText` says it. */
export function closedText(subscriber: SubscriberAccount, strings: Strings): string | undefined {
  const { standing } = subscriber
  if (standing === 'expired') return strings.closedExpired
  if (standing === 'good' || isOverdue(subscriber)) return undefined
  return inTrial(subscriber) ? strings.closedInTrial : strings.closedNoCredit
}

/** Until when the content is there, in one sentence. */
export function untilText(subscriber: SubscriberAccount, strings: Strings): string {
  const { trialEndsAt, expiresAt } = subscriber
  if (inTrial(subscriber) && trialEndsAt) return fillText(strings.trialUntil, { date: moment(trialEndsAt) })
  if (!expiresAt) return subscriber.status === 'cancel' ? strings.endedNoDate : strings.unset
  return fillText(sentence(subscriber, strings), { date: moment(expiresAt) })
}

function sentence(subscriber: SubscriberAccount, strings: Strings): string {
  if (isOverdue(subscriber)) return isOfTrial(subscriber) ? strings.trialOverdue : strings.overdue
  // One sentence for an end that comes and one that is past: a device's clock does not know which.
  return subscriber.status === 'active' ? strings.coveredUntil : strings.endedOn
}
