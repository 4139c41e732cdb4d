import fs from 'node:fs'
import path from 'node:path'
import { ApiError } from '../../lib/errors'
import { type Digests, FileDiffers, isAsReleased, readAsReleased } from './file-digests'
import type { FileState } from './released-files'

/** Sources by the names of their files. */
export type InlineScripts = Record<'page' | 'visitor' | 'prefetch' | 'shell-guard', string> & {
  /** Older builds have none. */
  'csrf-token'?: string
  /** In older builds a part of `page`. */
  theme?: string
}

/** The shell's files, as its build lists them. */
export interface ShellAssets {
  scripts: string[]
  /** Scripts of the modules that remotes may ask the page for, by name; what is not here is in the entry. */
  shares?: Record<string, string[]>
  /** Addresses of all scripts that come later. */
  chunks?: string[]
  /** Addresses of all font files. */
  fonts: string[]
  /** Name of what draws pages ahead, beside the list. */
  server?: string
  /** Scripts that stand in pages as they are (shell/src/inline), by name; none of older builds. */
  inline?: InlineScripts
  /** Digests of its files by name, and of those of the builds before that stay; none of older builds. */
  integrity?: Digests
  /** Those of its own files that pages have; they have `integrity`'s of older builds. */
  sri?: Digests
}

/** Milliseconds between looks at the file. */
const LOOK_EVERY = 1_000
/** Milliseconds between two alarms over one file. */
const ALARM_EVERY = 60_000

/**
 * The shell that is built now: a build may replace it while we run, and no request waits for the disk. The list is
 * replaced in one step, when all that it names is there; what an older one names stays beside it for a while.
 */
export class ShellFiles {
  #assets: ShellAssets | undefined
  #modified = 0
  #looked = -Infinity

  readonly #fresh = new Map<string, number>()
  readonly #alarms = new Map<string, number>()

  /**
   * @param folder where the shell's build lies.
   * @param warn is told of a file that is not the one that was built
   */
  constructor(
    readonly folder: string,
    private readonly warn: (message: string) => void = () => {},
  ) {}

  /** @throws ApiError `unavailable` before the first build */
  get assets(): ShellAssets {
    this.#look()
    if (!this.#assets) throw new ApiError('unavailable')
    return this.#assets
  }

  /** Changes with each build. */
  get revision(): number {
    this.#look()
    return this.#modified
  }

  /** Whether a file may be served, by its name; its compressed copies included. */
  stateOf(name: string): FileState {
    this.#look()
    const digests = this.#assets?.integrity
    const now = performance.now()
    if (!digests || (this.#fresh.get(name) ?? 0) > now) return 'as released'
    const digest = this.digestOf(name)
    if (digest === undefined) return 'of no release'
    const differing = [name, `${name}.br`, `${name}.gz`].find(
      (file) => !isAsReleased(path.join(this.folder, file), digest),
    )
    if (differing !== undefined) return this.#alarm(differing)
    this.#fresh.set(name, now + LOOK_EVERY)
    return 'as released'
  }

  /** Digest of a file as it was built, by its name; undefined where it has none. */
  digestOf(name: string): string | undefined {
    const digests = this.#assets?.integrity
    return digests && Object.hasOwn(digests, name) ? digests[name] : undefined
  }

  /**
   * The bytes of a file that is evaluated or put into a page, read once and checked.
   * @throws FileDiffers where it is not the one that was built; an error of the file system
   */
  read(name: string): Buffer {
    const file = path.join(this.folder, name)
    if (!this.#assets?.integrity) return fs.readFileSync(file)
    try {
      return readAsReleased(file, this.#assets.integrity[name])
    } catch (error) {
      if (error instanceof FileDiffers) this.#alarm(name)
      throw error
    }
  }

  #alarm(name: string): FileState {
    const now = performance.now()
    if ((this.#alarms.get(name) ?? 0) > now) return 'differs'
    this.#alarms.set(name, now + ALARM_EVERY)
    this.warn(
      `ALARM: ${path.join(this.folder, name)} is not what was built, and is not served. Find out who changed it; then take ` +
        'it away and run npm run build -- shell',
    )
    return 'differs'
  }

  #look(): void {
    const now = performance.now()
    if (now - this.#looked < LOOK_EVERY) return
    this.#looked = now
    const file = path.join(this.folder, 'shell.json')
    const modified = fs.statSync(file, { throwIfNoEntry: false })?.mtimeMs
    if (modified === undefined || modified === this.#modified) return
    try {
      this.#assets = JSON.parse(fs.readFileSync(file, 'utf8')) as ShellAssets
      this.#modified = modified
      this.#fresh.clear()
    } catch {
      // Damaged: the one before stays.
    }
  }
}
