import { ApiError } from '@yawmi/api-client'
import type { Proof } from '@yawmi/contract'

type SmsDemand = Extract<Proof, { kind: 'sms' }>

/** A message that the person sends from the number itself, as the page stores it. */
export interface SmsProof extends Omit<SmsDemand, 'kind' | 'expiresIn'> {
  /** Epoch milliseconds until which the token is valid. */
  expiresAt: number
  /** Only the message leads on; the code is not offered. */
  demanded: boolean
  /** The message is shown now, in place of the code. */
  shown: boolean
}

export const storedProof = (
  { to, text, token, msisdn, expiresIn, retryAfter }: SmsDemand,
  demanded = true,
  now = Date.now(),
): SmsProof => ({ to, text, token, msisdn, retryAfter, expiresAt: now + expiresIn * 1000, demanded, shown: demanded })

/** The message that a failed call demands in place of a code, or offers beside it. */
export function smsProofOf(error: unknown, now = Date.now()): SmsProof | undefined {
  if (!(error instanceof ApiError)) return undefined
  const { proof } = error.reply ?? {}
  return proof?.kind === 'sms' ? storedProof(proof, error.id === 'proof_required', now) : undefined
}
