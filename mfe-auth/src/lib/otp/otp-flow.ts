import { phoneText, type SessionReply } from '@yawmi/contract'
import type { OtpPurpose } from '@yawmi/events'
import type { SmsProof } from './sms-proof'
import type { otpCalls } from './otp-calls'
import { canResend, canSubmit, isOpen, transition, type Challenge, type OtpEvent, type OtpState } from './otp-machine'
import type { PendingCodeStore } from './pending-code'
import { failureOf } from './otp-problem'

export interface OtpFlowParts {
  calls: ReturnType<typeof otpCalls>
  pendingCode: PendingCodeStore
  /** Called once for each code that the server accepted, whether or not the form still shows. */
  onConfirmed: (challenge: Challenge, session?: SessionReply) => void
}

/** Runs the machine: makes the calls, stores what must survive a reload, and notifies subscribers. */
export interface OtpFlow {
  state: () => OtpState
  subscribe: (listener: () => void) => () => void
  /** Opens for a code that was sent, or for a message. `retryAfter`: seconds until another code may be requested. */
  request(challenge: Challenge, retryAfter: number, sms?: SmsProof): void
  /** Restores what was pending in this tab before a reload, if it is still relevant. @returns whether it was */
  restore(isRelevant?: (purpose: OtpPurpose) => boolean): boolean
  type: (code: string) => void
  /** Submits the code, if it is complete and no other call is pending. */
  submit(): Promise<void>
  /** Requests another code, if that is allowed already. */
  resend(): Promise<void>
  /** Shows the message in place of the code, or the code again. */
  showSms(shown: boolean): void
  /** Replaces the message that the person is to send. */
  renewSms(sms: SmsProof): void
  /** The message of a number has arrived: ends the flow of that number. One that was closed meanwhile counts all the same. */
  confirmBySms(msisdn: string, session: SessionReply): void
  close: () => void
}

export function createOtpFlow({ calls, pendingCode, onConfirmed }: OtpFlowParts): OtpFlow {
  let state: OtpState = { name: 'idle' }
  let flights = 0
  const listeners = new Set<() => void>()

  /** @returns whether the event changed the state */
  const send = (event: OtpEvent): boolean => {
    const next = transition(state, event)
    if (next === state) return false
    state = next
    listeners.forEach((listener) => listener())
    return true
  }
  const store = (sentAt: number) => {
    if (isOpen(state))
      pendingCode.write({ challenge: state.challenge, resendAt: state.resendAt, sentAt, sms: state.sms })
  }
  const storeSms = () => store(pendingCode.read()?.sentAt ?? Date.now())
  const open = (challenge: Challenge, resendAt: number, sms?: SmsProof) =>
    send({ type: 'requested', challenge, resendAt, sms })
  const finish = (challenge: Challenge, session?: SessionReply) => {
    pendingCode.clear()
    onConfirmed(challenge, session)
  }
  /** What the server has done is done, but it says nothing to who is at another number by now. */
  const finishUnawaited = (challenge: Challenge, session?: SessionReply) => {
    const isOfThis =
      isOpen(state) && state.challenge.purpose === challenge.purpose && state.challenge.msisdn === challenge.msisdn
    if (isOfThis ? send({ type: 'proved' }) : state.name === 'idle') finish(challenge, session)
  }

  return {
    state: () => state,
    subscribe(listener) {
      listeners.add(listener)
      return () => listeners.delete(listener)
    },
    request({ purpose, msisdn }, retryAfter, sms) {
      // A page of the former release emits and stores what was typed.
      open({ purpose, msisdn: phoneText(msisdn) }, Date.now() + retryAfter * 1000, sms)
      store(Date.now())
    },
    restore(isRelevant = () => true) {
      const pending = pendingCode.read()
      return (
        pending !== undefined &&
        isRelevant(pending.challenge.purpose) &&
        open(pending.challenge, pending.resendAt, pending.sms)
      )
    },
    type: (code) => void send({ type: 'typed', code }),
    async submit() {
      if (!isOpen(state) || !canSubmit(state)) return
      const { challenge, code } = state
      const flight = (flights += 1)
      send({ type: 'submitted', flight })
      try {
        const confirmation = await calls[challenge.purpose].confirm(challenge, code)
        if (!confirmation.ok) send({ type: 'failed', flight, problem: confirmation.problem })
        else if (send({ type: 'confirmed', flight })) finish(challenge, confirmation.session)
        else finishUnawaited(challenge, confirmation.session)
      } catch (error) {
        if (send({ type: 'failed', flight, ...failureOf(error, 'refused') })) storeSms()
      }
    },
    async resend() {
      if (!isOpen(state) || !canResend(state, Date.now())) return
      const { challenge } = state
      const flight = (flights += 1)
      send({ type: 'resend-requested', flight, now: Date.now() })
      try {
        const { data } = await calls[challenge.purpose].resend(challenge)
        if (send({ type: 'resent', flight, resendAt: Date.now() + data.retryAfter * 1000 })) store(Date.now())
      } catch (error) {
        if (send({ type: 'resend-failed', flight, ...failureOf(error, 'not-sent') })) storeSms()
      }
    },
    showSms(shown) {
      if (send({ type: 'sms-shown', shown })) storeSms()
    },
    renewSms(sms) {
      if (send({ type: 'sms-renewed', sms })) storeSms()
    },
    // No other purpose has messages.
    confirmBySms: (msisdn, session) => finishUnawaited({ purpose: 'subscribe', msisdn }, session),
    close() {
      pendingCode.clear()
      send({ type: 'closed' })
    },
  }
}
