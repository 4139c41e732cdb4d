import type { Canary, Release, ReleaseList, RemoteName } from './schemas/releases'

/** Cookie with the number that a device has drawn: many devices have the same one, so that it says who nobody is. */
export const BUCKET_COOKIE = 'yawmi-bucket'
/** Cookie that a tester link sets: the link's own text, which the server reads for each page (tester-links.ts). */
export const TESTER_COOKIE = 'yawmi-canary'
/** Devices draw from 0 to this. A share's hundredth of a percent is one of them. */
export const BUCKETS = 10_000

/** What of a visitor decides which versions they get. */
export interface CanaryVisitor {
  /** Undefined: the device keeps nothing, or has not drawn. It is in no share. */
  bucket?: number
  /** Id of the page's brand. */
  brand: string
  /** `<remote>@<version>` of the canaries that a tester link names. */
  tested?: readonly string[]
}

/** A list with the versions that one visitor gets in front. */
export interface ChosenList extends ReleaseList {
  /** Versions of canaries among them, by remote. */
  chosen?: Readonly<Record<RemoteName, string | undefined>>
}

/** Whether a visitor gets a canary. One draw counts for all remotes: two canaries of the same share have the same devices. */
export const isCanaryFor = (
  remote: string,
  { release, share = 0, brands }: Pick<Canary, 'share' | 'brands'> & { release: Pick<Release, 'version'> },
  visitor: CanaryVisitor,
): boolean =>
  (visitor.bucket ?? BUCKETS) < (share * BUCKETS) / 100 ||
  Boolean(brands?.includes(visitor.brand)) ||
  Boolean(visitor.tested?.includes(`${remote}@${release.version}`))

/** The list as one visitor has it; the very same one where no canary is for them. */
export function chooseVersions(list: ReleaseList, visitor: CanaryVisitor): ChosenList {
  const canaries = Object.entries(list.canaries ?? {}).filter(([remote, canary]) =>
    isCanaryFor(remote, canary, visitor),
  )
  if (canaries.length === 0) return list
  const { remotes } = list
  const first = canaries.map(([remote, { release }]): [string, Release[]] => [
    remote,
    [release, ...(remotes[remote] ?? [])],
  ])
  const chosen = Object.fromEntries(canaries.map(([remote, { release }]) => [remote, release.version]))
  return { ...list, remotes: { ...remotes, ...Object.fromEntries(first) }, chosen }
}

/** A drawn number as a cookie has it; undefined for anything else. */
export function bucketOf(text: string | undefined): number | undefined {
  return text !== undefined && /^\d{1,4}$/.test(text) ? Number(text) : undefined
}
