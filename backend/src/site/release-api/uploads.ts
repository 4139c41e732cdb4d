import crypto from 'node:crypto'
import fs from 'node:fs'
import path from 'node:path'
import { refuseUnfitFiles } from '@yawmi/releases/files/folder-faults'
import { unpackRelease } from '@yawmi/releases/https/unpack'
import { Refusal } from '@yawmi/releases/refusal'

/** Milliseconds for which an unpacked archive waits to be published. */
const STAGED_MS = 10 * 60_000
/** Unpacked archives at a time: more would fill the disk, and the oldest makes room. */
const MAX_STAGED = 8
/** Archives that arrive at a time. */
const MAX_ARRIVING = 2

/** An archive, and the remote that it was sent for: who acts on another remote neither finds it nor has it removed. */
export interface SentArchive {
  remote: string
  digest: string
}

/** An archive that was signed for. */
export interface PromisedArchive extends SentArchive {
  /** The version that it is, for messages. */
  what: string
  bytes: number
}

/**
 * Archives that have arrived and are not published, each unpacked in a folder named by its remote and digest, beside the releases
 * and below no address: publishing moves the files.
 */
export class Uploads {
  readonly #folder: string
  #arriving = 0

  /** @param site the folder of its releases */
  constructor(site: string) {
    this.#folder = path.join(site, '.releases/uploads')
  }

  /** Where an archive's files are. @throws Refusal where it is not here */
  folderOf(archive: SentArchive): string {
    if (this.has(archive)) return this.#placeOf(archive)
    throw new Refusal('conflict', 'the archive is not here any more; send it again')
  }

  has(archive: SentArchive): boolean {
    return fs.existsSync(this.#placeOf(archive))
  }

  /**
   * Unpacks an archive as it comes. What is wrong with it leaves nothing behind.
   * @throws Refusal that says what is wrong, or that others come first; an error of the file system
   */
  async take(body: AsyncIterable<Buffer>, { what, ...promised }: PromisedArchive): Promise<void> {
    this.sweep()
    if (this.has(promised)) return
    if (this.#arriving >= MAX_ARRIVING)
      throw new Refusal('conflict', 'other archives are arriving at this site; try again in some minutes')
    const draft = path.join(this.#folder, `arriving-${crypto.randomUUID()}`)
    this.#arriving += 1
    try {
      await unpackRelease(body, draft, promised)
      refuseUnfitFiles(draft, what)
      // Of two that arrived at once either will do.
      if (!this.has(promised)) fs.renameSync(draft, this.#placeOf(promised))
    } finally {
      this.#arriving -= 1
      fs.rmSync(draft, { recursive: true, force: true })
    }
  }

  remove(archive: SentArchive): void {
    fs.rmSync(this.#placeOf(archive), { recursive: true, force: true })
  }

  /** Takes away what nobody has published, and what a server that was killed left. */
  sweep(): void {
    const names = fs.existsSync(this.#folder) ? fs.readdirSync(this.#folder) : []
    const staged = names
      .map((name) => path.join(this.#folder, name))
      .map((place) => ({ place, since: fs.statSync(place, { throwIfNoEntry: false })?.mtimeMs ?? 0 }))
      .toSorted((one, other) => other.since - one.since)
    for (const [index, { place, since }] of staged.entries())
      if (Date.now() - since > STAGED_MS || index >= MAX_STAGED) fs.rmSync(place, { recursive: true, force: true })
  }

  #placeOf({ remote, digest }: SentArchive): string {
    return path.join(this.#folder, `${remote}-${digest}`)
  }
}
