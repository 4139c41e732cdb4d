import { useEffect } from 'react'
import { flushSync } from 'react-dom'
import { useBus, useNavigation, useRole } from '@yawmi/remote-kit'
import { followSignOut } from '@yawmi/session'
import { useToast } from '@yawmi/ui'
import { useStrings } from '../copy/use-strings'
import { takeArrival } from '../lib/deep-link'
import { HOME, LANDING } from '../lib/targets'
import { watchSubscriber } from './watch-subscriber'

/** Where the page goes when somebody signs in or out, or the server refuses a call (specification, sections 4, 8). */
export function SessionEffects() {
  const bus = useBus()
  const { go, href } = useNavigation()
  const toast = useToast()
  const { signedOutElsewhere } = useStrings()
  const role = useRole()

  // Keeps the attribute up to date that the inline script set (shell/src/inline/visitor.ts).
  useEffect(() => {
    document.documentElement.dataset.visitor = role === 'anonymous' ? 'nobody' : role
  }, [role])

  useEffect(
    () =>
      bus.on('auth/otp-confirmed', ({ purpose }) => {
        // Cancelling or renewing may change everything on the page: the specification reloads it.
        if (purpose !== 'subscribe') location.reload()
      }),
    [bus],
  )

  useEffect(
    () =>
      followSignOut(bus, {
        // At once, so that the guard of the requested address still stands there and saves it for afterwards.
        flush: flushSync,
        onSignedOut: () => go(LANDING, { replace: true }),
        onRefused(status, wasSubscriber) {
          // The session ended elsewhere or expired: subscribers must read why the page goes away under them.
          if (status === 401 && wasSubscriber) toast(signedOutElsewhere)
          go(status === 401 ? LANDING : HOME, { replace: true })
        },
      }),
    [bus, go, toast, signedOutElsewhere],
  )

  useEffect(() => {
    // A new sign-in, not the replay of an earlier one that every page load receives.
    let isLive = false
    const watch = watchSubscriber({ onReplacedElsewhere: () => location.reload() })
    const stop = bus.on('auth/signed-in', () => {
      if (!isLive) return
      const target = takeArrival() ?? HOME
      const address = href(target)
      // What this page still holds is the previous subscriber's: load it anew.
      if (watch.wasReplacedHere() && address) location.replace(address)
      else go(target, { replace: true })
    })
    isLive = true
    return () => {
      stop()
      watch.stop()
    }
  }, [bus, go, href])

  return null
}
