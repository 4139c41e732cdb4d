import { useEffect } from 'react'
import { useHost } from '@yawmi/remote-kit'
import { pendingCodeStore } from '../lib/otp/pending-code'
import { useFlowNavigation } from './use-flow-navigation'

/** Mounted remotes whose flow has started: a person who steps back to its first pages must stay there. */
const started = new WeakSet<object>()

/**
 * Goes on to a code that is still awaited after a reload. On the site the address names the page of the flow; a standalone
 * remote starts at the flow's first page again.
 */
export function useResume(): void {
  const { mode, api } = useHost()
  const move = useFlowNavigation()
  useEffect(() => {
    if (mode !== 'alone' || started.has(api)) return
    started.add(api)
    if (pendingCodeStore('page').read()) move.to('webview_confirm_otp')
  }, [mode, api, move])
}
