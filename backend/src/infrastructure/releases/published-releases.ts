import path from 'node:path'
import { setImmediate as letOthers, setTimeout as wait } from 'node:timers/promises'
import { buildBeside } from '@yawmi/releases/place'
import { Refusal } from '@yawmi/releases/refusal'
import type { Db } from '../db/connect'
import { failureText } from '../db/failure-text'
import { isUnreachable } from '../db/unreachable'
import type { StoredArchive } from '../db/schema/releases'
import { ObjectMissing, type ObjectStore, StoreAway } from '../objects/object-store'
import { type NamedVersion, type NamedVersions, nameOf, namedVersions } from './named-versions'
import { recordLines } from './record-lines'
import { fetchVersion } from './release-archives'
import { linesBetween, newestMark, type ReleaseRevision, type RevisionMark, revisionOf } from './release-revisions'
import type { SharedFolder } from './shared-folder'

/** Milliseconds between two looks at the database. */
const LOOK_MS = 1_000
/** Milliseconds until files that were refused are fetched again: somebody may have put the right ones back. */
const RETRY_MS = 60_000
/** Milliseconds that a look, a start, an act and a stop wait for files of a slow store: they arrive meanwhile, also for the next look. */
const FILES_MS = 5_000

/** The newest revision, with what it names. */
interface Newest extends ReleaseRevision, RevisionMark {
  named: NamedVersions
}

const isSame = (one: RevisionMark | undefined, other: RevisionMark) =>
  one?.revision === other.revision && one.head === other.head

/** Files that are not what they should be: an operator was told, and the list before is served. */
class FilesRefused extends Error {
  override name = 'FilesRefused'
}

/** Files that a slow store has not sent in the time of a look. */
class FilesOnTheWay extends Error {
  override name = 'FilesOnTheWay'

  constructor() {
    super('the object store is slow: files are still on their way')
  }
}

/** @throws any other error */
function onlyRefused(error: unknown): FilesRefused {
  if (error instanceof FilesRefused) return error
  throw error
}

/** Files that cannot be had now, whatever the cause. @throws any other error */
function onlyFiles(error: unknown): void {
  if (!(error instanceof FilesOnTheWay || error instanceof StoreAway)) onlyRefused(error)
}

/** What keeps a host from what is shared. The words for a database or a store that is away differ from look to look. */
function kindOf(error: unknown): string {
  if (isUnreachable(error)) return 'database'
  return error instanceof StoreAway ? 'store' : failureText(error)
}

/** @throws FilesOnTheWay where the files are not there in time */
async function inTime<T>(arriving: Promise<T>, endsAt: number): Promise<T> {
  const waited = new AbortController()
  const { signal } = waited
  const late = wait(Math.max(0, endsAt - performance.now()), undefined, { signal }).then(
    () => {
      throw new FilesOnTheWay()
    },
    () => arriving,
  )
  return Promise.race([arriving, late]).finally(() => waited.abort())
}

/**
 * Follows the releases that all hosts share into this host's folder. A list is served only where the files are that visitors may be
 * given of it; until then, and while database or store are away, the list before is.
 */
export class PublishedReleases {
  #newest: Newest | undefined
  readonly #refused = new Map<string, number>()
  readonly #arriving = new Map<string, Promise<void>>()
  #reported = ''
  #timer: NodeJS.Timeout | undefined
  #looking: Promise<void> | undefined
  #resting: Promise<void> | undefined

  constructor(
    private readonly db: Db,
    private readonly objects: ObjectStore,
    readonly folder: SharedFolder,
    private readonly warn: (message: string) => void,
  ) {}

  /** Looks at once, then each second until `stop`. @returns when the first look is over, whatever came of it */
  async start(): Promise<void> {
    this.folder.clearLeft()
    await this.look()
    this.#timer = setInterval(() => void this.look(), LOOK_MS).unref()
  }

