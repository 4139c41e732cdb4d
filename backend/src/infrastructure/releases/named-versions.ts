import { remoteNameSchema } from '@yawmi/contract/schemas'
import { z } from 'zod'

/** A version that a release list names, with the digest of its digests; none of what was built before there were any. */
export interface NamedVersion {
  remote: string
  version: string
  integrity?: string | undefined
}

export interface NamedVersions {
  /** What visitors may be given: without one of them the list is not served. */
  needed: NamedVersion[]
  /** What waits to be promoted, and what open pages and integrators have. */
  others: NamedVersion[]
}

/** As `<remote>/<version>`, by which rows name it. */
export const nameOf = ({ remote, version }: NamedVersion): string => `${remote}/${version}`

/** The version of such a name. */
export function named(name: string): NamedVersion {
  const [remote = '', version = ''] = name.split('/')
  return { remote, version }
}

/** Both become parts of paths. */
const versionSchema = z
  .string()
  .max(100)
  .regex(/^[\dA-Za-z][\w.+-]*$/)
const releaseSchema = z.object({ version: versionSchema, manifest: z.string(), integrity: z.string().optional() })
type Remotes = Record<string, unknown>

/** The versions whose files a list needs; what is no version is passed over, as the server does that reads the list. */
export function namedVersions(text: string): NamedVersions {
  const { remotes, canaries, candidates, history } = JSON.parse(text) as Partial<Record<string, Remotes>>
  const open = Object.entries(canaries ?? {}).map(([name, canary]) => [
    name,
    [(canary as { release?: unknown })?.release],
  ])
  const needed = [...versionsIn(remotes), ...versionsIn(Object.fromEntries(open) as Remotes)]
  const names = new Set(needed.map(nameOf))
  return {
    needed,
    others: [...versionsIn(candidates), ...versionsIn(history)].filter((one) => !names.has(nameOf(one))),
  }
}

function versionsIn(remotes: Remotes = {}): NamedVersion[] {
  return Object.entries(remotes).flatMap(([remote, releases]) => {
    if (!remoteNameSchema.safeParse(remote).success) return []
    return (Array.isArray(releases) ? releases : []).flatMap((release: unknown) => {
      const { data } = releaseSchema.safeParse(release)
      return data ? [{ remote, version: data.version, integrity: data.integrity }] : []
    })
  })
}
