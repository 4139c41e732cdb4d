import { useCallback, useEffect, useState } from 'react'
import { CTA_SELECTOR, PROTECTION_OK, type ProtectedScriptReply } from '@yawmi/contract'
import { useHost } from '@yawmi/remote-kit'
import { removeStored, writeStored } from '@yawmi/session'
import { injectScript } from './inject-script'

/** Milliseconds that the button waits for its script; after that subscribing goes on without it. */
export const PATIENCE = 6_000
/** Milliseconds after which a fresh script is fetched: the server takes a transaction for half an hour. */
export const LIFE = 25 * 60_000

export interface Protection {
  /** Whether the button may be pressed: the script runs, or was given up. */
  ready: boolean
  /** The carrier's identifier of this attempt, for the login call. */
  transaction?: string
  /** Fetches a fresh script: a transaction is good for one accepted login. */
  renew: () => void
}

interface Attempt {
  ready: boolean
  transaction?: string
}

const WAITING: Attempt = { ready: false }

/**
 * The carrier's protection of the subscribe button: fetched when the page opens, run only while it is shown. Whatever
 * goes wrong is logged and subscribing goes on; a script that comes late is still run and its transaction used.
 */
export function useProtection(): Protection {
  const { api, nonce } = useHost()
  const [round, setRound] = useState(0)
  const [attempt, setAttempt] = useState(WAITING)

  useEffect(() => {
    let here = true
    let takeOut = () => {}
    const giveUp = (reason: unknown) => {
      if (!here) return
      console.warn('protection script:', reason)
      setAttempt({ ready: true })
    }
    const patience = setTimeout(() => giveUp('late'), PATIENCE)
    const renewal = setTimeout(() => setRound((past) => past + 1), LIFE)

    const run = (reply: ProtectedScriptReply) => {
      if (!here) return
      const { messageCode, success } = reply
      if (messageCode !== PROTECTION_OK || !success) throw new Error(`messageCode ${messageCode}`)
      takeOut = injectScript(success.dcbprotect, nonce)
      writeStored('transaction_identify', success.transaction_identify)
      setAttempt({ ready: true, transaction: success.transaction_identify })
    }
    void api
      .protectedScript(CTA_SELECTOR)
      .then(run)
      .catch(giveUp)
      .finally(() => clearTimeout(patience))

    return () => {
      here = false
      clearTimeout(patience)
      clearTimeout(renewal)
      takeOut()
    }
  }, [api, nonce, round])

  const renew = useCallback(() => {
    removeStored('transaction_identify')
    setAttempt(WAITING)
    setRound((past) => past + 1)
  }, [])
  return { ...attempt, renew }
}
