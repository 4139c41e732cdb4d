import fs from 'node:fs'
import path from 'node:path'
import { integrityOf } from '@yawmi/releases/integrity'
import { MAPS_FOLDER } from '@yawmi/releases/place'
import { orUndefined } from '../../lib/or-undefined'
import { writeFileAtomic } from '../../lib/write-file-atomic'
import { type NamedVersion, nameOf, namedVersions } from './named-versions'
import type { RevisionMark } from './release-revisions'

/** Kinds of folders that there are of each version. */
const KINDS = ['remotes', 'maps'] as const
/** Without it a version has no files. */
const MANIFEST = 'mf-manifest.json'
const LIST = 'releases.json'
const RECORD = '.releases/record.jsonl'
/** Says which revision the folder has; written last. */
const STATE = '.releases/revision.json'

/**
 * A host's copy of the releases that all hosts share, laid out as a site's own folder is, so that whatever serves or checks
 * releases takes it in its place. Releases that ship with the product are in it as links: pages that began with them go on.
 */
export class SharedFolder {
  #shipped = ''

  /**
   * @param folder of this host's data
   * @param dist what ships with the product
   * @param lastGood the list that this host's server serves: a newer one that nobody signed it refuses
   */
  constructor(
    readonly folder: string,
    readonly dist: string,
    private readonly lastGood: string,
  ) {}

  /** The revision that is served; of number 0 while it is what ships. */
  get mark(): RevisionMark {
    const known = orUndefined(() => JSON.parse(fs.readFileSync(this.#path(STATE), 'utf8')) as RevisionMark)
    return known && fs.existsSync(this.#path(LIST)) ? known : { revision: 0, head: '' }
  }

  /** Lines of the record, of all revisions up to that one. */
  get lines(): string[] {
    const text = orUndefined(() => fs.readFileSync(this.#path(RECORD), 'utf8')) ?? ''
    return text.split('\n').slice(0, -1)
  }

  /** Removes what a killed process left that had this one's number, as each has in a container. Nothing of this one is there yet. */
  clearLeft(): void {
    for (const name of orUndefined(() => fs.readdirSync(this.folder)) ?? [])
      if (name.startsWith('.') && name.endsWith(`-${process.pid}`))
        fs.rmSync(this.#path(name), { recursive: true, force: true })
  }

  /** Takes in what ships: its files below those that are shared, its list as long as none was. */
  layShipped(): void {
    const list = path.join(this.dist, LIST)
    const stats = fs.statSync(list, { throwIfNoEntry: false })
    const seen = `${stats?.ino} ${stats?.mtimeMs} ${stats?.size}`
    if (seen === this.#shipped) return
    fs.mkdirSync(this.#path('.releases'), { recursive: true })
    link(path.join(this.dist, 'shell'), this.#path('shell'))
    for (const kind of KINDS) this.#linkAll(kind)
    if (this.mark.revision === 0 && stats) {
      const record = orUndefined(() => fs.readFileSync(path.join(this.dist, RECORD), 'utf8'))
      writeFileAtomic(this.#path(RECORD), record ?? '')
      writeFileAtomic(this.#path(LIST), fs.readFileSync(list, 'utf8'))
    }
    this.#shipped = seen
  }

  /** Whether a version has its files. */
  isThere({ remote, version }: NamedVersion): boolean {
    return fs.existsSync(this.#path('remotes', remote, version, MANIFEST))
  }

  /** The same, and they are those of that digest. */
  has(named: NamedVersion): boolean {
    if (!this.isThere(named)) return false
    const { remote, version, integrity } = named
    return integrity === undefined || integrityOf(this.#path('remotes', remote, version)) === integrity
  }

  /** Moves the files of a version to their place, in one step. @param from where they were unpacked, with their source maps */
  place({ remote, version }: NamedVersion, from: string): void {
    const maps = path.join(from, MAPS_FOLDER)
    if (fs.existsSync(maps)) move(maps, this.#path('maps', remote, version))
    move(from, this.#path('remotes', remote, version))
  }

  /** Has a list be served whose files are there. */
  serve({ revision, head }: RevisionMark, list: string, lines: readonly string[]): void {
    writeFileAtomic(this.#path(RECORD), lines.map((line) => `${line}\n`).join(''))
    writeFileAtomic(this.#path(LIST), list)
    writeFileAtomic(this.#path(STATE), JSON.stringify({ revision, head }))
  }

  /** Has servers read the list again: files that it names have come since. */
  touchList(): void {
    const now = new Date()
    fs.utimesSync(this.#path(LIST), now, now)
  }

  /** Removes the files of versions that the list does not name, nor the one that is served until now; what ships stays. */
  prune(named: readonly NamedVersion[]): void {
    const served = orUndefined(() => namedVersions(fs.readFileSync(this.lastGood, 'utf8')))
    const names = new Set([...named, ...(served?.needed ?? []), ...(served?.others ?? [])].map(nameOf))
    for (const kind of KINDS)
      for (const { remote, version, place } of this.#versionsIn(this.#path(kind))) {
        const isLost = fs.lstatSync(place).isSymbolicLink() ? !fs.existsSync(place) : !names.has(`${remote}/${version}`)
        if (!isLost) continue
        // The first to go: of what a killed process leaves the rest is fetched, should the version come back.
        fs.rmSync(path.join(place, MANIFEST), { force: true })
        fs.rmSync(place, { recursive: true, force: true })
      }
    // One that ships as well, and that integrators may hold, is a link again.
    for (const kind of KINDS) this.#linkAll(kind)
  }

  #linkAll(kind: (typeof KINDS)[number]): void {
    for (const { remote, version, place } of this.#versionsIn(path.join(this.dist, kind)))
      link(place, this.#path(kind, remote, version))
  }

  #versionsIn(folder: string): { remote: string; version: string; place: string }[] {
    return foldersIn(folder).flatMap((remote) =>
      foldersIn(path.join(folder, remote)).map((version) => ({
        ...{ remote, version },
        place: path.join(folder, remote, version),
      })),
    )
  }

  #path = (...names: string[]) => path.join(this.folder, ...names)
}

/** Names of what lies in a folder and is not hidden; none where there is no such folder. */
const foldersIn = (folder: string) =>
  (orUndefined(() => fs.readdirSync(folder)) ?? []).filter((name) => !name.startsWith('.'))

/** Links to a folder that ships, unless files of its own lie there. */
function link(to: string, place: string): void {
  const found = fs.lstatSync(place, { throwIfNoEntry: false })
  if (found && !found.isSymbolicLink()) return
  if (found && fs.readlinkSync(place) === to) return
  fs.mkdirSync(path.dirname(place), { recursive: true })
  const draft = `${place}.${process.pid}.link`
  fs.rmSync(draft, { force: true })
  fs.symlinkSync(to, draft)
  fs.renameSync(draft, place)
}

/** What lies there is a link to what ships, or has not all of its files. */
function move(from: string, to: string): void {
  fs.rmSync(to, { recursive: true, force: true })
  fs.mkdirSync(path.dirname(to), { recursive: true })
  fs.renameSync(from, to)
}
