import { fork } from 'node:child_process'
import crypto from 'node:crypto'
import fs from 'node:fs'
import type { FontFolder } from './font-folder'

export interface SubsetOrder {
  fonts: Uint8Array[]
  characters: string
}

export type SubsetAnswer = { fonts: Uint8Array[] } | { error: string }

/** Cuts each of some fonts to the same characters. @returns WOFF2 files, in the order of the fonts */
export type SubsetFonts = (fonts: readonly Buffer[], characters: string) => Promise<Buffer[]>

/** The five files of a page take half a second, the start of the process included. */
const TIMEOUT_MS = 8_000
/** Megabytes of heap: a carrier's file may be anything. */
const MEMORY_MB = 128
/** Files cached, of some 5 KB: those of both offered fonts, and of a dozen carriers. */
const MAX_CACHED = 64

class TookTooLong extends Error {}

/**
 * Fonts cut to the characters of a page. A carrier's own font may be any file, so that all are cut in a process of its own,
 * which can write no file and start no process, and is ended when it takes long. Each result is cached by its file and
 * characters: pages of the same characters cost one cut, and with a folder one for all starts of all servers that share it.
 */
export class FontSubsets {
  readonly #cached = new Map<string, Promise<Buffer>>()
  #programDigest: string | undefined

  /**
   * @param program file of the process's program, `subset-fonts.ts` as it is built
   * @param folder has the fonts that were cut before this start, by the same program; left out: none
   */
  constructor(
    private readonly program: string,
    private readonly folder?: FontFolder,
    private readonly timeoutMs = TIMEOUT_MS,
  ) {}

  readonly cut: SubsetFonts = async (fonts, characters) => {
    const requests = fonts.map((font) => ({ key: this.#keyOf(font, characters), font }))
    // Taken out before the others come in, which may push them out.
    const cached = requests.map(({ key }) => this.#cached.get(key))
    const missing = requests.filter((_, n) => !cached[n])
    const made = this.#readOrCut(missing, characters)
    const cut = missing.map(({ key }, n) => {
      const font = made.then((all) => all[n]!)
      this.#keep(key, font)
      return font
    })
    return Promise.all(cached.map((font) => font ?? cut.shift()!))
  }

  #keyOf(font: Buffer, characters: string): string {
    this.#programDigest ??= crypto.createHash('sha256').update(fs.readFileSync(this.program)).digest('hex')
    const parts = [this.#programDigest, '\0', characters, '\0', font]
    return parts.reduce((hash, part) => hash.update(part), crypto.createHash('sha256')).digest('hex')
  }

  /** @returns the fonts, cut, in their order: from the folder where it has them */
  async #readOrCut(requests: readonly { key: string; font: Buffer }[], characters: string): Promise<Buffer[]> {
    const found = await Promise.all(requests.map(async ({ key }) => this.folder?.read(key)))
    const missing = requests.filter((_, n) => !found[n])
    if (missing.length === 0) return found.map((font) => font!)
    const order = { fonts: missing.map(({ font }) => font), characters }
    // A page is cached without its fonts for as long as it stays the same: a moment without processors must not cost it these.
    const cut = await this.#cutApart(order).catch((error: unknown) => {
      if (error instanceof TookTooLong) return this.#cutApart(order)
      throw error
    })
    for (const [n, { key }] of missing.entries()) await this.folder?.write(key, cut[n]!)
    return found.map((font, n) => font ?? cut[missing.indexOf(requests[n]!)]!)
  }

  #keep(key: string, made: Promise<Buffer>): void {
    this.#cached.set(key, made)
    // Tried again for the next page.
    made.catch(() => this.#cached.delete(key))
    for (const oldest of this.#cached.keys()) {
      if (this.#cached.size <= MAX_CACHED) break
      this.#cached.delete(oldest)
    }
  }

  async #cutApart(order: SubsetOrder): Promise<Buffer[]> {
    const child = fork(this.program, [], {
      env: {},
      // Reads its library's WebAssembly, and nothing else is allowed.
      execArgv: ['--permission', '--allow-fs-read=*', '--no-warnings', `--max-old-space-size=${MEMORY_MB}`],
      serialization: 'advanced',
      stdio: 'ignore',
    })
    let timer: NodeJS.Timeout | undefined
    const answer = await new Promise<SubsetAnswer>((resolve, reject) => {
      child.once('message', (message: SubsetAnswer) => resolve(message))
      child.once('error', (error) => resolve({ error: error.message }))
      child.once('exit', () => resolve({ error: 'cutting a font ended early' }))
      timer = setTimeout(() => reject(new TookTooLong(`cutting a font took over ${this.timeoutMs} ms`)), this.timeoutMs)
      child.send(order, () => undefined)
    }).finally(() => {
      clearTimeout(timer)
      child.kill('SIGKILL')
    })
    if ('error' in answer) throw new Error(answer.error)
    return answer.fonts.map((font) => Buffer.from(font))
  }
}
