import { useEffect } from 'react'
import { useBus, useNavigation, useRole } from '@yawmi/remote-kit'
import { currentRole, forgetSession } from '@yawmi/session'
import { takeDeepLink } from './deep-link'
import { HOME, LANDING } from './places'

/** What the page as a whole does when somebody signs in or out, or the server refuses (specification, sections 4, 8). */
export function SessionEffects() {
  const bus = useBus()
  const role = useRole()
  const { go } = useNavigation()

  useEffect(() => {
    const leave = [
      bus.on('auth/otp-confirmed', ({ purpose }) => {
        // After cancelling or renewing everything on the page may have changed: the specification reloads it.
        if (purpose !== 'subscribe') location.reload()
      }),
      bus.on('auth/signed-out', () => {
        // In another tab the storage is already cleared, or about to be: the same for all of them.
        if (currentRole() !== 'anonymous') forgetSession()
        go(LANDING, { replace: true })
      }),
      bus.on('session/refused', ({ status }) => {
        if (status === 401) {
          forgetSession()
          go(LANDING, { replace: true })
        } else go(HOME, { replace: true })
      }),
    ]
    return () => leave.forEach((stop) => stop())
  }, [bus, go])

  useEffect(() => {
    // Signing in anew, not the replay of an earlier one that every page load would hear.
    let live = false
    const stop = bus.on('auth/signed-in', () => {
      if (!live) return
      const kept = takeDeepLink()
      go(kept ? { path: kept } : HOME, { replace: true })
    })
    live = true
    return stop
  }, [bus, go, role])

  return null
}
