import { readdir, readFile, rm, stat, utimes } from 'node:fs/promises'
import path from 'node:path'
import { putFile } from '../../../lib/put-file'

/** Files of some 5 KB: the pages of some fifty brands. */
const MAX_FILES = 512
/** Where a WOFF2 file says how long it is: https://www.w3.org/TR/WOFF2/#woff20Header */
const LENGTH_OFFSET = 8

/**
 * Fonts that were cut, as files, so that a server which starts again does not cut them again. Nothing depends on them: one
 * that is not there or damaged is cut, and one that cannot be written is left out.
 */
export class FontFolder {
  constructor(
    private readonly folder: string,
    private readonly maxFiles = MAX_FILES,
  ) {}

  /** @param key a digest in hexadecimal @returns the font, where there is a whole one */
  async read(key: string): Promise<Buffer | undefined> {
    const file = this.#file(key)
    const bytes = await readFile(file).catch(() => undefined)
    if (!bytes || !isWhole(bytes)) return undefined
    // What is in use is not the oldest.
    const now = new Date()
    await utimes(file, now, now).catch(() => undefined)
    return bytes
  }

  async write(key: string, font: Buffer): Promise<void> {
    try {
      await putFile(this.#file(key), font)
      await this.#removeOldest()
    } catch {
      // A full disk, or another process that removes the same: the font is cut again.
    }
  }

  async #removeOldest(): Promise<void> {
    const names = await readdir(this.folder)
    if (names.length <= this.maxFiles) return
    const files = await Promise.all(
      names.map(async (name) => {
        const file = path.join(this.folder, name)
        return { file, usedAt: (await stat(file)).mtimeMs }
      }),
    )
    files.sort((one, other) => other.usedAt - one.usedAt)
    for (const { file } of files.slice(this.maxFiles)) await rm(file, { force: true })
  }

  #file(key: string): string {
    return path.join(this.folder, `${key}.woff2`)
  }
}

const isWhole = (bytes: Buffer) =>
  bytes.length > LENGTH_OFFSET + 4 &&
  bytes.toString('latin1', 0, 4) === 'wOF2' &&
  bytes.readUInt32BE(LENGTH_OFFSET) === bytes.length
