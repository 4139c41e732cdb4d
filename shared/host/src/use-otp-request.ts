import { useCallback, useEffect, useRef, useState } from 'react'
import { OTP_SLOT, PENDING_OTP_KEY } from '@yawmi/contract'
import type { BusEvents } from '@yawmi/events'
import { guardedStorage } from '@yawmi/lib'
import { useBus } from './remote-host'

const storage = guardedStorage('sessionStorage')

export interface OtpRequest {
  /** The code dialog has to be mounted: a code was requested, or one was pending before a reload. */
  isOpen: boolean
  /** Replays the request for the mounted dialog, which handles later ones itself; call what it returns at unmount. */
  replay: () => () => void
  /** Drops the request, where the dialog cannot be loaded; the next request opens it anew. */
  cancel: () => void
}

/**
 * Requests for the code dialog, for a host that loads the dialog with the first of them: until it is mounted the latest
 * request waits. Of several hosts in a page one has them.
 */
export function useOtpRequest(): OtpRequest {
  const bus = useBus()
  const [isOpen, setOpen] = useState(false)
  const waiting = useRef<BusEvents['auth/otp-wanted']>(undefined)
  const isMounted = useRef(false)

  useEffect(
    () =>
      bus.lead(OTP_SLOT, () => {
        // In an effect: a prerendered page has no dialog while it is hydrated. The dialog restores the code itself.
        setOpen(storage.get(PENDING_OTP_KEY) !== undefined)
        return bus.on('auth/otp-wanted', (request) => {
          if (isMounted.current) return
          waiting.current = request
          setOpen(true)
        })
      }),
    [bus],
  )

  const replay = useCallback(() => {
    isMounted.current = true
    const request = waiting.current
    waiting.current = undefined
    if (request) bus.emit('auth/otp-wanted', request)
    return () => {
      isMounted.current = false
    }
  }, [bus])
  const cancel = useCallback(() => {
    isMounted.current = false
    waiting.current = undefined
    setOpen(false)
  }, [])
  return { isOpen, replay, cancel }
}
