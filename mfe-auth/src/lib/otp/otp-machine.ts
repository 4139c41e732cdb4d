import { OTP_LENGTH } from '@yawmi/contract'
import type { OtpPurpose } from '@yawmi/events'
import type { SmsProof } from './sms-proof'

/**
 * The one-time code as explicit states. Every state but `idle` has its challenge.
 *
 * | state        | event            | goes to      | what changes                                                 |
 * | ------------ | ---------------- | ------------ | ------------------------------------------------------------ |
 * | any          | requested        | entering     | a new challenge, nothing typed, resend waits for its time      |
 * | entering     | typed            | entering     | the code; the problem of the code before is cleared            |
 * | entering     | submitted        | confirming   | only with a complete code                                      |
 * | entering     | resend-requested | entering     | resending; code and problem cleared; only from `resendAt` on   |
 * | entering     | closed           | idle         | everything is cleared                                          |
 * | confirming   | confirmed        | done         |                                                                |
 * | confirming   | failed           | entering     | the problem; a refused code is cleared, any other stays        |
 * | confirming   | closed           | leaving      | nothing shows, but the answer still counts                     |
 * | leaving      | confirmed        | done         | the server has done it, so the page is notified                |
 * | leaving      | failed           | idle         | nothing is shown any more                                      |
 * | done         | closed           | idle         |                                                                |
 * | entering     | sms-shown        | entering     | the message in place of the code, or the code again            |
 * | entering     | sms-renewed      | entering     | another message to send                                        |
 * | entering     | proved           | done         | an answer that is not awaited proved the number all the same   |
 * | confirming   | proved           | done         | the same                                                       |
 *
 * Such answers are that of a message from the number, and that of a code which was on its way when the dialog was closed and opened
 * again. What comes once the dialog is closed counts too (`otp-flow.ts`), as the answer to a code does in `leaving`.
 *
 * Resending has states of its own (`resend`): resting → sending → resting, in `entering` and `confirming` alike:
 * `resent` sets the next time, `resend-failed` the problem. Wrong, expired, too many tries, carrier down and offline are
 * values of `problem` and no states: after each the person types, submits or resends again.
 * An answer carries the number of its flight; one that is no longer awaited changes nothing.
 */
export type OtpState =
  | { name: 'idle' }
  | ({ name: 'entering' } & Open)
  | ({ name: 'confirming'; flight: number } & Open)
  | { name: 'leaving'; challenge: Challenge; flight: number }
  | { name: 'done'; challenge: Challenge }

export interface Challenge {
  purpose: OtpPurpose
  /** In E.164, as the server normalised it. */
  msisdn: string
}

interface Open {
  challenge: Challenge
  /** ASCII digits, at most OTP_LENGTH. */
  code: string
  problem?: OtpProblem
  /** Epoch milliseconds from which another code may be requested. */
  resendAt: number
  resend: { name: 'resting'; sent: boolean } | { name: 'sending'; flight: number }
  /** The alternative: a message from the number, as the server demands or offers it. */
  sms?: SmsProof
}

/** Why it failed. `refused` has the server's text about the code, `not-sent` its text about sending another. */
export type OtpProblem =
  | { kind: 'refused' | 'not-sent'; text: string }
  | { kind: 'offline' | 'slow' | 'garbage' | 'carrier-down' | 'busy' | 'no-cookies' | 'unexpected' }

export type OtpEvent =
  | { type: 'requested'; challenge: Challenge; resendAt: number; sms?: SmsProof }
  | { type: 'typed'; code: string }
  | { type: 'submitted'; flight: number }
  | { type: 'confirmed'; flight: number }
  | { type: 'failed'; flight: number; problem: OtpProblem; resendAt?: number; sms?: SmsProof }
  | { type: 'resend-requested'; flight: number; now: number }
  | { type: 'resent'; flight: number; resendAt: number }
  | { type: 'resend-failed'; flight: number; problem: OtpProblem; resendAt?: number; sms?: SmsProof }
  | { type: 'sms-shown'; shown: boolean }
  | { type: 'sms-renewed'; sms: SmsProof }
  | { type: 'proved' }
  | { type: 'closed' }

