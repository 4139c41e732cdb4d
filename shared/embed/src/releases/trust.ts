import { canVerify, isSignedFor, type Signed } from '@yawmi/contract/signed-list'

/** Name under which the page's own storage keeps what was good last, for each service. */
const SAVED = 'yawmi:releases '

/** By one of which what a service sends is signed. Of other services nothing is known: what they send is taken as it comes. */
const keysOf = new Map<string, readonly string[]>()

/** Has what a service sends be checked by these keys. */
export function trustKeys(api: string, keys: readonly string[] | undefined): void {
  if (keys?.length) keysOf.set(api, keys)
}

/** The keys by one of which a service signs; none of a service that this page has no keys of. */
export const keysFor = (api: string): readonly string[] => keysOf.get(api) ?? []

/**
 * Whether something of a service may be used: signed by it for this use, not older than what this page's visitor was given
 * before, and not expired by the server's clock. Pages by plain http cannot check it, and take it as it comes.
 * @param now the server's time of the answer that brought it, in milliseconds; 0 where that is not known
 */
export async function isGood(api: string, content: Signed, scope: string, now = 0): Promise<boolean> {
  const keys = keysOf.get(api)
  if (!keys || !canVerify()) return true
  const { serial = 0, expires = 0 } = content.signed ?? {}
  const why = !(await isSignedFor(content, scope, keys))
    ? 'not signed by the service'
    : serial < (read(api).serial ?? 0)
      ? 'older than one seen before'
      : now > expires && 'expired'
  if (why) console.warn(`yawmi-remote: list of releases (${scope}) refused: ${why}`)
  return !why
}

interface Saved {
  /** The greatest one that was good. */
  serial?: number
  /** By scope. */
  good?: Partial<Record<string, Signed>>
}

/** Keeps something good, for when the service sends something else. */
export function keep(api: string, scope: string, content: Signed): void {
  const { signed } = content
  if (!signed || !keysOf.has(api) || !canVerify()) return
  const { serial = 0, good = {} } = read(api)
  if (good[scope]?.signed?.issued === signed.issued) return
  try {
    const saved: Saved = { serial: Math.max(serial, signed.serial), good: { ...good, [scope]: content } }
    localStorage.setItem(SAVED + api, JSON.stringify(saved))
  } catch {
    // Without storage the page goes without.
  }
}

/** What was good last; checked again, for the page's storage is anybody's who runs in it. */
export async function lastGood<T extends Signed>(api: string, scope: string): Promise<T | undefined> {
  const content = read(api).good?.[scope]
  const keys = keysOf.get(api)
  return content && keys && canVerify() && (await isSignedFor(content, scope, keys)) ? (content as T) : undefined
}

function read(api: string): Saved {
  try {
    return (JSON.parse(localStorage.getItem(SAVED + api) ?? '{}') ?? {}) as Saved
  } catch {
    return {}
  }
}
