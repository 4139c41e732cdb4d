import { useEffect, useRef, useState } from 'react'
import { ExpiredError, ForbiddenError, PaymentRequiredError, UnauthenticatedError } from '@yawmi/api-client'
import { CATEGORY_IDS } from '@yawmi/contract'
import { useApi, useBus, useRole } from '@yawmi/remote-kit'

/** Errors that deny access; any other failure is left to the next screen. */
const CLOSED = [PaymentRequiredError, ExpiredError, ForbiddenError, UnauthenticatedError]

/**
 * The check before messages open. A free visitor gets the lock dialog. For a subscriber the server is asked; on a 402
 * or 406 the API client has raised the pay alert already.
 * @returns `check(key)` resolves to whether the messages may open, never where the person has gone elsewhere; `checking` is the key that is being checked.
 */
export function useSubscriptionCheck() {
  const api = useApi()
  const bus = useBus()
  const role = useRole()
  const [checking, setChecking] = useState<string>()
  const isLeft = useRef(false)
  useEffect(() => {
    isLeft.current = false
    return () => void (isLeft.current = true)
  }, [])
  const check = async (key: string): Promise<boolean> => {
    if (role !== 'subscriber') {
      bus.emit('alert/subscribers-only', {})
      return false
    }
    setChecking(key)
    try {
      await api.subCategories(CATEGORY_IDS.messages)
      return !isLeft.current
    } catch (error) {
      return !isLeft.current && !CLOSED.some((Closed) => error instanceof Closed)
    } finally {
      setChecking(undefined)
    }
  }
  return { check, checking }
}
