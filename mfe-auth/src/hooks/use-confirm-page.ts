import { useLayoutEffect, useRef } from 'react'
import type { SessionReply } from '@yawmi/contract'
import { useHost } from '@yawmi/remote-kit'
import { readStored } from '@yawmi/session'
import { keepSession } from '../lib/otp/save-session'
import { otpCalls } from '../lib/otp/otp-calls'
import { isOpen, type Challenge, type OpenState } from '../lib/otp/otp-machine'
import { otpMemory } from '../lib/otp/pending-code'
import { useOtpFlow } from './use-otp-flow'
import { otpStatus } from '../lib/otp-status'
import { registerDraft } from '../lib/register-draft'
import { usePageMove } from './use-page-move'

/**
 * The code of the web-view flow: for the number that the register page stored, and from there to the callback page.
 * Without a stored number there is nothing to confirm, and the page goes back to register.
 */
export function useConfirmPage() {
  const host = useHost()
  const { bus, mode } = host
  const move = usePageMove()

  const finish = (challenge: Challenge, session?: SessionReply) => {
    if (!session) return
    keepSession(challenge, session)
    otpStatus.accept()
    registerDraft.clear()
    // On the site the next page is loaded anew; only a page of somebody else's is still there to hear it.
    if (mode === 'alone') bus.emit('auth/signed-in', { subscriber: session.user })
    move.to('webview_callback')
  }
  const [state, flow] = useOtpFlow(() => ({ calls: otpCalls(host), memory: otpMemory('page'), onConfirmed: finish }))

  useLayoutEffect(() => {
    const msisdn = readStored('msisdn')
    if (flow.state().name !== 'idle' || flow.restore()) return
    if (msisdn) flow.want({ purpose: 'subscribe', msisdn }, 0)
    else move.to('webview_register')
  }, [flow, move])

  // The form stays as it was while the next page loads.
  const drawn = useRef<OpenState>(undefined)
  if (isOpen(state)) drawn.current = state
  return { state: drawn.current, flow }
}
