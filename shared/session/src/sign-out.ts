import { currentRole, forgetSession, noticeSession } from './session'

/** What of the page's bus (@yawmi/events) says that a session has ended. */
interface SessionBus {
  emit(name: 'auth/signed-out', payload: { reason: 'logout' }): void
  on(name: 'auth/signed-out', listener: () => void): () => void
  on(name: 'session/refused', listener: (refusal: { status: 401 | 403 }) => void): () => void
}

/** Milliseconds after which the storage has what another tab did to it before its event. */
const STORAGE_CATCHES_UP_MS = 1000

interface SignOutListener {
  onSignedOut: () => void
  /** @param wasSubscriber whether somebody was signed in until then. */
  onRefused: (status: 401 | 403, wasSubscriber: boolean) => void
  /** Wraps the clearing of an expired session, for instance to render it at once. */
  flush?: (clear: () => void) => void
}

/** Signs out on this device, in this page and in other tabs. The server's side is the caller's to end first. */
export function signOut(bus: Pick<SessionBus, 'emit'>): void {
  forgetSession()
  bus.emit('auth/signed-out', { reason: 'logout' })
}

/**
 * What ends the session on this device, for every host of a page: signing out, in any tab and with everything that was
 * saved; and a token that the server refuses, which keeps for its owner what they made and saved. Returns its unsubscribe.
 */
export function followSignOut(
  bus: Pick<SessionBus, 'on'>,
  { onSignedOut, onRefused, flush = (clear) => clear() }: SignOutListener,
): () => void {
  let later: ReturnType<typeof setTimeout> | undefined
  const isOver = () => currentRole() === 'anonymous'
  const end = () => {
    // A second copy of this package has cleared it, and has not notified the followers of this one.
    if (isOver()) noticeSession()
    else forgetSession()
    onSignedOut()
  }
  const leave = [
    bus.on('auth/signed-out', (signedOut?: { reason: string }) => {
      // Another tab's event may come a moment before what it did to the storage, or long after: to a tab that slept while somebody
      // signed in again, whose session it must not end. The storage says which.
      if (signedOut?.reason !== 'other-tab' || isOver()) end()
      else later = setTimeout(() => isOver() && end(), STORAGE_CATCHES_UP_MS)
    }),
    () => clearTimeout(later),
    bus.on('session/refused', ({ status }) => {
      const wasSubscriber = currentRole() === 'subscriber'
      if (status === 401) flush(() => forgetSession({ keepDrafts: true }))
      onRefused(status, wasSubscriber)
    }),
  ]
  return () => leave.forEach((stop) => stop())
}
