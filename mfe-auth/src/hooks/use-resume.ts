import { useEffect } from 'react'
import { useHost } from '@yawmi/remote-kit'
import { otpMemory } from '../lib/otp/pending-code'
import { usePageMove } from './use-page-move'

/** Mounted remotes whose flow has begun: whoever steps back to its first pages wants to be there. */
const begun = new WeakSet<object>()

/**
 * Goes on to a code that is still awaited after the page was loaded anew. On the site the address says where one was;
 * alone in somebody else's page the flow begins at its first page again.
 */
export function useResume(): void {
  const { mode, api } = useHost()
  const move = usePageMove()
  useEffect(() => {
    if (mode !== 'alone' || begun.has(api)) return
    begun.add(api)
    if (otpMemory('page').read()) move.to('webview_confirm_otp')
  }, [mode, api, move])
}
