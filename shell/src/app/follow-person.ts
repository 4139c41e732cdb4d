import { bearer, currentRole, onSessionChange } from '@yawmi/session'

export interface PersonFollower {
  /** Whether one subscriber took the place of another in this very tab. */
  wasReplacedHere(): boolean
  leave(): void
}

/**
 * Follows who the subscriber is, by the session's token.
 * @param replacedElsewhere another tab has put one subscriber in the place of another. A tab that did so itself has a
 * way of its own to go on: both at once would race each other.
 */
export function followPerson({ replacedElsewhere }: { replacedElsewhere: () => void }): PersonFollower {
  const subscriber = () => (currentRole() === 'subscriber' ? bearer() : undefined)
  let known = subscriber()
  let replacedHere = false
  const leave = onSessionChange((where) => {
    const before = known
    known = subscriber()
    if (!before || !known || before === known) return
    if (where === 'this-tab') replacedHere = true
    else replacedElsewhere()
  })
  return { wasReplacedHere: () => replacedHere, leave }
}
