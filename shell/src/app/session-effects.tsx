import { useEffect } from 'react'
import { flushSync } from 'react-dom'
import { useBus, useNavigation, useRole } from '@yawmi/remote-kit'
import { currentRole, forgetSession } from '@yawmi/session'
import { useToast } from '@yawmi/ui'
import { useCopy } from '../copy/use-copy'
import { arrival } from './deep-link'
import { followPerson } from './follow-person'
import { HOME, LANDING } from './places'

/** What the page as a whole does when somebody signs in or out, or the server refuses (specification, sections 4, 8). */
export function SessionEffects() {
  const bus = useBus()
  const { go, href } = useNavigation()
  const toast = useToast()
  const { signedOutElsewhere } = useCopy()
  const role = useRole()

  // What the page's first script wrote (backend/src/site/pages/early-script.ts) goes on being true.
  useEffect(() => {
    document.documentElement.dataset.visitor = role === 'anonymous' ? 'nobody' : role
  }, [role])

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
          // Ended elsewhere, or too old: whoever was signed in must hear why the page goes away under them.
          if (currentRole() === 'subscriber') toast(signedOutElsewhere)
          // At once, so that the guard of the address that was asked for still stands there and keeps it for afterwards.
          flushSync(() => forgetSession({ keepDrafts: true }))
          go(LANDING, { replace: true })
        } else go(HOME, { replace: true })
      }),
    ]
    return () => leave.forEach((stop) => stop())
  }, [bus, go, toast, signedOutElsewhere])

  useEffect(() => {
    // Signing in anew, not the replay of an earlier one that every page load would hear.
    let live = false
    const person = followPerson({ replacedElsewhere: () => location.reload() })
    const stop = bus.on('auth/signed-in', () => {
      if (!live) return
      const place = arrival() ?? HOME
      const address = href(place)
      // Nothing that this page still holds of the one before is the new one's: a page anew.
      if (person.wasReplacedHere() && address) location.replace(address)
      else go(place, { replace: true })
    })
    live = true
    return () => {
      stop()
      person.leave()
    }
  }, [bus, go, href])

  return null
}
