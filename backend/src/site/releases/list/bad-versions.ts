import type { Release, ReleaseList, RemoteName } from '@yawmi/contract'

/** Milliseconds for which a bad version is listed as such: pages that have it are hardly open for longer. */
const LISTED_FOR_MS = 7 * 24 * 60 * 60_000
/** Bad versions of one remote, the last ones: every page has the list. */
const MAX_LISTED = 3

interface Known {
  version?: unknown
  /** When it was marked, as ISO text. */
  bad?: unknown
}

/**
 * Versions that were rolled back or withdrawn of late, by the history of releases; undefined where there is none. Open pages
 * cannot tell from a version's absence that it is bad: after three ordinary releases it is in the list no longer, either.
 */
export function badVersions(history: unknown, listed: ReadonlyMap<RemoteName, readonly Release[]>): ReleaseList['bad'] {
  const since = new Date(Date.now() - LISTED_FOR_MS).toISOString()
  const found = [...listed].flatMap(([remote, releases]): [RemoteName, string[]][] => {
    const known = new Map(Object.entries(history ?? {})).get(remote) as unknown
    const bad = (Array.isArray(known) ? (known as (Known | null)[]) : [])
      .flatMap((one) =>
        typeof one?.version === 'string' && typeof one.bad === 'string' ? [[one.version, one.bad]] : [],
      )
      .filter(([version, at]) => at! > since && !releases.some((release) => release.version === version))
      .sort(([, one], [, other]) => (one! < other! ? 1 : -1))
      .map(([version]) => version!)
    return bad.length > 0 ? [[remote, bad.slice(0, MAX_LISTED)]] : []
  })
  return found.length > 0 ? Object.fromEntries(found) : undefined
}
