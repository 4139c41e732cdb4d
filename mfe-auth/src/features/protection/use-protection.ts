import { useCallback, useEffect, useRef, useState } from 'react'
import { CTA_SELECTOR, PROTECTION_OK } from '@yawmi/contract'
import { useHost } from '@yawmi/remote-kit'
import { writeStored } from '@yawmi/session'

/** Id of the button that the script watches. */
export const PROTECTED_ID = CTA_SELECTOR.slice(1)

/** Milliseconds that a pressed button waits for a script that is still on its way. */
const PATIENCE = 6_000

export interface Protection {
  /** The transaction that login carries, as soon as it is there; undefined when there is none, or none in time. */
  transaction(): Promise<string | undefined>
  /** Fetches another one: each is good for one accepted login. */
  renew(): void
}

/**
 * The carrier's protection script: fetched when the page opens, it watches the subscribe button while that is shown.
 * Without it login goes on without a transaction; a failure is only logged (specification, section 8).
 */
export function useProtection(): Protection {
  const { api, nonce } = useHost()
  const [round, setRound] = useState(0)
  const pending = useRef(Promise.resolve<string | undefined>(undefined))

  useEffect(() => {
    let here = true
    let takeOut = () => {}
    const fetched = api.protectedScript(CTA_SELECTOR).then(({ messageCode, success }) => {
      if (!here || messageCode !== PROTECTION_OK || !success) return undefined
      takeOut = inject(success.dcbprotect, nonce)
      writeStored('transaction_identify', success.transaction_identify)
      return success.transaction_identify
    })
    pending.current = fetched.catch((error: unknown) => {
      console.warn('protection script:', error)
      return undefined
    })
    return () => {
      here = false
      takeOut()
    }
  }, [api, nonce, round])

  return {
    transaction: useCallback(() => inTime(pending.current), []),
    renew: useCallback(() => setRound((past) => past + 1), []),
  }
}

/** Runs a script in the page, under its Content-Security-Policy. @returns takes it out again. */
function inject(text: string, nonce: string | undefined): () => void {
  const script = document.createElement('script')
  if (nonce) script.nonce = nonce
  script.textContent = text
  document.head.append(script)
  return () => script.remove()
}

function inTime<T>(promise: Promise<T>): Promise<T | undefined> {
  let timer: ReturnType<typeof setTimeout>
  const late = new Promise<undefined>((resolve) => (timer = setTimeout(() => resolve(undefined), PATIENCE)))
  return Promise.race([promise, late]).finally(() => clearTimeout(timer))
}
