import fs from 'node:fs'
import path from 'node:path'
import { type Canary, matchPath, type Release, type ReleaseList, type RemoteName, type Route } from '@yawmi/contract'
import { type CanaryVisitor, type ChosenList, chooseVersions } from '@yawmi/contract/canary'
import type { Env } from '../../infrastructure/env'
import { orUndefined } from '../../lib/or-undefined'
import { writeFileAtomic } from '../../lib/write-file-atomic'
import { remoteScope, type SignedList } from '@yawmi/contract/signed-list'
import { ListSigner, VALID_MS } from './list-signer'
import { readReleaseList } from './release-list'
import { provedList, readProof } from './release-record'
import { type FileState, foldersOf, ReleasedFiles } from './released-files'
import { ShellOffers } from './shell-offers'

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
  {
    root,
    dataDir,
    RELEASE_KEYS_DIR,
    LIST_KEYS_FILE,
  }: Pick<Env, 'root' | 'dataDir' | 'RELEASE_KEYS_DIR' | 'LIST_KEYS_FILE'>,
  warn: (message: string) => void,
): Releases {
  const keysFolders = RELEASE_KEYS_DIR
    ? [RELEASE_KEYS_DIR]
    : [path.join(dataDir, 'keys'), path.join(root, '.data/keys')]
  const lastGoodFile = path.join(dataDir, 'last-good/releases.json')
  const signer = new ListSigner(LIST_KEYS_FILE ?? path.join(dataDir, 'keys/list.json'))
  const releases = new Releases(path.join(root, 'dist'), warn, lastGoodFile, keysFolders, signer)
  releases.look()
  return releases
}

/** Milliseconds for which a signature stands: a quarter of the time for which it may be used. */
const SIGNED_FOR_MS = VALID_MS / 4

/** An empty list: nothing is released yet. */
const NOTHING: ReleaseList = { remotes: {} }

/**
 * The release list as it stands on disk. Releasing a remote changes that file while we run. What of it is wrong is
 * logged and costs that part alone: the last good one stays, also over a restart.
 */
export class Releases {
  /** As it was read; of that, what is served; and of that, what a page needs. */
  #read: ReleaseList
  #list: ReleaseList = NOTHING
  #ofPages: ReleaseList = NOTHING
  /** Lists as browsers are given them, by scope, since they were signed last; another object whenever they are signed anew. */
  #signed = { since: 0, lists: new Map<string, SignedList>() }
  /** Released folders that are in no list any more, for pages that are open. */
  #history: unknown
  /** Of the list that is served, in the record of releases. */
  #serial: number | undefined
  readonly #files: ReleasedFiles
  readonly #shell: ShellOffers
  #seen = ''
  /** Versions of the list that is served. */
  #served = ''
  #revision = 0
  #looked = -Infinity
  readonly #manifests = new Map<string, unknown>()
  /** Lists as visitors have them, by which canaries these get. */
  readonly #choices = new Map<string, ChosenList>()
  /** Canaries that are not served, whatever the list says: `<remote>@<version>`. */
  #withheld: ReadonlySet<string> = new Set()

