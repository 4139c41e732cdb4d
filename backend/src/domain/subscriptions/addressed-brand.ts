import { defaultBrand } from '@yawmi/brand'
import type { SubscriptionRecord } from './record'
import { smsIntent } from './sms-intent'
import type { Terms } from './terms'

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
  all: readonly Terms[],
): Terms | null {
  const own = record && (record.brand ?? defaultBrand.id)
  return narrowed(
    all.filter(({ sms }) => sms.to === to),
    ({ brand }) => brand === own,
    (terms) => smsIntent(text, terms) !== 'unclear',
    (terms) => terms.serves(msisdn),
    isDefault,
  )
}

/** The brand of a number that the carrier opened without us; null when none serves it. */
export function brandServing(msisdn: string, all: readonly Terms[]): Terms | null {
  return narrowed(
    all.filter((terms) => terms.serves(msisdn)),
    isDefault,
  )
}

const isDefault = ({ brand }: Terms) => brand === defaultBrand.id

/** The first of those that pass every test; a test that none of them passes is passed over. */
function narrowed(all: readonly Terms[], ...tests: ((terms: Terms) => boolean)[]): Terms | null {
  const left = tests.reduce((some, test) => (some.some(test) ? some.filter(test) : some), all)
  return left[0] ?? null
}
