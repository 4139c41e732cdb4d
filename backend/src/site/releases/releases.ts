import path from 'node:path'
import type { Release, ReleaseList } from '@yawmi/contract'
import type { CanaryVisitor, ChosenList } from '@yawmi/contract/canary'
import type { Env } from '../../infrastructure/env'
import { lastGoodListFile, releasesFolder } from '../../infrastructure/releases/releases-folder'
import { orUndefined } from '../../lib/or-undefined'
import { FixedReleases } from './list/fixed-releases'
import { ListFile } from './list/list-file'
import { hasVersion, listedPaths, type OwnedRoute, routeOf, sampleAddresses } from './list/list-queries'
import { ListSigner } from './list/list-signer'
import type { VersionEnd } from './list/released-folders'
import { SignedLists } from './list/signed-lists'
import { releaseKeysFolders } from './release-keys-folder'
import { type FileState, ReleasedFiles } from './released-files'
import { ServedList } from './served-list'
import { ShellOffers } from './shell-offers'
import { listKeysFile } from '../../infrastructure/settings/list-keys-file'

/** Milliseconds between looks at the file: what is released shows within a second, in a page that is made anew by then. */
const LOOK_EVERY = 500

/** The releases of this server, whose last good list lies in its data folder. */
export function releasesOf(
  env: Pick<Env, 'root' | 'dataDir' | 'RELEASES' | 'RELEASE_KEYS_DIR' | 'LIST_KEYS_FILE'>,
  warn: (message: string) => void,
): Releases {
  const signer = new ListSigner(listKeysFile(env))
  // A server that is ready has its keys, which the other hosts of the site are given.
  signer.prepare()
  const keysFolders = releaseKeysFolders(env)
  const fixed =
    env.RELEASES === 'shared' ? new FixedReleases(path.join(env.root, 'dist'), warn, keysFolders) : undefined
  const releases = new Releases(releasesFolder(env), warn, lastGoodListFile(env), keysFolders, signer, fixed)
  releases.look()
  return releases
}

/**
 * The release list as it stands on disk. Releasing a remote changes that file while we run. What of it is wrong is
 * logged and costs that part alone: the last good one stays, also over a restart.
 */
export class Releases {
  /** What browsers are given of it, signed. */
  readonly signed: SignedLists
  readonly #file: ListFile
  readonly #files: ReleasedFiles
  readonly #shell: ShellOffers
  readonly #served: ServedList
  #revision = 0
  #looked = -Infinity
  readonly #manifests = new Map<string, unknown>()
  /** Canaries that are not served, whatever the list says: `<remote>@<version>`. */
  #withheld: ReadonlySet<string> = new Set()

  /**
   * @param folder where released remotes and `releases.json` lie
   * @param lastGoodFile where the list is kept that was served last, for a start that finds a worse one
   * @param keysFolders where the keys may lie that this server trusts; without any, lists are served whoever wrote them
   * @param signer signs what browsers are given
   * @param fixed what integrators hold besides, where it does not come with the list
   */
  constructor(
    readonly folder: string,
    warn: (message: string) => void,
    lastGoodFile?: string,
    keysFolders: readonly string[] = [],
    signer = new ListSigner(),
    private readonly fixed?: FixedReleases,
  ) {
    this.#file = new ListFile(folder, warn, lastGoodFile, keysFolders)
    this.#shell = new ShellOffers(folder, warn)
    this.#files = new ReleasedFiles(folder, warn, lastGoodFile && path.join(path.dirname(lastGoodFile), 'digests'))
    const served = new ServedList(this.#files, this.#shell)
    this.#served = served
    const file = this.#file
    this.signed = new SignedLists(signer, {
      get serial() {
        return file.serial
      },
      get list() {
        return served.list
      },
      get ofPages() {
        return served.ofPages
      },
      look: () => this.look(),
    })
  }

  /** Changes with the list. */
  get revision(): number {
    this.look()
    return this.#revision
  }

  get list(): ReleaseList {
    this.look()
    return this.#served.list
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
    this.look()
    return this.#served.chosenFor(visitor)
  }

  /** Canaries of the list, those that are withheld among them. */
  get openCanaries(): NonNullable<ReleaseList['canaries']> {
    this.look()
    return this.#file.list.canaries ?? {}
  }

  /** What a release needs that the shell of this server does not give, in words; undefined where it has all. */
  lackOf(release: Release): string | undefined {
    this.look()
    return this.#shell.lackOf(release)
  }

  /** Whether a version is in the list or its files are still here, so that pages may report of it. */
  hasVersion(remote: string, version: string): boolean {
    const address = `/remotes/${remote}/${version}`
    return hasVersion(this.list, remote, version) || this.#file.names(address) || !!this.fixed?.names(address)
  }

  /** When the version ends to which a file belongs, by the file's address, where that was announced to who holds it. */
  endOf(address: string): VersionEnd | undefined {
    this.look()
    return this.#file.endOf(address.split('/', 4).join('/'))
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
    return routeOf(pathname, list)
  }

  /** Addresses of the pages that everybody may see, without parameters. */
  listedPaths(): string[] {
    return listedPaths(this.list)
  }

  /** An address of each page: of a route with parameters one page serves all addresses, unless each is prerendered. */
  sampleAddresses(): string[] {
    return sampleAddresses(this.list)
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
    if (this.signed.isOld) this.#signAnew()
    if (this.#readChanges()) return
    this.#files.sweep()
    this.#serve()
  }

  /** Reads the list anew where it is another one. @returns whether it was */
  #readChanges(): boolean {
    const { serial } = this.#file
    const isOther = this.fixed?.readChanges()
    if (!this.#file.readChanges() && !isOther) return false
    if (this.#file.serial !== serial) this.#signAnew()
    const { listed, unlisted } = this.#file.folders
    this.#files.expect(listed, [...unlisted, ...(this.fixed?.folders ?? [])])
    this.#served.renew()
    this.#serve()
    this.#file.keep()
    return true
  }

  /** Has the list be of releases whose files are what was released, and which this shell can run. */
  #serve(): void {
    this.#shell.look()
    if (!this.#served.update(this.#file.list, this.#withheld)) return
    this.#manifests.clear()
    this.#signAnew()
  }

  #signAnew(): void {
    this.signed.signAnew()
    this.#revision += 1
  }
}
