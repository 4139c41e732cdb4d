/** A released folder, as the list names it. */
export interface ReleasedFolder {
  /** `/remotes/<remote>/<version>` */
  address: string
  /** Digest of its `integrity.json`; none of what was built before there were any. */
  integrity?: string
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
