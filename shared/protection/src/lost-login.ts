import { ApiError } from '@yawmi/api-client'
import { phoneText, type OtpSent } from '@yawmi/contract'

/**
 * Remembers the number whose login had no answer of the server's, or that of one which could not say yet that its code is good: it
 * may be on its way, of which the next login says only that another one must wait.
 * @returns what to make of a login that failed: the answer that was lost, with the wait until another code; else nothing
 */
export function watchForLostLogin(): (typed: string, error: unknown) => Pick<OtpSent, 'data'> | undefined {
  let lost: string | undefined
  return (typed, error) => {
    if (!(error instanceof ApiError)) return undefined
    if (!error.reply || error.id === 'unavailable') lost = typed
    if (lost !== typed || error.id !== 'otp_wait') return undefined
    return { data: { msisdn: phoneText(typed), retryAfter: error.retryAfter ?? 0 } }
  }
}
