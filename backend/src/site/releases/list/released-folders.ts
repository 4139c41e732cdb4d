/** A released folder, as the list names it. */
export interface ReleasedFolder {
  /** `/remotes/<remote>/<version>` */
  address: string
  /** Digest of its `integrity.json`; none of what was built before there were any. */
  integrity?: string
}

/** When a version ends that integrators hold, and since when they are told. */
export interface VersionEnd {
  noticed: string
  sunset: string
}

/** Versions whose end was announced, by `/remotes/<remote>/<version>`; their files may be gone already. */
export function endsOf(history: unknown): Map<string, VersionEnd> {
  const remotes = typeof history === 'object' && history !== null ? Object.entries(history) : []
  const ends = remotes.flatMap(([remote, versions]: [string, unknown]) =>
    (Array.isArray(versions) ? versions : []).flatMap((one: unknown) => {
      const { version, noticed, sunset } = (one ?? {}) as Partial<Record<string, unknown>>
      const isTime = (time: unknown): time is string => typeof time === 'string' && !Number.isNaN(Date.parse(time))
      if (typeof version !== 'string' || !isTime(noticed) || !isTime(sunset)) return []
      return [[`/remotes/${remote}/${version}`, { noticed, sunset }] as const]
    }),
  )
  return new Map(ends)
}

/** The folders that a list names, its history included; whatever is wrong with a declaration. */
export function foldersOf(content: unknown, part: 'remotes' | 'history' | 'canaries'): ReleasedFolder[] {
  const remotes = (content as Record<string, unknown> | null | undefined)?.[part]
  if (typeof remotes !== 'object' || remotes === null) return []
  return Object.values(remotes).flatMap((releases: unknown) =>
    (Array.isArray(releases) ? releases : []).flatMap((release: unknown) => {
      const { manifest, integrity } = (release ?? {}) as { manifest?: unknown; integrity?: unknown }
      const [, address] =
        typeof manifest === 'string' ? (/^(\/remotes\/[^/]+\/[^/]+)\/[^/]+$/.exec(manifest) ?? []) : []
      if (!address) return []
      return [{ address, ...(typeof integrity === 'string' && { integrity }) }]
    }),
  )
}

/** Those of candidates that were open to a part of the visitors: pages that have one are open still. */
export function leftFolders(content: unknown): ReleasedFolder[] {
  const { candidates } = (content ?? {}) as { candidates?: unknown }
  if (typeof candidates !== 'object' || candidates === null) return []
  const left = Object.values(candidates).map((versions: unknown) =>
    (Array.isArray(versions) ? (versions as ({ until?: unknown } | null)[]) : []).filter((one) => one?.until),
  )
  return foldersOf({ history: left }, 'history')
}
