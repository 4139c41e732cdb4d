// By its name: remotes have the errors from the page's own copy, and another copy's would be none of its kind.
import { ApiError } from '@yawmi/api-client'
import { OTP_LIFETIME_MS, phoneText, type OtpSent } from '@yawmi/contract'

/** The codes that one form, or one button, requests. */
export interface CodeWatch {
  /** A code was sent to a number. */
  sent: (number: string) => void
  /**
   * What to make of a request that failed: where it says that another code must wait, and one was sent before or may be on its way since
   * that request had no answer of the server's, or that of one which could not say yet that its code is good or that the carrier has
   * sent it, the answer that leads to that code (docs/adr/0152). Else nothing.
   */
  answerTo: (number: string, error: unknown) => Pick<OtpSent, 'data'> | undefined
}

export function watchForCode(): CodeWatch {
  let last: { number: string; at: number } | undefined
  const sent = (number: string) => void (last = { number, at: Date.now() })
  return {
    sent,
    answerTo(number, error) {
      if (!(error instanceof ApiError)) return undefined
      // A carrier that was down has sent nothing, and nobody waits for the next: one that was late has, or may have.
      const isLate = error.id === 'carrier_unavailable' && error.retryAfter
      if (!error.reply || error.id === 'unavailable' || isLate) sent(number)
      const isGood = last?.number === number && Date.now() - last.at < OTP_LIFETIME_MS
      if (!isGood || error.id !== 'otp_wait') return undefined
      return { data: { msisdn: phoneText(number), retryAfter: error.retryAfter ?? 0 } }
    },
  }
}