  async stop(): Promise<void> {
    clearInterval(this.#timer)
    await this.#looking?.catch(() => undefined)
    await this.#rest()
  }

  /** Brings the folder to what is shared, as far as that can be had. */
  async look(): Promise<void> {
    try {
      await this.#follow()
    } catch (error) {
      this.#report(error)
    }
  }

  /**
   * What an act begins from, with the files of it in the folder. Those that were refused, or that the store does not send, are not
   * there: going back must be possible.
   * @returns undefined where nothing is shared yet
   * @throws Error where the newest list cannot be had
   */
  async newest(): Promise<(ReleaseRevision & { lines: string[] }) | undefined> {
    await this.#follow().catch(onlyFiles)
    await this.#rest()
    const newest = this.#newest
    return newest && { ...newest, lines: await this.#linesOf(newest) }
  }

  #follow(): Promise<void> {
    return (this.#looking ??= this.#bringUpToDate().finally(() => (this.#looking = undefined)))
  }

  async #bringUpToDate(): Promise<void> {
    this.folder.layShipped()
    const last = await newestMark(this.db)
    const served = this.folder.mark
    if (!last && served.revision === 0) return
    if (!last) throw new Error('the database has no releases any more')
    const newest = isSame(this.#newest, last) ? this.#newest! : await this.#read(last)
    const { needed, others } = newest.named
    const isServed = isSame(served, last)
    const endsAt = performance.now() + FILES_MS
    let refused: FilesRefused | undefined
    for (const one of needed)
      if (!(isServed ? this.folder.isThere(one) : this.folder.has(one)))
        refused = (await inTime(this.#fetch(one, newest.files), endsAt).catch(onlyRefused)) ?? refused
    if (refused) throw refused
    if (!isServed) await this.#serve(newest)
    this.#resting ??= this.#fetchRest(others, newest.files).finally(() => (this.#resting = undefined))
  }

  async #read(mark: RevisionMark): Promise<Newest> {
    const row = await revisionOf(this.db, mark.revision)
    if (!row) throw new Error('the newest release list was taken away meanwhile')
    this.#refused.clear()
    return (this.#newest = { ...row, ...mark, named: namedVersions(row.list) })
  }

  async #serve({ named, ...newest }: Newest): Promise<void> {
    this.folder.serve(newest, newest.list, await this.#linesOf(newest))
    this.folder.prune([...named.needed, ...named.others])
  }

  #linesOf(mark: RevisionMark): string[] | Promise<string[]> {
    const { lines: known, mark: served } = this.folder
    if (isSame(served, mark)) return known
    const read = (after: number, upTo: number) => linesBetween(this.db, after, upTo)
    return recordLines(read, mark.revision, { known, after: served.revision })
  }

  /** What no page begins with comes after the list. A store that is away is asked again at the next look. */
  async #fetchRest(others: readonly NamedVersion[], files: ReleaseRevision['files']): Promise<void> {
    const missing = others.filter((one) => !this.folder.isThere(one) && files[nameOf(one)])
    let arrived = 0
    try {
      for (const one of missing) {
        const refused = await this.#fetch(one, files).catch(onlyRefused)
        if (!refused) arrived += 1
      }
      if (this.#reported) this.warn('released files and their list are up to date again')
      this.#reported = ''
    } catch (error) {
      this.#report(error)
    }
    if (arrived > 0) this.folder.touchList()
  }

  /** Waits for what comes after the list, as far as that comes in time. */
  async #rest(): Promise<void> {
    if (this.#resting) await inTime(this.#resting, performance.now() + FILES_MS).catch(onlyFiles)
  }

  #fetch(named: NamedVersion, files: ReleaseRevision['files']): Promise<void> {
    const name = nameOf(named)
    const running = this.#arriving.get(name)
    if (running) return running
    const fetched = this.#arrive(named, files[name]).finally(() => this.#arriving.delete(name))
    this.#arriving.set(name, fetched)
    return fetched
  }

  async #arrive(named: NamedVersion, stored: StoredArchive | undefined): Promise<void> {
    const name = nameOf(named)
    if ((this.#refused.get(name) ?? 0) > performance.now()) throw new FilesRefused(name)
    try {
      if (!stored) throw new Refusal('files', 'no archive of it is named')
      await buildBeside(
        `arriving-${named.remote}-${named.version}`,
        async (scratch) => {
          const unpacked = path.join(scratch, 'files')
          await fetchVersion(this.objects, named, stored, { folder: unpacked, scratch })
          await letOthers()
          // Another process of this host may have been first.
          if (!this.folder.has(named)) this.folder.place(named, unpacked)
        },
        this.folder.folder,
      )
    } catch (error) {
      if (!(error instanceof Refusal || error instanceof ObjectMissing)) throw error
      if (!this.#refused.has(name))
        this.warn(
          `ALARM: the files of ${named.remote} ${named.version} in ${this.objects.name} are not taken: ${error.message}. The list ` +
            `before is served; find out who changed them, then release it again, or go back with: rollback ${named.remote}`,
        )
      this.#refused.set(name, performance.now() + RETRY_MS)
      throw new FilesRefused(name)
    }
  }

  /** Says once what keeps this host from what is shared; of refused files an `ALARM` has said more. */
  #report(error: unknown): void {
    if (error instanceof FilesRefused) return
    const kind = kindOf(error)
    if (kind !== this.#reported)
      this.warn(`released files and their list cannot be brought up to date: ${failureText(error)}`)
    this.#reported = kind
  }
}
