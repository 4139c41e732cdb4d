import { useEffect } from 'react'
import { useBus, useNavigation, useRole } from '@yawmi/remote-kit'
import { bearer, currentRole, forgetSession, onSessionChange } from '@yawmi/session'
import { useToast } from '@yawmi/ui'
import { useCopy } from '../copy/use-copy'
import { arrival } from './deep-link'
import { HOME, LANDING } from './places'

/** What the page as a whole does when somebody signs in or out, or the server refuses (specification, sections 4, 8). */
export function SessionEffects() {
  const bus = useBus()
  const role = useRole()
  const { go } = useNavigation()
  const toast = useToast()
  const { signedOutElsewhere } = useCopy()

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
          forgetSession()
          go(LANDING, { replace: true })
        } else go(HOME, { replace: true })
      }),
    ]
    return () => leave.forEach((stop) => stop())
  }, [bus, go, toast, signedOutElsewhere])

  useEffect(() => followPerson(() => location.reload()), [])

  useEffect(() => {
    // Signing in anew, not the replay of an earlier one that every page load would hear.
    let live = false
    const stop = bus.on('auth/signed-in', () => {
      if (!live) return
      go(arrival() ?? HOME, { replace: true })
    })
    live = true
    return stop
  }, [bus, go, role])

  return null
}

/** Tells when another tab has put one subscriber in the place of another: nothing on this page is the new one's. */
function followPerson(onOther: () => void): () => void {
  const subscriber = () => (currentRole() === 'subscriber' ? bearer() : undefined)
  let known = subscriber()
  return onSessionChange(() => {
    const before = known
    known = subscriber()
    if (before && known && before !== known) onOther()
  })
}
