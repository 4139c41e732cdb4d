import { useEffect, useRef } from 'react'
import type { SessionReply } from '@yawmi/contract'
import { useBackToClose, useHost } from '@yawmi/remote-kit'
import { currentRole, onSessionChange } from '@yawmi/session'
import { Dialog, useToast } from '@yawmi/ui'
import { useStrings } from '../../copy/use-strings'
import { storedProof } from '../../lib/otp/sms-proof'
import { saveSession } from '../../lib/otp/save-session'
import { otpCalls } from '../../lib/otp/otp-calls'
import { isOpen, type Challenge } from '../../lib/otp/otp-machine'
import { pendingCodeStore } from '../../lib/otp/pending-code'
import { OtpStep } from './otp-step'
import { SentTo } from './sent-to'
import { useLast } from '../../hooks/use-last'
import { useOtpFlow } from '../../hooks/use-otp-flow'

/**
 * The slot `otp-dialog`: opens for every `auth/otp-wanted`, and by itself for a code that was pending in this tab
 * before a reload. What follows a confirmed code is up to the page, which listens to `auth/otp-confirmed`.
 */
export default function OtpDialog() {
  const strings = useStrings()
  const host = useHost()
  const { bus } = host
  const toast = useToast()
  const input = useRef<HTMLInputElement>(null)

  const leaveHistory = useRef(async () => {})
  const announce = async (challenge: Challenge, session?: SessionReply) => {
    if (session && !saveSession(challenge, session)) toast(strings.sessionNotStored, 'error')
    // Listeners open another page, which must start with a clean history.
    await leaveHistory.current()
    if (session) bus.emit('auth/signed-in', { subscriber: session.user })
    bus.emit('auth/otp-confirmed', { purpose: challenge.purpose })
  }
  const [state, flow] = useOtpFlow(() => ({
    calls: otpCalls(host),
    pendingCode: pendingCodeStore('dialog'),
    onConfirmed: (challenge, session) => void announce(challenge, session),
  }))
  const removeEntry = useBackToClose(isOpen(state), flow.close)
  useEffect(() => {
    leaveHistory.current = removeEntry
  }, [removeEntry])

  useEffect(() => {
    const leave = [
      bus.on('auth/otp-wanted', ({ retryAfter, proof, ...challenge }) =>
        flow.request(challenge, retryAfter, proof && storedProof(proof)),
      ),
      bus.on('auth/signed-out', () => flow.close()),
      // The page is left, and the session that the code belongs to has ended.
      bus.on('session/refused', () => flow.close()),
      onSessionChange((where) => {
        const state = flow.state()
        if (where === 'this-tab' || !isOpen(state)) return
        // Who has signed in elsewhere needs no code here, and one to cancel or renew with was of the person before.
        if (state.challenge.purpose !== 'subscribe' || currentRole() === 'subscriber') flow.close()
      }),
    ]
    flow.restore((purpose) => (purpose === 'subscribe') === (currentRole() !== 'subscriber'))
    return () => leave.forEach((stop) => stop())
  }, [bus, flow])

  const open = isOpen(state) ? state : undefined
  const last = useLast(open)
  // While the dialog closes it shows neither code nor messages.
  const shown = open ?? (last && { ...last, code: '', problem: undefined })

  return (
    <Dialog
      open={open !== undefined}
      onClose={flow.close}
      title={shown?.sms?.shown ? strings.smsTitle : strings.otpTitle}
      description={shown && !shown.sms?.shown && <SentTo msisdn={shown.challenge.msisdn} />}
      initialFocus={input}
    >
      {shown && <OtpStep state={shown} flow={flow} input={input} variant="dialog" />}
    </Dialog>
  )
}
