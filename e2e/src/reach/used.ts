import { EVERYTHING, type Read } from './digests'
import { ownersOf, releaseList } from './release-list'

/** Type of the annotation by which a test says what it has used. */
export const USED = 'used'

/** A page that no released remote declares: of a remote that the test makes, or one that may use everything. */
export const UNDECLARED = '(undeclared)'

/** Pages of the site that no remote has a part in. */
const WITHOUT_REMOTES = /^\/(healthz|readyz|sandbox)\b/

/**
 * What of the built product an address brings into a page: files of a remote, or the remote that the server draws a page
 * of ours with, also where the browser asks for none of its files.
 * @param isPage whether it is loaded as a page, of a window or a frame.
 * @param ownerOf which remote an address belongs to.
 * @returns a name of `Digests`, or UNDECLARED; undefined where it brings what every test stands on.
 */
export function usedBy(
  address: string,
  isPage: boolean,
  ownerOf: (pathname: string) => string | undefined,
): string | undefined {
  if (!/^https?:/.test(address)) return undefined
  const { hostname, pathname } = new URL(address)
  const [, remote] = /^\/(?:remotes|embed|alone)\/([\w-]+)(?:\/|$)/.exec(pathname) ?? []
  if (remote) return remote
  // An integrator's own pages are at another host (integrators/integrator.ts).
  if (!isPage || !hostname.endsWith('localhost') || WITHOUT_REMOTES.test(pathname)) return undefined
  return ownerOf(pathname) ?? UNDECLARED
}

let used = new Set<string>()
let released: { names: ReadonlySet<string>; ownerOf: (pathname: string) => string | undefined } | undefined

/** Notes for the test that runs in this process that one of its pages asked for an address. */
export function noteUsed(address: string, isPage: boolean): void {
  released ??= releasedNow()
  const name = usedBy(address, isPage, released.ownerOf)
  // A remote that nobody has released is one that the test itself makes, of what it says that it reads.
  if (name && (name === UNDECLARED || released.names.has(name))) used.add(name)
}

function releasedNow() {
  const list = releaseList()
  return { names: new Set(Object.keys(list.remotes)), ownerOf: ownersOf(list) }
}

/**
 * What was noted since this was last asked: what hooks used before a test counts for that test.
 * @param reads what the test says that it reads beside; pages that nobody declares are then of that
 */
export function takeUsed(reads: readonly Read[] = []): string[] {
  const names = new Set([...used, ...reads])
  used = new Set()
  if (names.delete(UNDECLARED) && reads.length === 0) names.add(EVERYTHING)
  return [...names]
}
