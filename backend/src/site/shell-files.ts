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
}

/** Milliseconds between looks at the file. */
const LOOK_EVERY = 1_000

/** The shell that is built now: a build may replace it while we run, and no request waits for the disk. */
export class ShellFiles {
  #assets: ShellAssets | undefined
  #modified = 0
  #drawsSince = 0
  #looked = 0

  /** @param folder where the shell's build lies. */
  constructor(readonly folder: string) {}

  /** @throws ApiError `unavailable` before the first build */
  get assets(): ShellAssets {
    this.#look()
    if (!this.#assets) throw new ApiError('unavailable')
    return this.#assets
  }

  /** Changes with each build, and once more when what draws pages is there too. */
  get revision(): string {
    this.#look()
    return `${this.#modified} ${this.#drawsSince}`
  }

  /** What draws pages ahead; beside the files of the same build. */
  get serverBundle(): string {
    return path.join(this.folder, 'server.cjs')
  }

  #look(): void {
    const now = Date.now()
    if (now - this.#looked < LOOK_EVERY) return
    this.#looked = now
    this.#drawsSince = fs.statSync(this.serverBundle, { throwIfNoEntry: false })?.mtimeMs ?? 0
    const file = path.join(this.folder, 'shell.json')
    const modified = fs.statSync(file, { throwIfNoEntry: false })?.mtimeMs
    if (modified === undefined || modified === this.#modified) return
    try {
      this.#assets = JSON.parse(fs.readFileSync(file, 'utf8')) as ShellAssets
      this.#modified = modified
    } catch {
      // Half written: the next look finds it whole.
    }
  }
}
