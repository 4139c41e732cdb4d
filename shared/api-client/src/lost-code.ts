// By its name: remotes have the errors from the page's own copy, and another copy's would be none of its kind.
import { ApiError } from '@yawmi/api-client'
import { phoneText, type OtpSent } from '@yawmi/contract'

/**
 * Remembers the number whose request for a code had no answer of the server's, or that of one which could not say yet that its code is
 * good: it may be on its way, of which the next request says only that another one must wait (docs/adr/0152).
 * @returns what to make of a request that failed: the answer that was lost, with the wait until another code; else nothing
 */
export function watchForLostCode(): (number: string, error: unknown) => Pick<OtpSent, 'data'> | undefined {
  let lost: string | undefined
  return (number, error) => {
    if (!(error instanceof ApiError)) return undefined
    if (!error.reply || error.id === 'unavailable') lost = number
    if (lost !== number || error.id !== 'otp_wait') return undefined
    return { data: { msisdn: phoneText(number), retryAfter: error.retryAfter ?? 0 } }
  }
}
