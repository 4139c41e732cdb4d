import { fork } from 'node:child_process'
import crypto from 'node:crypto'

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

/**
 * Fonts cut to the characters of a page. A carrier's own font may be any file, so that all are cut in a process of its own,
 * which can write no file and start no process, and is ended when it takes long. Each result is cached by its file and
 * characters: pages of the same characters cost one cut.
 */
export class FontSubsets {
  readonly #cached = new Map<string, Promise<Buffer>>()

  /** @param program file of the process's program, `subset-fonts.ts` as it is built */
  constructor(
    private readonly program: string,
    private readonly timeoutMs = TIMEOUT_MS,
  ) {}

  readonly cut: SubsetFonts = async (fonts, characters) => {
    const keys = fonts.map((font) =>
      crypto.createHash('sha256').update(characters).update('\0').update(font).digest('base64'),
    )
    const missing = fonts.filter((_, n) => !this.#cached.has(keys[n]!))
    if (missing.length > 0) {
      const made = this.#cutApart({ fonts: missing, characters })
      for (const [n, font] of missing.entries())
        this.#keep(
          keys[fonts.indexOf(font)]!,
          made.then((all) => all[n]!),
        )
    }
    return Promise.all(keys.map((key) => this.#cached.get(key)!))
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
    const answer = await new Promise<SubsetAnswer>((resolve) => {
      child.once('message', (message: SubsetAnswer) => resolve(message))
      child.once('error', (error) => resolve({ error: error.message }))
      child.once('exit', () => resolve({ error: 'cutting a font ended early' }))
      timer = setTimeout(() => resolve({ error: `cutting a font took over ${this.timeoutMs} ms` }), this.timeoutMs)
      child.send(order, () => undefined)
    })
    clearTimeout(timer)
    child.kill('SIGKILL')
    if ('error' in answer) throw new Error(answer.error)
    return answer.fonts.map((font) => Buffer.from(font))
  }
}
