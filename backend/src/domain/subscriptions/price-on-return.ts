import type { Offer } from '@yawmi/brand'
import type { Plan } from './plan'

/**
 * The price that whoever has left pays once they return, by a message for instance: what they then agree to. Where nobody
 * agrees to anything, as with a brand that is gone, it stays the one that they agreed to before.
 */
export function priceOnReturn(plan: Plan, msisdn: string | null, agreed: Offer | null): Offer | null {
  const next = msisdn === null ? undefined : plan.consent(msisdn, { on: 'sms' })
  return next ?? agreed ?? plan.offerOf(msisdn)
}
