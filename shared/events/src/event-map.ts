import type { Proof, Subscriber } from '@yawmi/contract'

/** What an OTP dialog is asked for (specification, section 2, "OTP modal"). */
export type OtpPurpose = 'subscribe' | 'unsubscribe' | 'activate'

/** Every event of the page's bus and what it carries. What else a new one needs, the types say. */
export interface BusEvents {
  'auth/signed-in': { subscriber: Subscriber }
  'auth/signed-out': { reason: 'logout' | 'deleted' | 'revoked' | 'other-tab' }
  /**
   * Somebody needs a code confirmed; the code was already sent. `retryAfter`: seconds until it may be sent again. With
   * `proof` no code was sent: the server wants a message from the number.
   */
  'auth/otp-wanted': {
    purpose: OtpPurpose
    msisdn: string
    retryAfter: number
    proof?: Extract<Proof, { kind: 'sms' }>
  }
  'auth/otp-confirmed': { purpose: OtpPurpose }
  'alert/payment-required': Record<string, never>
  'alert/renewal-required': Record<string, never>
  'alert/subscribers-only': Record<string, never>
  'alert/server-error': { message: string }
  'alert/success': { title: string; text?: string }
  /** The server refused who we are (401) or what we asked (403): the shell decides where to go. */
  'session/refused': { status: 401 | 403 }
}

export type EventName = keyof BusEvents

/**
 * Whether a late listener is told the last event at once. Facts about the page are replayed; requests and alerts are
 * not, or a remote that loads late would open yesterday's dialog.
 */
export const REPLAY: Record<EventName, boolean> = {
  'auth/signed-in': true,
  'auth/signed-out': false,
  'auth/otp-wanted': false,
  'auth/otp-confirmed': false,
  'alert/payment-required': false,
  'alert/renewal-required': false,
  'alert/subscribers-only': false,
  'alert/server-error': false,
  'alert/success': false,
  'session/refused': false,
}

/** Events that other tabs of the site must hear too. */
export const CROSS_TAB: ReadonlySet<EventName> = new Set<EventName>(['auth/signed-out'])

/** A replayed event that another one makes untrue: a refusal by 401 ends a session as signing out does. */
export const forgottenBy = (name: EventName, payload: unknown): EventName | undefined =>
  name === 'auth/signed-out' || (name === 'session/refused' && (payload as { status?: unknown } | null)?.status === 401)
    ? 'auth/signed-in'
    : undefined
