import { OTP_LENGTH, toAsciiDigits } from '@yawmi/contract'
import { ApiError } from '../../lib/errors'
import { ar } from './copy/ar'
import type { Verdict } from './rules'

/**
 * The code as the server compares it.
 * @throws ApiError 422 under `otp` when it is not four digits; that costs no try.
 */
export function readCode(typed: string): string {
  const code = toAsciiDigits(typed).replace(/\s/g, '')
  if (code.length === OTP_LENGTH && /^\d+$/.test(code)) return code
  throw new ApiError('validation', { message: ar.malformed, errors: { otp: [ar.malformed] } })
}

/** What a person is told of a code that did not do. */
export function verdictMessage(verdict: Exclude<Verdict, { kind: 'right' }>): string {
  switch (verdict.kind) {
    case 'wrong':
      return verdict.triesLeft > 0 ? ar.wrong(verdict.triesLeft) : ar.wrongLast
    case 'expired':
      return ar.expired
    case 'exhausted':
      return ar.exhausted
    case 'blocked':
      return ar.blocked(verdict.retryAfter)
  }
}

/** What whoever asks for another code too early is told. @param retryAfter seconds */
export function waitBeforeSend(retryAfter: number): ApiError {
  const message = ar.waitBeforeSend(retryAfter)
  return new ApiError('otp_wait', { message, retryAfter, errors: { msisdn: [message], otp: [message] } })
}
