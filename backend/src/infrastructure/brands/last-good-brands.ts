import fs from 'node:fs'
import path from 'node:path'
import { fileFaults, type BesideFiles } from '@yawmi/brand/schema'
import type { Brand } from '@yawmi/brand'
import { orUndefined } from '../../lib/or-undefined'
import { writeFileAtomic } from '../../lib/write-file-atomic'
import { brandOf } from './own-files'

/** What lies in a file of the folder; `npm run brand -- status` reads it too. */
interface LastGoodFile {
  /** When a server first served it, ISO 8601. */
  since: string
  /** The file's text as it was, so that a later version of ours reads it with its own defaults. */
  text: string
  /** What lay beside it and the brand showed, in base 64 by name: its own texts and fonts. */
  beside?: Record<string, string>
}

/**
 * The last good version of each brand, one file a brand, so that a restart finds it while the brand's own file is
 * faulty. What cannot be written is reported once; brands are then kept in memory alone.
 */
export class LastGoodBrands {
  #isReported = false

  constructor(
    private readonly folder: string,
    private readonly warn: (message: string) => void,
  ) {}

  /** @returns undefined when there is none, or it is none by the rules of today */
  read(id: string): Brand | undefined {
    const saved = this.#file(id)
    if (!saved) return undefined
    const beside = savedBeside(saved)
    return fileFaults(saved.text, id, { beside }).length === 0 ? brandOf(JSON.parse(saved.text), beside) : undefined
  }

  /** Keeps a version; one that is kept already stays with its date. */
  save(id: string, text: string, files: BesideFiles): void {
    const beside = base64Of(files)
    const known = this.#file(id)
    if (known?.text === text && JSON.stringify(known.beside ?? {}) === JSON.stringify(beside)) return
    const saved: LastGoodFile = { since: new Date().toISOString(), text, beside }
    this.#attempt(() => writeFileAtomic(this.#path(id), JSON.stringify(saved)))
  }

  ids(): string[] {
    const names = orUndefined(() => fs.readdirSync(this.folder)) ?? []
    return names.filter((name) => name.endsWith('.json')).map((name) => path.basename(name, '.json'))
  }

  forget(id: string): void {
    this.#attempt(() => fs.rmSync(this.#path(id), { force: true }))
  }

  #path = (id: string) => path.join(this.folder, `${id}.json`)

  #file(id: string): LastGoodFile | undefined {
    const file = orUndefined(() => JSON.parse(fs.readFileSync(this.#path(id), 'utf8')) as Partial<LastGoodFile> | null)
    const { since, text, beside } = file ?? {}
    return typeof since === 'string' && typeof text === 'string' ? { since, text, beside } : undefined
  }

  #attempt(write: () => void): void {
    try {
      write()
    } catch (error) {
      if (!this.#isReported)
        this.warn(`${this.folder} cannot be written, a restart will not find the last good brands: ${String(error)}`)
      this.#isReported = true
    }
  }
}

const base64Of = ({ names, read }: BesideFiles): Record<string, string> =>
  Object.fromEntries(names.map((name) => [name, Buffer.from(read(name)).toString('base64')]))

const savedBeside = ({ beside = {} }: LastGoodFile): BesideFiles => ({
  names: Object.keys(beside),
  read: (name) => Buffer.from(beside[name] ?? '', 'base64'),
})
