import { bearer, currentRole, onSessionChange } from '@yawmi/session'

/**
 * Watches who the subscriber is, by the session's token.
 * @param onReplacedElsewhere called when one subscriber has replaced another in another tab. The tab that did so
 * navigates by itself: both at once would race each other.
 */
export function watchSubscriber({ onReplacedElsewhere }: { onReplacedElsewhere: () => void }) {
  const subscriberToken = () => (currentRole() === 'subscriber' ? bearer() : undefined)
  let current = subscriberToken()
  let replacedHere = false
  const stop = onSessionChange((where) => {
    const previous = current
    current = subscriberToken()
    if (!previous || !current || previous === current) return
    if (where === 'this-tab') replacedHere = true
    else onReplacedElsewhere()
  })
  return {
    /** Whether one subscriber replaced another in this very tab. */
    wasReplacedHere: () => replacedHere,
    stop,
  }
}
