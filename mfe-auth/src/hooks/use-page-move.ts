import { useCallback } from 'react'
import { useHost, useNavigation } from '@yawmi/remote-kit'
import { isStorageLasting } from '../lib/persistent-storage'
import { redirect } from '../lib/redirect'

export type FlowPage = 'webview_welcome' | 'webview_register' | 'webview_confirm_otp' | 'webview_callback'

/** What the first address of a flow says of it: the brand, and for a page that frames it who it is and what its code is for. */
const OF_FLOW = ['brand', 'host', 'code_challenge']

/** The same for the next page. */
function flowOfAddress(): Record<string, string> {
  const given = new URLSearchParams(location.search)
  return Object.fromEntries([...given].filter(([name]) => OF_FLOW.includes(name)))
}

/** How to move between the pages of the web-view flow. */
export interface PageMove {
  to(page: FlowPage): void
  /** The address of a page that can be loaded anew; undefined where the flow has to stay in this one. */
  href(page: FlowPage): string | undefined
}

/**
 * Moves between the pages of the web-view flow: full-page redirects on our site (specification, section 2). Inside the
 * remote where it is alone in somebody else's page, which has no such address, and where the browser keeps nothing: the
 * next page would know neither the number nor the session.
 */
export function usePageMove(): PageMove {
  const { mode } = useHost()
  const { go, href } = useNavigation()
  const address = useCallback(
    (page: FlowPage) =>
      mode === 'shell' && isStorageLasting() ? href({ name: page, query: flowOfAddress() }) : undefined,
    [mode, href],
  )
  const to = useCallback(
    (page: FlowPage) => {
      const found = address(page)
      if (found) redirect(found)
      else go({ name: page })
    },
    [address, go],
  )
  return { to, href: address }
}
