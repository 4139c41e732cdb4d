import { useCallback, useEffect, useMemo, useState } from 'react'
import { CTA_SELECTOR } from '@yawmi/contract'
import { useHost } from '@yawmi/remote-kit'
import { SCRIPT_TIMEOUT_MS, ProtectionWatch } from './protection-watch'

/** Id of the button that the script watches. */
export const PROTECTED_ID = CTA_SELECTOR.slice(1)

/** Milliseconds after which a fresh script is fetched: the server takes a transaction for half an hour. */
export const SCRIPT_LIFETIME_MS = 25 * 60_000

export type Protection = ReturnType<typeof useProtection>

/**
 * The carrier's protection of the subscribe button: fetched when the page opens, run only while it is shown.
 * @param enabled `false` where the button is not shown to this visitor: nothing is fetched.
 */
export function useProtection(enabled = true) {
  const { api, apiBase, nonce } = useHost()
  const [round, setRound] = useState(0)
  const [ready, setReady] = useState(false)
  const watch = useMemo(
    () => new ProtectionWatch(() => api.protectedScript(CTA_SELECTOR), nonce, apiBase),
    [api, nonce, apiBase],
  )

  useEffect(() => {
    if (!enabled) return
    let here = true
    const open = () => {
      if (here) setReady(true)
    }
    const timeout = setTimeout(open, SCRIPT_TIMEOUT_MS)
    const renewal = setTimeout(() => setRound((past) => past + 1), SCRIPT_LIFETIME_MS)
    void watch.begin().then(open)
    return () => {
      here = false
      clearTimeout(timeout)
      clearTimeout(renewal)
      watch.end()
    }
  }, [watch, round, enabled])

  return {
    /** Whether the button may be pressed: the script runs, or was given up for now. */
    ready,
    /** Runs a login with the transaction it is to carry; `undefined`, which the server refuses, when none could be had. */
    protect: useCallback(<T>(login: (transaction: string | undefined) => Promise<T>) => watch.protect(login), [watch]),
    /** Fetches a fresh script: a transaction is good for one accepted login. */
    renew: useCallback(() => {
      setReady(false)
      setRound((past) => past + 1)
    }, []),
  }
}
