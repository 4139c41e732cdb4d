import fs from 'node:fs'
import path from 'node:path'
import zlib from 'node:zlib'
import { type Digests, digestOf } from '../releases/file-digests'

/** A built file as it is served. */
export interface EmbedFile {
  etag: string
  bytes: Buffer
  /** The same compressed, where the build has that. */
  brotli?: Buffer
  gzip?: Buffer
}

/** Milliseconds between looks at a file, whatever becomes of the machine's clock. */
const LOOK_EVERY = 1_000
/** Looks after which a file is no build's that is on its way to its place, where one is there before the other. */
const MAX_READS = 3

interface Cached {
  looked: number
  /** Of what was taken last. */
  stamp: string
  /** Looks in a row at something that cannot be taken. */
  misses: number
  file?: EmbedFile
}

/**
 * The built files whose names stay, in memory: a build replaces them while we run. One that is not what the build's
 * digests say is not taken, and the one before is served on.
 */
export class EmbedFiles {
  readonly #known = new Map<string, Cached>()

  /**
   * @param folder where the build lies, with its `integrity.json`; builds from before there was one are taken as they lie
   * @param warn is told of a file that is not what was built
   */
  constructor(
    private readonly folder: string,
    private readonly warn: (message: string) => void,
  ) {}

  /** @returns undefined where none was ever sound, or is there */
  get(name: string): EmbedFile | undefined {
    const now = performance.now()
    const known = this.#known.get(name) ?? { looked: -Infinity, stamp: '', misses: 0 }
    this.#known.set(name, known)
    if (now - known.looked < LOOK_EVERY) return known.file
    known.looked = now
    const stamp = [name, `${name}.br`, 'integrity.json'].map((one) => this.#stampOf(one)).join()
    if (stamp === known.stamp) return known.file
    const file = this.#read(name)
    if (file) this.#known.set(name, { looked: now, stamp, misses: 0, file })
    else if ((known.misses += 1) === (known.file ? MAX_READS : 1)) this.#alarm(name)
    return file ?? known.file
  }

  #read(name: string): EmbedFile | undefined {
    try {
      const place = path.join(this.folder, name)
      const bytes = fs.readFileSync(place)
      const digest = digestOf(bytes)
      const digests = this.#digests()
      if (digests && digests[name] !== digest) return undefined
      const brotli = fs.existsSync(`${place}.br`) ? fs.readFileSync(`${place}.br`) : undefined
      if (brotli && !zlib.brotliDecompressSync(brotli).equals(bytes)) return undefined
      return { etag: `"${digest.slice(7, 23)}"`, bytes, brotli }
    } catch {
      return undefined
    }
  }

  #digests(): Digests | undefined {
    const file = path.join(this.folder, 'integrity.json')
    return fs.existsSync(file) ? (JSON.parse(fs.readFileSync(file, 'utf8')) as Digests) : undefined
  }

  #alarm(name: string): void {
    this.warn(`ALARM: ${path.join(this.folder, name)} is not what was built, and is not served: npm run build -- embed`)
  }

  #stampOf(name: string): string {
    const stats = fs.statSync(path.join(this.folder, name), { throwIfNoEntry: false })
    return stats ? `${stats.ino} ${stats.size} ${stats.ctimeMs}` : 'none'
  }
}
