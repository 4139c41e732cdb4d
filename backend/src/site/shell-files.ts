import fs from 'node:fs'
import path from 'node:path'
import { ApiError } from '../errors'

/** The shell's files, as its build lists them. */
export interface ShellAssets {
  scripts: string[]
  /** Scripts of the modules that remotes may ask the page for, by name; what is not here is in the entry. */
  shares?: Record<string, string[]>
  /** Addresses of all font files. */
  fonts: string[]
  /** Name of what draws pages ahead, beside the list. */
  server?: string
}

/** Milliseconds between looks at the file. */
const LOOK_EVERY = 1_000

/**
 * The shell that is built now: a build may replace it while we run, and no request waits for the disk. The list is
 * replaced in one step, when all that it names is there; what an older one names stays beside it for a while.
 */
export class ShellFiles {
  #assets: ShellAssets | undefined
  #modified = 0
  #looked = -Infinity

  /** @param folder where the shell's build lies. */
  constructor(readonly folder: string) {}

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
    } catch {
      // Damaged: the one before stays.
    }
  }
}
