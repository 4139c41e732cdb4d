import { useEffect, useRef } from 'react'
import { useLocation } from '@yawmi/remote-kit'
import { idle } from '../lib/idle'
import { useRegistry } from '../remotes/registry-context'

/** Has the page ask with each screen but the first whether something of it was taken back; no screen waits for the answer. */
export function useRollBacks(): void {
  const registry = useRegistry()
  const { pathname } = useLocation()
  const shownPath = useRef(pathname)
  useEffect(() => {
    if (shownPath.current === pathname) return
    shownPath.current = pathname
    void idle().then(() => registry.renew())
  }, [registry, pathname])
}
