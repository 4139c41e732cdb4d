import fs from 'node:fs'
import path from 'node:path'
import { z } from 'zod'
import { compress, QUALITY } from '../../http/endpoint/compressed'
import { orUndefined } from '../../lib/or-undefined'
import { digestOf } from '../releases/file-digests'
import type { EmbedFile } from './embed-files'

/** As `npm run release -- embed` writes them (shared/releases/src/embed-versions.mjs). */
const versionSchema = z.object({
  version: z.string().regex(/^\d+\.\d+\.\d+$/),
  integrity: z.string().regex(/^sha384-[\w+/]{64}$/),
  since: z.iso.datetime(),
  releases: z.record(z.string(), z.string()),
  noticed: z.iso.datetime().optional(),
  sunset: z.iso.datetime().optional(),
})
const listSchema = z.object({ versions: z.array(versionSchema) })

export type EmbedVersion = z.infer<typeof versionSchema>

/** Milliseconds between looks at the list, whatever becomes of the machine's clock. */
const LOOK_EVERY = 1_000

/** The fixed versions of `/embed.js`, whose bytes never change. */
export class EmbedVersions {
  #looked = -Infinity
  #stamp = ''
  #versions: readonly EmbedVersion[] = []
  readonly #files = new Map<string, Promise<EmbedFile | undefined>>()

  /**
   * @param folder where the list lies, with a file for each version; none where no version was ever fixed
   * @param warn is told of a list that cannot be read, and of a file that is not what was fixed
   */
  constructor(
    private readonly folder: string,
    private readonly warn: (message: string) => void,
  ) {}

  /** The newest first. A list that cannot be read leaves the one before. */
  get versions(): readonly EmbedVersion[] {
    const now = performance.now()
    if (now - this.#looked < LOOK_EVERY) return this.#versions
    this.#looked = now
    const file = path.join(this.folder, 'versions.json')
    const stats = fs.statSync(file, { throwIfNoEntry: false })
    const stamp = stats ? `${stats.ino} ${stats.size} ${stats.ctimeMs}` : ''
    if (stamp === this.#stamp) return this.#versions
    this.#stamp = stamp
    try {
      this.#versions = stats ? listSchema.parse(JSON.parse(fs.readFileSync(file, 'utf8'))).versions : []
    } catch (error) {
      this.warn(`ALARM: ${file} cannot be read, the list before stays: ${(error as Error).message}`)
    }
    return this.#versions
  }

  /** @returns undefined where its file is not there, or is not what was fixed */
  file(version: EmbedVersion): Promise<EmbedFile | undefined> {
    const known = this.#files.get(version.version)
    if (known) return known
    const reading = this.#read(version)
    this.#files.set(version.version, reading)
    // It may come with a back-up, or be mended.
    const forget = () => this.#files.delete(version.version)
    reading.then((file) => file ?? forget(), forget)
    return reading
  }

  async #read({ version, integrity }: EmbedVersion): Promise<EmbedFile | undefined> {
    const file = path.join(this.folder, `${version}.js`)
    // One that this server may not read is as good as none.
    const bytes = orUndefined(() => fs.readFileSync(file))
    if (!bytes || digestOf(bytes) !== integrity) {
      this.warn(
        `ALARM: ${file} is not what was fixed, and is not served: bring it back from a copy of the site's folder`,
      )
      return undefined
    }
    const [brotli, gzip] = await Promise.all([compress(bytes, 'br', QUALITY), compress(bytes, 'gzip', QUALITY)])
    return { etag: `W/"${integrity.slice(7, 23)}"`, bytes, brotli, gzip }
  }
}
