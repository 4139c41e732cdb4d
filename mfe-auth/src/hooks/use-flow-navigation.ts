import { useCallback } from 'react'
import { useHost, useNavigation } from '@yawmi/remote-kit'
import { isStoragePersistent } from '../lib/tab-storage'
import { redirect, redirectInPlace } from '../lib/redirect'

export type FlowPage = 'webview_welcome' | 'webview_register' | 'webview_confirm_otp' | 'webview_callback'

/** Parameters that a flow's first address passes on: the brand, and an embedding page's origin and code challenge. */
const FLOW_PARAMS = ['brand', 'host', 'code_challenge']

/** The flow's parameters of this address, for the next page. */
function flowParams(): Record<string, string> {
  const given = new URLSearchParams(location.search)
  return Object.fromEntries([...given].filter(([name]) => FLOW_PARAMS.includes(name)))
}

/**
 * Moves between the pages of the web-view flow: full-page redirects on our site (specification, section 2). Within the
 * document for a standalone remote, whose host page has no such addresses, and where the browser stores nothing: the next
 * document would have neither the number nor the session.
 * @returns `to` moves, in this page's place in the history where it says so; `href` is the address to load, undefined where the flow has to stay in this document
 */
export function useFlowNavigation() {
  const { mode } = useHost()
  const { go, href } = useNavigation()
  const address = useCallback(
    (page: FlowPage) =>
      mode === 'shell' && isStoragePersistent() ? href({ name: page, query: flowParams() }) : undefined,
    [mode, href],
  )
  const to = useCallback(
    (page: FlowPage, replace?: boolean) => {
      const found = address(page)
      if (!found) go({ name: page }, { replace })
      else if (replace) redirectInPlace(found)
      else redirect(found)
    },
    [address, go],
  )
  return { to, href: address }
}
