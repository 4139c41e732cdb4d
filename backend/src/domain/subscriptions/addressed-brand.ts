import { defaultBrand } from '@yawmi/brand'
import type { SubscriptionRecord } from './record'
import { smsIntent } from './sms-intent'
import type { Plan } from './plan'

interface Message {
  msisdn: string
  /** The short code that it was sent to. */
  to: string
  text: string
}

/**
 * The brand that a message speaks to. Of several with its short code it is the one that the number subscribes to or did
 * last, else one whose words it has, else one that serves the number, else the default one.
 * @returns null when the short code is no brand's
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

/** The brand of a number that the carrier opened without us; null when none serves it. */
export function brandServing(msisdn: string, all: readonly Plan[]): Plan | null {
  return firstMatch(
    all.filter((plan) => plan.serves(msisdn)),
    isDefault,
  )
}

const isDefault = ({ brand }: Plan) => brand === defaultBrand.id

/** The first of those that pass every test; a test that none of them passes is passed over. */
function firstMatch(all: readonly Plan[], ...tests: ((plan: Plan) => boolean)[]): Plan | null {
  const candidates = tests.reduce((some, test) => (some.some(test) ? some.filter(test) : some), all)
  return candidates[0] ?? null
}
