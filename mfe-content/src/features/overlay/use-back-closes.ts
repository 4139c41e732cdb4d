import { useCallback, useEffect, useRef } from 'react'
import { useHost } from '@yawmi/remote-kit'

/**
 * Makes the back button close what is open over the screen: an entry of its own in the history, at the same address.
 * In somebody else's page the history is left alone.
 * @returns closes, by taking that entry away.
 */
export function useBackCloses(onClose: () => void): () => void {
  const { mode } = useHost()
  const latest = useRef(onClose)
  latest.current = onClose
  const pushed = useRef(false)

  useEffect(() => {
    if (mode !== 'shell') return
    // The router's own state is kept: for it this is the place it knows.
    history.pushState(history.state, '')
    pushed.current = true
    const onPop = () => {
      pushed.current = false
      latest.current()
    }
    addEventListener('popstate', onPop)
    return () => removeEventListener('popstate', onPop)
  }, [mode])

  return useCallback(() => {
    if (pushed.current) history.back()
    else latest.current()
  }, [])
}