  /**
   * @param folder where released remotes and `releases.json` lie
   * @param lastGoodFile where the list is kept that was served last, for a start that finds a worse one
   * @param keysFolders where the keys may lie that this server trusts; without any, lists are served whoever wrote them
   * @param signer signs what browsers are given
   */
  constructor(
    readonly folder: string,
    private readonly warn: (message: string) => void,
    private readonly lastGoodFile?: string,
    private readonly keysFolders: readonly string[] = [],
    private readonly signer = new ListSigner(),
  ) {
    const lastGood = lastGoodFile && readJson(lastGoodFile)
    this.#read = lastGood ? readReleaseList(lastGood, NOTHING).list : NOTHING
    this.#history = (lastGood as { history?: unknown } | undefined)?.history
    this.#serial = serialOf(lastGood)
    this.#shell = new ShellOffers(folder, warn)
    this.#files = new ReleasedFiles(folder, warn, lastGoodFile && path.join(path.dirname(lastGoodFile), 'digests'))
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

  /** The list as our own pages have it: without what integrators' pages or this server alone make use of. */
  get listOfPages(): SignedList {
    return this.#signedAs('pages', () => this.#ofPages)
  }

  /** The whole list, for any page. */
  get listOfAll(): SignedList {
    return this.#signedAs('all', () => this.#list)
  }

  /** The list of one remote, for pages that mount it alone. */
  listOf(remote: string): SignedList {
    const scope = remoteScope(remote)
    if (!Object.hasOwn(this.list.remotes, remote)) return this.sign(NOTHING, scope)
    const of = <T>(parts: Record<RemoteName, T>) =>
      Object.fromEntries(Object.entries(parts).filter(([name]) => name === remote))
    return this.#signedAs(scope, () => {
      const canaries = of(this.#list.canaries ?? {})
      return { remotes: of(this.#list.remotes), ...(remote in canaries && { canaries }) }
    })
  }

  /** Public keys by which browsers check lists. */
  get publicKeys(): string[] {
    return this.signer.publicKeys
  }

  /** Signs what is sent besides lists, at the list's place in time. */
  sign<T extends object>(content: T, scope: string): T {
    return this.signer.sign(content, scope, this.#serial ?? 0)
  }

  /** Another object whenever what is signed is to be signed anew. */
  get signing(): object {
    this.look()
    return this.#signed
  }

  #signedAs(scope: string, list: () => ReleaseList): SignedList {
    this.look()
    const known = this.#signed.lists.get(scope)
    if (known) return known
    const signed = this.sign(list(), scope)
    this.#signed.lists.set(scope, signed)
    return signed
  }

  /** Whether a file may be served, by its address. A release that was made this moment may not have been looked at. */
  stateOf(address: string): FileState {
    this.look()
    let state = this.#files.stateOf(address)
    if (state === 'of no release' && this.#readChanges()) state = this.#files.stateOf(address)
    if (state === 'differs') this.#serve()
    return state
  }

  /**
   * The bytes of a released file that is evaluated or put into a page, read once and checked.
   * @throws FileDiffers where it is not the one that was released; an error of the file system
   */
  read(address: string): Buffer {
    try {
      return this.#files.read(address)
    } finally {
      this.#serve()
    }
  }

  /** Digest of a released file, by its address; undefined for releases without digests, which browsers do not check. */
  digestOf(release: Release, file: string): string | undefined {
    return release.sri && this.#files.digestOf(path.posix.dirname(release.manifest), file)
  }

  /** Digest of any released file as it was published, by its address; undefined where it is none, or has none. */
  digestAt(address: string): string | undefined {
    return this.#files.digestAt(address)
  }

  /** The list as one visitor has it: the same object for all who get the same canaries, until the list changes. */
  chosenFor(visitor: CanaryVisitor): ChosenList {
    const { list } = this
    if (!list.canaries) return list
    const choice = chooseVersions(list, visitor)
    const name = choiceName(choice)
    const known = this.#choices.get(name)
    if (known) return known
    this.#choices.set(name, choice)
    return choice
  }

  /** Canaries of the list, those that are withheld among them. */
  get openCanaries(): NonNullable<ReleaseList['canaries']> {
    this.look()
    return this.#read.canaries ?? {}
  }

  /** Whether a version is in the list, so that pages may report of it. */
  hasVersion(remote: string, version: string): boolean {
    const { remotes, canaries } = this.list
    // A name that a stranger wrote, such as `constructor`, is not looked up.
    if (!Object.hasOwn(remotes, remote)) return false
    return [...(remotes[remote] ?? []), canaries?.[remote]?.release].some((release) => release?.version === version)
  }

  /** Serves no longer these canaries, `<remote>@<version>`, whatever the list says of them. */
  withhold(canaries: ReadonlySet<string>): void {
    const isSame = canaries.size === this.#withheld.size && [...canaries].every((one) => this.#withheld.has(one))
    if (isSame) return
    this.#withheld = canaries
    this.#serve()
  }

  /** Who owns a path, by the first release of each remote. @param list as a visitor has it */
  routeOf(pathname: string, list: ReleaseList = this.list): OwnedRoute | undefined {
    for (const [remote, releases] of Object.entries(list.remotes)) {
      const [release] = releases
      const route = release?.declaration.routes.find(({ path: pattern }) => matchPath(pattern, pathname))
      if (release && route) return { remote, release, route }
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

  /** An address of each page: of a route with parameters one page serves all addresses, unless each is prerendered. */
  sampleAddresses(): string[] {
    return Object.values(this.list.remotes)
      .flatMap(([release]) => release?.declaration.routes ?? [])
      .filter(({ path, prerender }) => !(prerender && path.includes(':')))
      .map(({ path }) => path.replace(/:\w+/g, '1'))
  }

  /** A released JSON file (federation manifest, chunk list) by its address; undefined when it cannot be read. */
  file(address: string): unknown {
    if (!this.#manifests.has(address)) {
      const content = orUndefined(() => JSON.parse(this.read(address).toString()) as unknown)
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
    if (Date.now() - this.#signed.since > SIGNED_FOR_MS) this.#signAnew()
    if (this.#readChanges()) return
    this.#files.sweep()
    this.#serve()
  }

  /** Reads the list anew where it is another one. @returns whether it was */
  #readChanges(): boolean {
    const file = path.join(this.folder, 'releases.json')
    const stats = fs.statSync(file, { throwIfNoEntry: false })
    const seen = stats ? `${stats.ino} ${stats.mtimeMs} ${stats.size}` : 'none'
    if (seen === this.#seen) return false
    this.#seen = seen
    const content = this.#proved(readJson(file))
    const { list, faults } = readReleaseList(content, this.#read)
    for (const fault of faults) this.warn(fault)
    const serial = serialOf(content) ?? this.#serial
    if (serial !== this.#serial) this.#signAnew()
    this.#serial = serial
    this.#read = list
    // Of a list that cannot be read the one before says which files are ours.
    this.#history = (content as { history?: unknown } | undefined)?.history ?? this.#history
    const unlisted = [...foldersOf(content, 'remotes'), ...foldersOf({ history: this.#history }, 'history')]
    const canaries = Object.values(list.canaries ?? {}).map(({ release }) => [release])
    const listed = [...foldersOf(list, 'remotes'), ...foldersOf({ canaries }, 'canaries')]
    this.#files.expect(listed, unlisted)
    this.#served = ''
    this.#serve()
    this.#keep()
    return true
  }

  /** What is proved of a list; the one before where nothing is. */
  #proved(content: unknown): unknown {
    const hasLastGood = Object.keys(this.#read.remotes).length > 0
    try {
      const proof = content === undefined ? undefined : readProof(this.folder, this.keysFolders)
      if (!proof) return content
      const proved = provedList(content, proof, hasLastGood ? this.#serial : undefined)
      for (const fault of proved.faults) this.warn(fault)
      if (!proved.isRefused) return proved.content
    } catch (error) {
      this.warn(
        `ALARM: the keys that may release cannot be read, and no new release is served: ${(error as Error).message}`,
      )
    }
    return hasLastGood ? { ...this.#read, history: this.#history } : undefined
  }

  readonly #isSound = (release: Release) =>
    this.#files.isSound(path.posix.dirname(release.manifest)) && this.#shell.suffice(release)

  /** Has the list be of releases whose files are what was released, and which this shell can run. */
  #serve(): void {
    this.#shell.look()
    const sound = Object.entries(this.#read.remotes).flatMap(([remote, releases]) => {
      const left = releases.filter((release) => this.#isSound(release))
      return left.length > 0 ? [[remote, left] as const] : []
    })
    const canaries = this.#soundCanaries()
    const served = [
      ...sound.map(([remote, left]) => `${remote} ${left.map(({ version }) => version).join()}`),
      ...canaries.map((canary) => JSON.stringify(canary)),
    ].join('\n')
    if (served === this.#served) return
    this.#served = served
    this.#manifests.clear()
    this.#choices.clear()
    this.#list = {
      remotes: Object.fromEntries(sound.map(([remote, left]) => [remote, left.map(this.#withDigests)])),
      ...(canaries.length > 0 && { canaries: Object.fromEntries(canaries) }),
    }
    this.#ofPages = {
      remotes: Object.fromEntries(
        Object.entries(this.#list.remotes).map(([remote, releases]) => [remote, releases.map(ofPages)]),
      ),
      ...(canaries.length > 0 && { canaries: Object.fromEntries(canaries.map(canaryOfPages)) }),
    }
    this.#signAnew()
  }

  /** Canaries whose files are what was released, and that nobody withdrew; not of versions that all visitors get. */
  #soundCanaries(): [string, Canary][] {
    return Object.entries(this.#read.canaries ?? {}).flatMap(([remote, canary]): [string, Canary][] => {
      const { release } = canary
      if (this.#withheld.has(`${remote}@${release.version}`)) return []
      if (!this.#files.isSound(path.posix.dirname(release.manifest))) return []
      return [[remote, { ...canary, release: this.#withDigests(release) }]]
    })
  }

  #signAnew(): void {
    this.#signed = { since: Date.now(), lists: new Map() }
    this.#revision += 1
  }

  /**
   * What browsers start from: the digests of the lists of digests, of the shell's files and of the entry for
   * integrators' pages.
   */
  readonly #withDigests = ({ integrity, ...release }: Release): Release => {
    const of = (file: string) => this.#files.digestOf(path.posix.dirname(release.manifest), file)
    const [scripts, standalone] = [of('sri.json'), of('alone.mjs')]
    return integrity && scripts && standalone ? { ...release, sri: { scripts, alone: standalone } } : release
  }

  /** Keeps what is served now; a disk that is full costs the next start, not this one. */
  #keep(): void {
    if (!this.lastGoodFile || Object.keys(this.#read.remotes).length === 0) return
    try {
      writeFileAtomic(
        this.lastGoodFile,
        JSON.stringify({ ...this.#read, history: this.#history, serial: this.#serial }),
      )
    } catch (error) {
      this.warn(`the last good release list could not be kept in ${this.lastGoodFile}: ${(error as Error).message}`)
    }
  }
}

const ofPages = ({ sri, declaration, ...release }: Release): Release => ({
  ...release,
  declaration: { ...declaration, routes: declaration.routes.map(inPages) },
  ...(sri && { sri: { scripts: sri.scripts } }),
})

const canaryOfPages = ([remote, { since: _since, ...canary }]: [string, Canary]) =>
  [remote, { ...canary, release: ofPages(canary.release) }] as const

/** Names which canaries a list has in front; empty for that of most visitors. */
export const choiceName = ({ chosen = {} }: ChosenList): string =>
  Object.entries(chosen)
    .map(([remote, version]) => `${remote}@${version}`)
    .join()

/** What this server alone makes use of stays here. */
const inPages = ({ name, path, screen, layout, access, title }: Route): Route => ({
  name,
  path,
  screen,
  layout,
  access,
  title,
})

const serialOf = (content: unknown) => (content as { serial?: number } | null | undefined)?.serial

const readJson = (file: string) => orUndefined(() => JSON.parse(fs.readFileSync(file, 'utf8')) as unknown)
