import fs from 'node:fs'
import path from 'node:path'
import type { Release, ReleaseList, RemoteName, Route } from '@yawmi/contract'
import type { Env } from '../plugins/external/env'
import { writeWhole } from '../write-whole'
import { readReleaseList } from './release-list'

/** A route of the release list with the release that owns it. */
export interface OwnedRoute {
  remote: RemoteName
  release: Release
  route: Route
}

/** Milliseconds between looks at the file: a release shows within a second, and no request waits for the disk. */
const LOOK_EVERY = 1_000

/** The releases of this server, whose last good list lies in its data folder. */
export function releasesOf(
  { root, dataDir }: Pick<Env, 'root' | 'dataDir'>,
  warn: (message: string) => void,
): Releases {
  const releases = new Releases(path.join(root, 'dist'), warn, path.join(dataDir, 'last-good/releases.json'))
  releases.look()
  return releases
}

/** An empty list: nothing is released yet. */
const NOTHING: ReleaseList = { remotes: {} }

/**
 * The release list as it stands on disk. Releasing a remote changes that file while we run. What of it is wrong is
 * logged and costs that part alone: the last good one stays, also over a restart.
 */
export class Releases {
  #list: ReleaseList
  #seen = ''
  #revision = 0
  #looked = -Infinity
  readonly #manifests = new Map<string, unknown>()

  /**
   * @param folder where released remotes and `releases.json` lie
   * @param lastGoodFile where the list is kept that was served last, for a start that finds a worse one
   */
  constructor(
    readonly folder: string,
    private readonly warn: (message: string) => void,
    private readonly lastGoodFile?: string,
  ) {
    this.#list = (lastGoodFile && readReleaseList(readJson(lastGoodFile), NOTHING).list) || NOTHING
  }

  /** Changes with the list. */
  get revision(): number {
    this.look()
    return this.#revision
  }

  get list(): ReleaseList {
    this.look()
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

  /** Reads the list where it has changed and was not looked at just now. */
  look(): void {
    const now = performance.now()
    if (now - this.#looked < LOOK_EVERY) return
    this.#looked = now
    const file = path.join(this.folder, 'releases.json')
    const stats = fs.statSync(file, { throwIfNoEntry: false })
    const seen = stats ? `${stats.ino} ${stats.mtimeMs} ${stats.size}` : 'none'
    if (seen === this.#seen) return
    this.#seen = seen
    const { list, faults } = readReleaseList(readJson(file), this.#list)
    for (const fault of faults) this.warn(fault)
    this.#manifests.clear()
    this.#list = list
    this.#revision += 1
    this.#keep()
  }

  /** Keeps what is served now; a disk that is full costs the next start, not this one. */
  #keep(): void {
    if (!this.lastGoodFile || Object.keys(this.#list.remotes).length === 0) return
    try {
      writeWhole(this.lastGoodFile, JSON.stringify(this.#list))
    } catch (error) {
      this.warn(`the last good release list could not be kept in ${this.lastGoodFile}: ${(error as Error).message}`)
    }
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
