import type { SessionReply } from '@yawmi/contract'
import type { OtpPurpose } from '@yawmi/events'
import type { SmsProof } from './sms-proof'
import type { otpCalls } from './otp-calls'
import { canResend, canSubmit, isOpen, transition, type Challenge, type OtpEvent, type OtpState } from './otp-machine'
import type { OtpMemory } from './pending-code'
import { failureOf } from './otp-problem'

export interface OtpFlowParts {
  calls: ReturnType<typeof otpCalls>
  memory: OtpMemory
  /** Called once for each code that the server accepted, whether or not the form still shows. */
  onConfirmed: (challenge: Challenge, session?: SessionReply) => void
}

/** The machine at work: it makes the calls, keeps what must survive a reload, and tells who watches. */
export interface OtpFlow {
  state(): OtpState
  subscribe(listener: () => void): () => void
  /** A code was sent, or a message is wanted. `retryAfter`: seconds until another code may be asked for. */
  want(challenge: Challenge, retryAfter: number, sms?: SmsProof): void
  /** Takes up what was pending in this tab before a reload, if that still makes sense; says whether it did. */
  restore(makesSense?: (purpose: OtpPurpose) => boolean): boolean
  type(code: string): void
  /** Sends the code, if it is whole and nothing else is under way. */
  submit(): Promise<void>
  /** Asks for another code, if its time has come. */
  resend(): Promise<void>
  /** Asks for the message in place of the code, or for the code again. */
  showSms(shown: boolean): void
  /** Another message is to be sent than before. */
  renewSms(sms: SmsProof): void
  /** The message came. */
  confirmBySms(session: SessionReply): void
  close(): void
}

export function createOtpFlow({ calls, memory, onConfirmed }: OtpFlowParts): OtpFlow {
  let state: OtpState = { name: 'idle' }
  let flights = 0
  const listeners = new Set<() => void>()

  /** @returns whether the event meant anything to the state. */
  const send = (event: OtpEvent): boolean => {
    const next = transition(state, event)
    if (next === state) return false
    state = next
    listeners.forEach((listener) => listener())
    return true
  }
  const remember = (sentAt: number) => {
    if (isOpen(state)) memory.write({ challenge: state.challenge, resendAt: state.resendAt, sentAt, sms: state.sms })
  }
  const rememberSms = () => remember(memory.read()?.sentAt ?? Date.now())
  const enter = (challenge: Challenge, resendAt: number, sms?: SmsProof) =>
    send({ type: 'wanted', challenge, resendAt, sms })

  return {
    state: () => state,
    subscribe(listener) {
      listeners.add(listener)
      return () => listeners.delete(listener)
    },
    want(challenge, retryAfter, sms) {
      enter(challenge, Date.now() + retryAfter * 1000, sms)
      remember(Date.now())
    },
    restore(makesSense = () => true) {
      const pending = memory.read()
      return (
        pending !== undefined &&
        makesSense(pending.challenge.purpose) &&
        enter(pending.challenge, pending.resendAt, pending.sms)
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
        else if (send({ type: 'confirmed', flight })) {
          memory.clear()
          onConfirmed(challenge, confirmation.session)
        }
      } catch (error) {
        if (send({ type: 'failed', flight, ...failureOf(error, 'refused') })) rememberSms()
      }
    },
    async resend() {
      if (!isOpen(state) || !canResend(state, Date.now())) return
      const { challenge } = state
      const flight = (flights += 1)
      send({ type: 'resend-asked', flight, now: Date.now() })
      try {
        const { data } = await calls[challenge.purpose].resend(challenge)
        if (send({ type: 'resent', flight, resendAt: Date.now() + data.retryAfter * 1000 })) remember(Date.now())
      } catch (error) {
        if (send({ type: 'resend-failed', flight, ...failureOf(error, 'not-sent') })) rememberSms()
      }
    },
    showSms(shown) {
      if (send({ type: 'sms-shown', shown })) rememberSms()
    },
    renewSms(sms) {
      if (send({ type: 'sms-renewed', sms })) rememberSms()
    },
    confirmBySms(session) {
      if (!isOpen(state)) return
      const { challenge } = state
      if (!send({ type: 'sms-confirmed' })) return
      memory.clear()
      onConfirmed(challenge, session)
    },
    close() {
      memory.clear()
      send({ type: 'closed' })
    },
  }
}
