import { useEffect, useRef } from 'react'
import type { SessionReply } from '@yawmi/contract'
import { useBackToClose, useHost } from '@yawmi/remote-kit'
import { currentRole } from '@yawmi/session'
import { Dialog } from '@yawmi/ui'
import { useCopy } from '../../copy/use-strings'
import { keptProof } from '../../lib/otp/sms-proof'
import { keepSession } from '../../lib/otp/save-session'
import { otpCalls } from '../../lib/otp/otp-calls'
import { isOpen, type Challenge, type OpenState, type OtpState } from '../../lib/otp/otp-machine'
import { otpMemory } from '../../lib/otp/pending-code'
import { OtpStep } from './otp-step'
import { SentTo } from './sent-to'
import { useOtpFlow } from '../../hooks/use-otp-flow'

/**
 * The slot `otp-dialog`: opens for every `auth/otp-wanted`, and by itself for a code that was pending in this tab
 * before a reload. What follows a confirmed code is the page's business, told by `auth/otp-confirmed`.
 */
export default function OtpDialog() {
  const copy = useCopy()
  const host = useHost()
  const { bus } = host
  const input = useRef<HTMLInputElement>(null)

  const announce = async (challenge: Challenge, session?: SessionReply) => {
    if (session) keepSession(challenge, session)
    // What is told leads to another page, which begins on a clean history.
    await leaveHistory()
    if (session) bus.emit('auth/signed-in', { subscriber: session.user })
    bus.emit('auth/otp-confirmed', { purpose: challenge.purpose })
  }
  const [state, flow] = useOtpFlow(() => ({
    calls: otpCalls(host),
    memory: otpMemory('dialog'),
    onConfirmed: (challenge, session) => void announce(challenge, session),
  }))
  const leaveHistory = useBackToClose(isOpen(state), flow.close)

  useEffect(() => {
    const leave = [
      bus.on('auth/otp-wanted', ({ retryAfter, proof, ...challenge }) =>
        flow.want(challenge, retryAfter, proof && keptProof(proof)),
      ),
      bus.on('auth/signed-out', () => flow.close()),
      // The page goes elsewhere; a code of a session that is gone has nothing to confirm.
      bus.on('session/refused', () => flow.close()),
    ]
    flow.restore((purpose) => (purpose === 'subscribe') === (currentRole() !== 'subscriber'))
    return () => leave.forEach((stop) => stop())
  }, [bus, flow])

  const drawn = useLastOpen(state)

  return (
    <Dialog
      open={isOpen(state)}
      onClose={flow.close}
      title={drawn?.sms?.shown ? copy.smsTitle : copy.otpTitle}
      description={drawn && !drawn.sms?.shown && <SentTo msisdn={drawn.challenge.msisdn} />}
      initialFocus={input}
    >
      {drawn && <OtpStep state={drawn} flow={flow} input={input} place="dialog" />}
    </Dialog>
  )
}

/** What is drawn while the dialog closes: what was open last, with neither code nor messages. */
function useLastOpen(state: OtpState): OpenState | undefined {
  const last = useRef<OpenState>(undefined)
  if (isOpen(state)) last.current = state
  else if (last.current?.problem || last.current?.code) last.current = { ...last.current, code: '', problem: undefined }
  return last.current
}
