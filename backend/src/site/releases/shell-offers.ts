import fs from 'node:fs'
import path from 'node:path'
import { satisfiesCaret, type Release } from '@yawmi/contract'
import { orUndefined } from '../../lib/or-undefined'

interface ShellList {
  /** Version by shared module; none of older builds. */
  offers?: { packages?: Record<string, string> }
}

/** What the shell that is served now gives to remotes: a release that needs more would fail in every page. */
export class ShellOffers {
  readonly #file: string
  #modified: number | undefined
  #packages: Record<string, string> = {}
  readonly #told = new Set<string>()

  /** @param folder where the released remotes lie, beside the shell's */
  constructor(
    folder: string,
    private readonly warn: (message: string) => void,
  ) {
    this.#file = path.join(folder, 'shell/shell.json')
  }

  /** Reads again what a newer build of the shell offers. */
  look(): void {
    const modified = fs.statSync(this.#file, { throwIfNoEntry: false })?.mtimeMs
    if (modified === this.#modified) return
    this.#modified = modified
    const list = orUndefined(() => JSON.parse(fs.readFileSync(this.#file, 'utf8')) as ShellList)
    this.#packages = list?.offers?.packages ?? {}
    this.#told.clear()
  }

  /** What a release needs and does not get, in words; undefined where it has all. */
  lackOf({ declaration: { requires } }: Release): string | undefined {
    const lacking = Object.entries(requires).find(([module, range]) => {
      const offered = this.#packages[module]
      return offered !== undefined && !satisfiesCaret(offered, range)
    })
    return lacking && `it needs ${lacking.join(' ')}, and this shell gives ${this.#packages[lacking[0]]}`
  }

  /** Whether a release has what it needs; the log says once what it lacks. */
  suffice(release: Release): boolean {
    const lack = this.lackOf(release)
    if (lack === undefined) return true
    const { name } = release.declaration
    const line =
      `${name} ${release.version} is not served: ${lack}. ` +
      `Release the shell first, or npm run release -- rollback ${name}`
    if (!this.#told.has(line)) this.warn(line)
    this.#told.add(line)
    return false
  }
}