/** A state in which something is shown. */
export type OpenState = Extract<OtpState, Open>

export const isOpen = (state: OtpState): state is OpenState => state.name === 'entering' || state.name === 'confirming'
export const isCompleteCode = (code: string): boolean => code.length === OTP_LENGTH
export const canSubmit = (state: OtpState): boolean => state.name === 'entering' && isCompleteCode(state.code)
export const canResend = (state: OtpState, now: number): boolean =>
  state.name === 'entering' && state.resend.name === 'resting' && now >= state.resendAt

const CODE = new RegExp(`^\\d{0,${OTP_LENGTH}}$`)

/** The state after an event; the same object where the event does not apply. */
export function transition(state: OtpState, event: OtpEvent): OtpState {
  switch (event.type) {
    case 'requested':
      return {
        name: 'entering',
        challenge: event.challenge,
        code: '',
        resendAt: event.resendAt,
        resend: { name: 'resting', sent: false },
        sms: event.sms,
      }
    case 'typed':
      if (state.name !== 'entering' || !CODE.test(event.code) || event.code === state.code) return state
      return { ...state, code: event.code, problem: undefined }
    case 'submitted':
      return canSubmit(state) ? { ...open(state), name: 'confirming', flight: event.flight, problem: undefined } : state
    case 'confirmed':
      return isAwaited(state, event.flight) ? { name: 'done', challenge: state.challenge } : state
    case 'failed':
      return isAwaited(state, event.flight) ? afterFailure(state, event) : state
    case 'resend-requested':
      if (!canResend(state, event.now)) return state
      return {
        ...open(state),
        name: 'entering',
        code: '',
        problem: undefined,
        resend: { name: 'sending', flight: event.flight },
      }
    case 'resent':
      return isSending(state, event.flight)
        ? { ...state, resendAt: event.resendAt, resend: { name: 'resting', sent: true } }
        : state
    case 'resend-failed':
      if (!isSending(state, event.flight)) return state
      return {
        ...state,
        resendAt: later(state.resendAt, event.resendAt),
        resend: { name: 'resting', sent: false },
        problem: event.problem,
        sms: event.sms ?? state.sms,
      }
    case 'sms-shown':
      if (state.name !== 'entering' || !state.sms) return state
      return { ...state, sms: { ...state.sms, shown: event.shown }, problem: undefined }
    case 'sms-renewed':
      return state.name === 'entering' && state.sms ? { ...state, sms: event.sms } : state
    case 'proved':
      return isOpen(state) ? { name: 'done', challenge: state.challenge } : state
    case 'closed':
      if (state.name === 'confirming') return { name: 'leaving', challenge: state.challenge, flight: state.flight }
      return state.name === 'leaving' || state.name === 'idle' ? state : { name: 'idle' }
  }
}

type Pending = Extract<OtpState, { flight: number }>

const open = (state: OtpState) => state as OpenState
const isAwaited = (state: OtpState, flight: number): state is Pending => 'flight' in state && state.flight === flight
const isSending = (state: OtpState, flight: number): state is OpenState =>
  isOpen(state) && state.resend.name === 'sending' && state.resend.flight === flight
const later = (current: number, next: number | undefined) => Math.max(current, next ?? 0)

function afterFailure(state: Pending, { problem, resendAt, sms }: Extract<OtpEvent, { type: 'failed' }>): OtpState {
  if (state.name === 'leaving') return { name: 'idle' }
  const { flight: _, ...rest } = state
  const code = problem.kind === 'refused' ? '' : state.code
  return { ...rest, name: 'entering', code, problem, resendAt: later(state.resendAt, resendAt), sms: sms ?? state.sms }
}
