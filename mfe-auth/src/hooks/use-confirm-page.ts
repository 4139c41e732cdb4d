import { useLayoutEffect } from 'react'
import type { SessionReply } from '@yawmi/contract'
import { useHost } from '@yawmi/remote-kit'
import { currentRole, readStored } from '@yawmi/session'
import { saveSession } from '../lib/otp/save-session'
import { otpCalls } from '../lib/otp/otp-calls'
import { isOpen, type Challenge } from '../lib/otp/otp-machine'
import { pendingCodeStore } from '../lib/otp/pending-code'
import { useLast } from './use-last'
import { useOtpFlow } from './use-otp-flow'
import { otpStatus } from '../lib/otp-status'
import { registerDraft } from '../lib/register-draft'
import { useFlowNavigation } from './use-flow-navigation'

/**
 * The code of the web-view flow: for the number that the register page stored, and from there to the callback page.
 * Without a stored number there is nothing to confirm, and the page goes back to register; with a code that was confirmed it goes on.
 */
export function useConfirmPage() {
  const host = useHost()
  const { bus, mode } = host
  const move = useFlowNavigation()

  const finish = (challenge: Challenge, session?: SessionReply) => {
    if (!session) return
    saveSession(challenge, session)
    otpStatus.accept()
    registerDraft.clear()
    // On the site the next page is loaded anew; only the host page of a standalone remote still listens.
    if (mode === 'alone') bus.emit('auth/signed-in', { subscriber: session.user })
    move.to('webview_callback')
  }
  const [state, flow] = useOtpFlow(() => ({
    calls: otpCalls(host),
    pendingCode: pendingCodeStore('page'),
    onConfirmed: finish,
  }))

  useLayoutEffect(() => {
    const beginAfter = (name: 'idle' | 'done') => {
      const msisdn = readStored('msisdn')
      if (flow.state().name !== name || flow.restore()) return
      // A step back from the end of the flow: the code is spent, and its form would ask for it again.
      if (otpStatus.read() && currentRole() === 'subscriber') return move.to('webview_callback', true)
      if (msisdn) flow.request({ purpose: 'subscribe', msisdn }, 0)
      else move.to('webview_register')
    }
    beginAfter('idle')
    // Back from the next page, the browser may restore this one as it was left: at work on a code that was accepted.
    const restored = ({ persisted }: PageTransitionEvent) => persisted && beginAfter('done')
    addEventListener('pageshow', restored)
    return () => removeEventListener('pageshow', restored)
  }, [flow, move])

  // The form stays as it was while the next page loads.
  return { state: useLast(isOpen(state) ? state : undefined), flow }
}
