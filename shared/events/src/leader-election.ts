/** What one listener of the page does for all: showing dialogs, or mounting the code dialog's slot. */
export type Duty = 'dialogs' | 'otp-dialog'

/**
 * Elects a leader for a task. The first candidate does it; when it leaves, the next one starts. So two standalone
 * remotes in one page, each with a host of its own, open one dialog and not two.
 * @param begin starts the work and returns how to end it.
 * @returns withdraws the candidate.
 */
export type Lead = (duty: Duty, begin: () => () => void) => () => void

export function createLeaderElection(): Lead {
  const offers = new Map<Duty, { begin: () => () => void; end?: () => void }[]>()
  return (duty, begin) => {
    const queue = offers.get(duty) ?? []
    offers.set(duty, queue)
    const offer: (typeof queue)[number] = { begin }
    queue.push(offer)
    if (queue[0] === offer) offer.end = begin()
    return () => {
      const place = queue.indexOf(offer)
      if (place < 0) return
      queue.splice(place, 1)
      offer.end?.()
      const [next] = queue
      if (place === 0 && next) next.end = next.begin()
    }
  }
}
