import fs from 'node:fs'
import path from 'node:path'
import { releaseListSchema } from '@yawmi/contract/schemas'
import type { Release, ReleaseList, RemoteName, Route } from '@yawmi/contract'

/** A route of the release list with the release that owns it. */
export interface OwnedRoute {
  remote: RemoteName
  release: Release
  route: Route
}

/** Milliseconds between looks at the file: a release shows within a second, and no request waits for the disk. */
const LOOK_EVERY = 1_000

/**
 * The release list as it stands on disk. Releasing a remote changes that file while we run; a list that is broken is
 * told and passed over, the one before stays.
 */
export class Releases {
  #list: ReleaseList = { remotes: {} }
  #modified = 0
  #looked = 0
  readonly #manifests = new Map<string, unknown>()

  /** @param folder where released remotes and `releases.json` lie. */
  constructor(
    readonly folder: string,
    private readonly warn: (message: string) => void,
  ) {}

  /** Changes with the list. */
  get revision(): number {
    this.#look()
    return this.#modified
  }

  get list(): ReleaseList {
    this.#look()
    return this.#list
  }

  /** Who owns a path, by the current release of each remote. */
  routeOf(pathname: string): OwnedRoute | undefined {
    for (const [remote, releases] of Object.entries(this.list.remotes)) {
      const [release] = releases
      const route = release?.declaration.routes.find(({ path: pattern }) => patternOf(pattern).test(pathname))
      if (release && route) return { remote: remote as RemoteName, release, route }
    }
    return undefined
  }

  /** Addresses of the pages that everybody may see, without parameters. */
  listedPaths(): string[] {
    return Object.values(this.list.remotes)
      .flatMap(([release]) => release?.declaration.routes ?? [])
      .filter(({ access, layout, path }) => access === 'public' && layout === 'public' && !path.includes(':'))
      .map(({ path }) => path)
  }

  /** A released JSON file (federation manifest, chunk list) by its address; undefined when it cannot be read. */
  file(address: string): unknown {
    if (!this.#manifests.has(address)) {
      const content = readJson(path.join(this.folder, address))
      if (content === undefined) return undefined
      this.#manifests.set(address, content)
    }
    return this.#manifests.get(address)
  }

  #look(): void {
    const now = Date.now()
    if (now - this.#looked < LOOK_EVERY) return
    this.#looked = now
    const file = path.join(this.folder, 'releases.json')
    const modified = fs.statSync(file, { throwIfNoEntry: false })?.mtimeMs ?? 0
    if (modified === this.#modified) return
    this.#modified = modified
    const parsed = releaseListSchema.safeParse(readJson(file))
    if (!parsed.success) return this.warn(`releases.json is not a release list: ${parsed.error.issues[0]?.message}`)
    this.#list = parsed.data
    this.#manifests.clear()
  }
}

function readJson(file: string): unknown {
  try {
    return JSON.parse(fs.readFileSync(file, 'utf8'))
  } catch {
    return undefined
  }
}

const patterns = new Map<string, RegExp>()

/** The addresses that a route's pattern means; its parameters are single segments. */
function patternOf(pattern: string): RegExp {
  const known = patterns.get(pattern)
  if (known) return known
  const source = pattern.replace(/[.*+?^${}()|[\]\\]/g, '\\$&').replace(/:\w+/g, '[^/]+')
  const made = new RegExp(`^${source}/?$`)
  patterns.set(pattern, made)
  return made
}
