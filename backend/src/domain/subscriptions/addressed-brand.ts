import { defaultBrand } from '@yawmi/brand'
import type { SubscriptionRecord } from './record'
import { smsIntent } from './sms-intent'
import type { Plan } from './plan'

interface Message {
  msisdn: string
  /** The short code that the message was sent to. */
  to: string
  text: string
}

/**
 * The brand that a message is addressed to. Of several brands with its short code: the one that the number subscribes
 * to or last subscribed to, else one whose keywords the message uses, else one that serves the number, else the default
 * one.
 * @returns null when no brand has the short code
 */
export function addressedBrand(
  { msisdn, to, text }: Message,
  record: Pick<SubscriptionRecord, 'brand'> | null,
  all: readonly Plan[],
): Plan | null {
  const ownBrand = record && (record.brand ?? defaultBrand.id)
  return firstMatch(
    all.filter(({ sms }) => sms.to === to),
    ({ brand }) => brand === ownBrand,
    (plan) => smsIntent(text, plan) !== 'unclear',
    (plan) => plan.serves(msisdn),
    isDefault,
  )
}

/** The brand of a number that the carrier subscribed without us; null when no brand serves it. */
export function brandServing(msisdn: string, all: readonly Plan[]): Plan | null {
  return firstMatch(
    all.filter((plan) => plan.serves(msisdn)),
    isDefault,
  )
}

const isDefault = ({ brand }: Plan) => brand === defaultBrand.id

/** The first brand that passes every test; a test that no brand passes is skipped. */
function firstMatch(all: readonly Plan[], ...tests: ((plan: Plan) => boolean)[]): Plan | null {
  const candidates = tests.reduce((some, test) => (some.some(test) ? some.filter(test) : some), all)
  return candidates[0] ?? null
}
