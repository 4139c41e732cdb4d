import fs from 'node:fs'
import path from 'node:path'
import { orUndefined } from '../../lib/or-undefined'
import { writeFileAtomic } from '../../lib/write-file-atomic'
import { COMPRESSED, type Digests, digestsIn, FileDiffers, isAsReleased, readAsReleased } from './file-digests'
import type { ReleasedFolder } from './list/released-folders'

/** Names the digests of a release's files, and is itself named by digest in the release list. */
const INTEGRITY_FILE = 'integrity.json'
/** What the server itself evaluates or puts into pages, and what every page begins with: looked at before the rest. */
const FIRST = ['server.cjs', 'early.js', 'mf-manifest.json', 'screens.json', 'shares.json', 'entry.js']
/** Milliseconds for which a file that was asked for is not looked at again, whatever becomes of the machine's clock. */
const FRESH_MS = 1_000
/** Files that are looked at in one go, and milliseconds that it may take: a request waits for it. */
const SWEEP = { files: 120, milliseconds: 5 }

interface Folder extends ReleasedFolder {
  digests: Digests
  /** The first of its files that was found to be another one. */
  differing?: string
}

/** What is known of a file that somebody asks for. */
export type FileState = 'as released' | 'differs' | 'of no release'

/**
 * Holds released files against the digests of the release list: once for each file, and again when it has changed. A
 * release of which one file differs is not served (docs/adr/0034).
 */
export class ReleasedFiles {
  #folders = new Map<string, Folder>()
  #listed: Folder[] = []
  /** All files of listed releases, and where the last look at them ended. */
  #files: { folder: Folder; file: string }[] = []
  #next = 0
  readonly #fresh = new Map<string, number>()

  /**
   * @param root where `/remotes` lies
   * @param warn is told of a file that differs, what is to be done, and of releases without digests
   * @param cacheFolder where the digests of releases without any are kept from the first time that they are seen
   */
  constructor(
    private readonly root: string,
    private readonly warn: (message: string) => void,
    private readonly cacheFolder?: string,
  ) {}

