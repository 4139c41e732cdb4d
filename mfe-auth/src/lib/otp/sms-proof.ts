import { ApiError } from '@yawmi/api-client'
import type { Proof } from '@yawmi/contract'

type WantedProof = Extract<Proof, { kind: 'sms' }>

/** A message that the person sends from the number itself, as the page keeps it. */
export interface SmsProof extends Omit<WantedProof, 'kind' | 'expiresIn'> {
  /** Epoch milliseconds until which the token is taken. */
  expiresAt: number
  /** The code is offered no longer: only the message leads on. */
  demanded: boolean
  /** The message is asked for now, in place of the code. */
  shown: boolean
}

export const keptProof = (
  { to, text, token, expiresIn, retryAfter }: WantedProof,
  demanded = true,
  now = Date.now(),
): SmsProof => ({ to, text, token, retryAfter, expiresAt: now + expiresIn * 1000, demanded, shown: demanded })

/** The message that a failed call wants in place of a code, or offers beside it. */
export function smsProofOf(error: unknown, now = Date.now()): SmsProof | undefined {
  if (!(error instanceof ApiError)) return undefined
  const { proof } = error.reply ?? {}
  return proof?.kind === 'sms' ? keptProof(proof, error.id === 'proof_required', now) : undefined
}
