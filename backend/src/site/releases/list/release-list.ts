import { canarySchema, declarationFaults, releaseSchema, remoteNameSchema, takenFrom } from '@yawmi/contract/schemas'
import type { Canary, Release, ReleaseList, RemoteName } from '@yawmi/contract'
import { badVersions } from './bad-versions'

export interface ReadList {
  list: ReleaseList
  /** A line for the operator for each part that is not as written: what is wrong, what is served instead, what to do. */
  faults: string[]
}

/**
 * Reads a release list remote by remote and release by release: a part that is wrong costs that part alone. A remote of
 * which no release is sound keeps its last good ones, and one that takes an address of another's does not get it.
 * @param content what the file says; undefined where it is no JSON, or is not there
 * @param lastGood the list before
 */
export function readReleaseList(content: unknown, lastGood: ReleaseList): ReadList {
  const remotes = (content as { remotes?: unknown } | null | undefined)?.remotes
  const fallback = Object.keys(lastGood.remotes).length > 0 ? 'the last good list is served' : 'nothing is released'
  const unusable = (what: string) => ({
    list: lastGood,
    faults: [`releases.json ${what}; ${fallback}. The next npm run release -- publish <remote> writes it anew`],
  })
  if (content === undefined) return unusable('is not there, or is no JSON')
  if (typeof remotes !== 'object' || remotes === null || Array.isArray(remotes)) return unusable('has no "remotes"')
  if (Object.keys(remotes).length === 0) return unusable('is empty')

  const faults: string[] = []
  const sound = new Map<RemoteName, Release[]>()
  for (const [name, releases] of Object.entries(remotes)) {
    const remote = remoteNameSchema.safeParse(name)
    if (!remote.success) {
      faults.push(`releases.json: there is no remote named "${name}"; it is passed over`)
      continue
    }
    const read = readReleases(remote.data, releases)
    const [instead] = read.sound.length > 0 ? read.sound : (lastGood.remotes[remote.data] ?? [])
    faults.push(...read.faults.map((fault) => `${fault}. ${whatNow(remote.data, instead)}`))
    const usable = read.sound.length > 0 ? read.sound : lastGood.remotes[remote.data]
    if (usable) sound.set(remote.data, usable)
  }
  settleOwners(sound, lastGood, faults)
  const canaries = readCanaries((content as { canaries?: unknown }).canaries, sound, faults)
  const bad = badVersions((content as { history?: unknown }).history, sound)
  return {
    list: { remotes: Object.fromEntries(sound), ...(canaries && { canaries }), ...(bad && { bad }) },
    faults,
  }
}

/** Canaries that are as they must be, and take nothing of what other remotes have; undefined where there is none. */
function readCanaries(
  content: unknown,
  sound: ReadonlyMap<RemoteName, Release[]>,
  faults: string[],
): ReleaseList['canaries'] {
  const current = [...sound.values()].flatMap(([release]) => (release ? [release.declaration] : []))
  const read = Object.entries((content ?? {}) as Record<string, unknown>).flatMap(
    ([name, canary]): [RemoteName, Canary][] => {
      const remote = remoteNameSchema.safeParse(name)
      const parsed = canarySchema.safeParse(canary)
      const declaration = parsed.data?.release.declaration
      const wrong =
        declaration === undefined || !remote.success || declaration.name !== name || !sound.has(remote.data)
          ? 'it is no release of a remote that has others'
          : takenFrom(declaration, current)[0]
      if (parsed.success && remote.success && wrong === undefined) return [[remote.data, parsed.data]]
      faults.push(`releases.json: the canary of ${name} is passed over: ${wrong}`)
      return []
    },
  )
  return read.length > 0 ? Object.fromEntries(read) : undefined
}

/** The releases of a remote that are as they must be, in order. @param releases undefined: the record does not prove them, and has its alarm */
function readReleases(remote: RemoteName, releases: unknown): { sound: Release[]; faults: string[] } {
  if (releases === undefined) return { sound: [], faults: [] }
  if (!Array.isArray(releases) || releases.length === 0)
    return { sound: [], faults: [`releases.json: ${remote} has no releases`] }
  const faults: string[] = []
  const sound = releases.flatMap((release: unknown) => {
    const parsed = releaseSchema.safeParse(release)
    const { version, declaration } = (release ?? {}) as Partial<Release>
    const wrong = declarationFaults(declaration)
    if (parsed.success && wrong.length === 0 && parsed.data.declaration.name === remote) return [parsed.data]
    const why = wrong[0] ?? (parsed.success ? `it declares ${declaration?.name}` : 'it has no version or no manifest')
    faults.push(`releases.json: ${remote} ${String(version)} is passed over: ${why}`)
    return []
  })
  return { sound, faults }
}

/** Has every address, route name and slot belong to one remote: to the one that had it before, else to the first. */
function settleOwners(sound: Map<RemoteName, Release[]>, lastGood: ReleaseList, faults: string[]): void {
  const reserve = new Map(Object.entries(lastGood.remotes))
  for (let taker = findTaker(sound, lastGood); taker; taker = findTaker(sound, lastGood)) {
    const { remote, release, why } = taker
    const left = (sound.get(remote) ?? []).slice(1)
    const next = left.length > 0 ? left : (reserve.get(remote) ?? [])
    // Each is tried once, so that this ends.
    if (left.length === 0) reserve.delete(remote)
    if (next.length > 0) sound.set(remote, next)
    else sound.delete(remote)
    faults.push(
      `releases.json: ${remote} ${release.version} is passed over: ${why}. ${whatNow(remote, sound.get(remote)?.[0])}`,
    )
  }
}

interface Current {
  remote: RemoteName
  release: Release
}

/** A current release that takes something from another's, and what. */
function findTaker(sound: Map<RemoteName, Release[]>, lastGood: ReleaseList): (Current & { why: string }) | undefined {
  const takes = (one: Release | undefined, other: Release | undefined) =>
    one && other ? takenFrom(one.declaration, [other.declaration])[0] : undefined
  const had = ({ remote }: Current, other: Current) => takes(other.release, lastGood.remotes[remote]?.[0]) !== undefined
  const current = [...sound].flatMap(([remote, [release]]) => (release ? [{ remote, release }] : []))
  for (const [index, later] of current.entries())
    for (const earlier of current.slice(0, index)) {
      if (takes(later.release, earlier.release) === undefined) continue
      const [taker, owner] = had(later, earlier) && !had(earlier, later) ? [earlier, later] : [later, earlier]
      return { ...taker, why: takes(taker.release, owner.release) ?? '' }
    }
  return undefined
}

const whatNow = (remote: RemoteName, instead: Release | undefined) =>
  `${instead ? `${remote} is served at ${instead.version}` : `Nothing of ${remote} is served`}; ` +
  `npm run release -- rollback ${remote} takes a wrong release out, npm run release -- publish ${remote} brings a new one`