  /**
   * Takes what a changed list names, and checks its releases whole, but for compressed copies: those are checked in the
   * looks that follow, and when they are asked for.
   * @param listed releases that pages are made of
   * @param others whose files stay for pages that are open
   */
  expect(listed: readonly ReleasedFolder[], others: readonly ReleasedFolder[]): void {
    const before = this.#folders
    this.#fresh.clear()
    this.#folders = new Map()
    for (const released of [...listed, ...others]) {
      if (this.#folders.has(released.address)) continue
      const known = before.get(released.address)
      const isKnown = known && known.integrity === released.integrity && Object.keys(known.digests).length > 0
      this.#folders.set(released.address, isKnown ? known : this.#open(released))
    }
    this.#listed = listed.map(({ address }) => this.#folders.get(address)!)
    this.#files = this.#listed.flatMap((folder) =>
      Object.keys(folder.digests).flatMap((file) => ['', '.br', '.gz'].map((end) => ({ folder, file: file + end }))),
    )
    for (const { folder, file } of this.#files) if (!COMPRESSED.test(file)) this.#check(folder, file)
  }

  /** Whether all is well with a release, as far as its files have been looked at. */
  isSound(address: string): boolean {
    return this.#folders.get(address)?.differing === undefined
  }

  /** Digest of a release's file as it was published; undefined where it has none. */
  digestOf(address: string, file: string): string | undefined {
    return this.#folders.get(address)?.digests[file]
  }

  /** The same by the file's path from the root. */
  digestAt(pathname: string): string | undefined {
    const { folder, file } = this.#find(pathname)
    return folder && digestIn(folder, file)
  }

  /** What a file is, by its path from the root; its compressed copies included. Asked again within a second, it costs no look. */
  stateOf(pathname: string): FileState {
    const now = performance.now()
    if ((this.#fresh.get(pathname) ?? 0) > now) return 'as released'
    const { folder, file } = this.#find(pathname)
    if (!folder) return 'of no release'
    if (folder.differing === INTEGRITY_FILE) return 'differs'
    if (digestIn(folder, file) === undefined) return 'of no release'
    if (!['', '.br', '.gz'].map((end) => this.#check(folder, file + end)).every(Boolean)) return 'differs'
    this.#fresh.set(pathname, now + FRESH_MS)
    return 'as released'
  }

  /**
   * The bytes of a released file, read once and checked: what differs is neither evaluated nor put into a page.
   * @param pathname from the root
   * @throws FileDiffers where it is another file, or none of the release's; an error of the file system
   */
  read(pathname: string): Buffer {
    const { folder, file } = this.#find(pathname)
    if (!folder) throw new FileDiffers(`${pathname} is of no release`)
    try {
      return readAsReleased(this.#place(folder, file), folder.digests[file])
    } catch (error) {
      if (error instanceof FileDiffers) this.#mark(folder, file)
      throw error
    }
  }

  /** Looks at some of the listed files, another part each time, and at those that differed. */
  sweep(): void {
    for (const folder of this.#listed) {
      if (folder.differing !== undefined) this.#lookAgain(folder)
      else for (const file of FIRST) if (file in folder.digests) this.#check(folder, file)
    }
    const until = performance.now() + SWEEP.milliseconds
    for (let count = 0; count < Math.min(SWEEP.files, this.#files.length); count += 1) {
      const { folder, file } = this.#files[this.#next++ % this.#files.length]!
      this.#check(folder, file)
      if (performance.now() > until) return
    }
  }

  #check(folder: Folder, file: string): boolean {
    const isSound = isAsReleased(this.#place(folder, file), digestIn(folder, file))
    if (!isSound) this.#mark(folder, file)
    return isSound
  }

  #mark(folder: Folder, file: string): void {
    if (folder.differing !== undefined) return
    folder.differing = file
    this.#fresh.clear()
    const [remote, version] = nameOf(folder)
    this.warn(
      `ALARM: ${file} of ${remote} ${version} is not what was released. That release is not served any more; the ` +
        `version before takes its place. Find out who changed ${this.#place(folder, file)}; then take the folder away and run ` +
        `npm run release -- publish ${remote}, or go back with npm run release -- rollback ${remote}`,
    )
  }

  /** Somebody may have put the right file back. */
  #lookAgain(folder: Folder): void {
    const { differing = '' } = folder
    if (differing === INTEGRITY_FILE) return void this.#reopen(folder)
    if (!isAsReleased(this.#place(folder, differing), digestIn(folder, differing))) return
    delete folder.differing
    for (const known of this.#files) if (known.folder === folder) this.#check(folder, known.file)
    if (folder.differing === undefined) this.#tellWhole(folder)
  }

  #reopen(folder: Folder): void {
    const again = this.#open(folder, () => {})
    if (again.differing !== undefined) return
    delete folder.differing
    folder.digests = again.digests
    this.#tellWhole(folder)
  }

  #tellWhole(folder: Folder): void {
    this.warn(`${nameOf(folder).join(' ')} is what was released again, and is served`)
  }

  #open({ address, integrity }: ReleasedFolder, warn = this.warn): Folder {
    const place = path.join(this.root, address)
    // What is not there is served by nobody; readiness says so.
    if (!fs.existsSync(place)) return { address, integrity, digests: {} }
    if (integrity === undefined) return { address, digests: this.#firstSeen(address) }
    const folder: Folder = { address, integrity, digests: {} }
    try {
      folder.digests = JSON.parse(readAsReleased(path.join(place, INTEGRITY_FILE), integrity).toString()) as Digests
    } catch {
      if (warn === this.warn) this.#mark(folder, INTEGRITY_FILE)
      else folder.differing = INTEGRITY_FILE
    }
    return folder
  }

  /** Of a release from before there were digests: they are made once, of the files as they are then, and kept. */
  #firstSeen(address: string): Digests {
    const cacheFile = this.cacheFolder && path.join(this.cacheFolder, `${address.split('/').slice(2).join('-')}.json`)
    const known = cacheFile && orUndefined(() => JSON.parse(fs.readFileSync(cacheFile, 'utf8')) as Digests)
    if (known) return known
    const made = digestsIn(path.join(this.root, address))
    const [remote, version] = nameOf({ address })
    this.warn(
      `${remote} ${version} was built before releases had digests: its files are taken as they lie here now, and no browser ` +
        `checks them. npm run release -- publish ${remote} publishes one with digests`,
    )
    try {
      if (cacheFile) writeFileAtomic(cacheFile, JSON.stringify(made))
    } catch (error) {
      this.warn(`the digests of ${remote} ${version} could not be kept in ${cacheFile}: ${(error as Error).message}`)
    }
    return made
  }

  #place({ address }: Folder, file: string): string {
    return path.join(this.root, address, file)
  }

  #find(pathname: string): { folder?: Folder; file: string } {
    const [, remotes, remote, version, ...file] = path.posix.normalize(pathname).split('/')
    return { folder: this.#folders.get(`/${remotes}/${remote}/${version}`), file: file.join('/') }
  }
}

/** Digest of a file, or of what a compressed copy is a copy of; undefined where it is none of the release's. */
function digestIn({ digests, integrity }: Folder, file: string): string | undefined {
  const plain = file.replace(COMPRESSED, '')
  if (plain === INTEGRITY_FILE && integrity !== undefined) return integrity
  return Object.hasOwn(digests, plain) ? digests[plain] : undefined
}

const nameOf = ({ address }: ReleasedFolder) => address.split('/').slice(2) as [string, string]
