import { FREE_VISITOR_ID, FREE_VISITOR_TOKEN, type SessionReply, type Subscriber } from '@yawmi/contract'
import { ar } from './copy/ar'
import { CODECS } from './keys'
import { DRAFT_PREFIX, clearAll, plainKey, read, remove, write } from './storage'

/** The three states of a visitor (specification, section 4). */
export type Role = 'anonymous' | 'free' | 'subscriber'

/** The keys that say who is here. */
const IDENTITY_KEYS: ReadonlySet<string> = new Set(['token', 'accessToken', 'freeToken', 'isFreeVisitor'])

/** Which tab of the browser changed the session. */
export type ChangedIn = 'this-tab' | 'other-tab'

const listeners = new Set<(where: ChangedIn) => void>()
const notify = () => listeners.forEach((listener) => listener('this-tab'))

/** Follows the session, in this tab and in others; returns its unsubscribe. */
export function onSessionChange(listener: (where: ChangedIn) => void): () => void {
  listeners.add(listener)
  const fromOtherTab = (event: StorageEvent) => {
    const key = plainKey(event.key)
    if (key === null || IDENTITY_KEYS.has(key)) listener('other-tab')
  }
  let left: string | undefined
  // A page that the browser keeps for the way back is told of nothing meanwhile.
  const turned = ({ type, persisted }: PageTransitionEvent) => {
    if (type === 'pagehide') left = bearer()
    else if (persisted && bearer() !== left) listener('other-tab')
  }
  const listening = new AbortController()
  addEventListener('storage', fromOtherTab, listening)
  addEventListener('pagehide', turned, listening)
  addEventListener('pageshow', turned, listening)
  return () => {
    listeners.delete(listener)
    listening.abort()
  }
}

/** For a second copy of this package in a page: the first one changed the storage, and announced it on the bus. */
export const noticeSession = notify

/** Who this visitor is, from what the device keeps. A free visitor's flag counts only with its token. */
export function currentRole(): Role {
  if (read('token') ?? read('accessToken')) return 'subscriber'
  return read('isFreeVisitor') && read('freeToken') ? 'free' : 'anonymous'
}

/** What goes into the Authorization header, if anything. */
export const bearer = (): string | undefined => read('token') ?? read('accessToken') ?? read('freeToken')

export const currentSubscriber = (): Subscriber | undefined => read('subscriber')

/** Keeps what a confirmed code answered. */
export function signIn({ token, user }: SessionReply): void {
  // First what makes them a subscriber: other tabs see each step, and would take the one between for an anonymous visitor.
  write('token', token)
  for (const key of ['freeToken', 'isFreeVisitor', 'accessToken', 'transaction_identify'] as const) remove(key)
  write('subscriber', user)
  write('subscriber_id', user.id)
  write('subscriptionStatus', user.subscription_status)
  notify()
}

/** Enters as a free visitor: flag, placeholder token, status free. */
export function enterFree(): void {
  write('isFreeVisitor', true)
  write('freeToken', FREE_VISITOR_TOKEN)
  for (const key of ['token', 'accessToken', 'subscriber_id'] as const) remove(key)
  write('subscriptionStatus', 'free')
  write('subscriber', { id: FREE_VISITOR_ID, name: ar.freeVisitor, subscription_status: 'free' })
  notify()
}

/**
 * Keeps the access token that a host app handed over (/webview/profile). An app hands over the same one each time, which its
 * person may have got by signing in here, and a renewed one from time to time: whose it is the service says later, and what
 * somebody made here with their name on it waits for them until then. What is no token, as of an app that has none yet, ends the
 * session as a refused one does.
 */
export function adoptAccessToken(token: string): void {
  if (CODECS.accessToken.parse(token) === undefined) return forgetSession({ keepDrafts: true })
  const hasNames = bearer() === undefined || read('subscriber_id') !== undefined
  if (bearer() !== token) clearAll(hasNames ? DRAFT_PREFIX : undefined, token)
  write('accessToken', token)
  notify()
}

/**
 * Forgets the person on this device. The server's side is the caller's to end first.
 * @param keepDrafts for a session that ended by itself: whoever was at work finds it again after signing in.
 */
export function forgetSession({ keepDrafts = false } = {}): void {
  clearAll(keepDrafts ? DRAFT_PREFIX : undefined)
  notify()
}
