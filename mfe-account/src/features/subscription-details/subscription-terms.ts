import { operatorOf, type Brand, type Offer } from '@yawmi/brand'
import { fillText, formatDate, formatDinars, priceText } from '@yawmi/ui'
import type { AccountCopy } from '../../copy/ar'
import type { Charge, SubscriberAccount } from '../subscriber/subscriber.resource'

/** A day's subscription ends at an hour that matters. */
export const moment = (instant: Date) => formatDate(instant, 'time')

/** Still within the free trial: what is covered is covered by it. By the server's dates alone, since a device's clock may be wrong. */
export const inTrial = ({ status, trialEndsAt, expiresAt, pastCharges }: SubscriberAccount) =>
  status === 'active' &&
  trialEndsAt !== null &&
  pastCharges.length === 0 &&
  (expiresAt === null || trialEndsAt.getTime() >= expiresAt.getTime())

/** What the next charge takes and how often: «0,25 دينار يوميًا», where the brand's offers say for how long it pays. */
export function priceOf(charge: Charge, phone: string, brand: Brand): string {
  const offers: Offer[] = operatorOf(brand, phone)?.offers ?? []
  const offer = offers.find(({ amount }) => amount === charge.amount)
  return offer ? priceText(offer) : formatDinars(charge.amount)
}

/** Until when the content is there, in one sentence. */
export function untilText(subscriber: SubscriberAccount, copy: AccountCopy): string {
  const { status, trialEndsAt, expiresAt } = subscriber
  if (inTrial(subscriber) && trialEndsAt) return fillText(copy.trialUntil, { date: moment(trialEndsAt) })
  if (status === 'cancel') return expiresAt ? fillText(copy.endedOn, { date: moment(expiresAt) }) : copy.endedNoDate
  return expiresAt ? fillText(copy.coveredUntil, { date: moment(expiresAt) }) : copy.unset
}
