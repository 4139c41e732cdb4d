import { useEffect, useRef } from 'react'
import type { SessionReply } from '@yawmi/contract'
import { useBackToClose, useHost } from '@yawmi/remote-kit'
import { currentRole } from '@yawmi/session'
import { Dialog } from '@yawmi/ui'
import { useStrings } from '../../copy/use-strings'
import { storedProof } from '../../lib/otp/sms-proof'
import { saveSession } from '../../lib/otp/save-session'
import { otpCalls } from '../../lib/otp/otp-calls'
import { isOpen, type Challenge, type OpenState, type OtpState } from '../../lib/otp/otp-machine'
import { pendingCodeStore } from '../../lib/otp/pending-code'
import { OtpStep } from './otp-step'
import { SentTo } from './sent-to'
import { useOtpFlow } from '../../hooks/use-otp-flow'

/**
 * The slot `otp-dialog`: opens for every `auth/otp-wanted`, and by itself for a code that was pending in this tab
 * before a reload. What follows a confirmed code is up to the page, which listens to `auth/otp-confirmed`.
 */
export default function OtpDialog() {
  const strings = useStrings()
  const host = useHost()
  const { bus } = host
  const input = useRef<HTMLInputElement>(null)

  const announce = async (challenge: Challenge, session?: SessionReply) => {
    if (session) saveSession(challenge, session)
    // Listeners open another page, which must start with a clean history.
    await leaveHistory()
    if (session) bus.emit('auth/signed-in', { subscriber: session.user })
    bus.emit('auth/otp-confirmed', { purpose: challenge.purpose })
  }
  const [state, flow] = useOtpFlow(() => ({
    calls: otpCalls(host),
    pendingCode: pendingCodeStore('dialog'),
    onConfirmed: (challenge, session) => void announce(challenge, session),
  }))
  const leaveHistory = useBackToClose(isOpen(state), flow.close)

  useEffect(() => {
    const leave = [
      bus.on('auth/otp-wanted', ({ retryAfter, proof, ...challenge }) =>
        flow.request(challenge, retryAfter, proof && storedProof(proof)),
      ),
      bus.on('auth/signed-out', () => flow.close()),
      // The page is left, and the session that the code belongs to has ended.
      bus.on('session/refused', () => flow.close()),
    ]
    flow.restore((purpose) => (purpose === 'subscribe') === (currentRole() !== 'subscriber'))
    return () => leave.forEach((stop) => stop())
  }, [bus, flow])

  const shown = useLastOpen(state)

  return (
    <Dialog
      open={isOpen(state)}
      onClose={flow.close}
      title={shown?.sms?.shown ? strings.smsTitle : strings.otpTitle}
      description={shown && !shown.sms?.shown && <SentTo msisdn={shown.challenge.msisdn} />}
      initialFocus={input}
    >
      {shown && <OtpStep state={shown} flow={flow} input={input} variant="dialog" />}
    </Dialog>
  )
}

/** What the dialog shows while it closes: the last open state, with neither code nor messages. */
function useLastOpen(state: OtpState): OpenState | undefined {
  const last = useRef<OpenState>(undefined)
  if (isOpen(state)) last.current = state
  else if (last.current?.problem || last.current?.code) last.current = { ...last.current, code: '', problem: undefined }
  return last.current
}
