import {
  ApiError,
  GarbageError,
  NetworkError,
  refusalText,
  TooManyRequestsError,
  ValidationError,
} from '@yawmi/api-client'
import type { AuthStrings } from '../../copy/ar'
import { smsProofOf, type SmsProof } from './sms-proof'
import type { OtpProblem } from './otp-machine'

/** What a failed call means to the person: the problem, and from when a retry is allowed (epoch milliseconds). */
export interface Failure {
  problem: OtpProblem
  resendAt?: number
  /** A message from the number, which the server demands in place of the code or offers beside it. */
  sms?: SmsProof
}

/**
 * Maps what a call threw. A 422 has the server's own text, about the code or else about the number.
 * @param refusal what a 422 of this call is about: the code, or sending one.
 */
export function failureOf(error: unknown, refusal: 'refused' | 'not-sent', now = Date.now()): Failure {
  if (!(error instanceof ApiError)) return { problem: { kind: 'unexpected' } }
  const resendAt = error.retryAfter === undefined ? undefined : now + error.retryAfter * 1000
  if (error instanceof ValidationError) {
    const text = refusalText('confirmOtp', error) ?? refusalText('login', error)
    return { problem: text ? { kind: refusal, text } : { kind: 'unexpected' }, resendAt, sms: smsProofOf(error, now) }
  }
  return { problem: { kind: kindOf(error) }, resendAt }
}

function kindOf(error: ApiError): Exclude<OtpProblem, { text: string }>['kind'] {
  if (error instanceof NetworkError) return error.id === 'timeout' ? 'slow' : 'offline'
  if (error instanceof GarbageError) return 'garbage'
  if (error instanceof TooManyRequestsError) return 'busy'
  // A browser that stores no cookie has no CSRF token that the server takes, however often it is fetched.
  if (error.id === 'xsrf_mismatch') return 'no-cookies'
  return error.id === 'carrier_unavailable' ? 'carrier-down' : 'unexpected'
}

const STRING_KEYS = {
  offline: 'failedOffline',
  slow: 'failedSlow',
  garbage: 'failedGarbage',
  'carrier-down': 'failedCarrier',
  busy: 'failedBusy',
  'no-cookies': 'failedCookies',
  unexpected: 'failedUnexpected',
} as const satisfies Record<string, keyof AuthStrings>

/** The text to show: the server's where it has one for a person, ours otherwise. */
export const problemText = (problem: OtpProblem, strings: AuthStrings): string =>
  'text' in problem ? problem.text : strings[STRING_KEYS[problem.kind]]
