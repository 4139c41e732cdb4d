import crypto from 'node:crypto'
import fs from 'node:fs'
import path from 'node:path'
import { Readable } from 'node:stream'
import { pipeline } from 'node:stream/promises'
import zlib from 'node:zlib'
import { pack } from 'tar-stream'
import { filesIn, MAPS_FOLDER } from '../place.mjs'
import { Refusal } from '../refusal.mjs'
import { ARCHIVE_LIMITS, tooLarge } from './interface.mjs'

/** When every file was changed, as the archive says: the same files are the same bytes. */
const MODIFIED = new Date('2000-01-01T00:00:00Z')

/**
 * Packs a built version for a site: its files, and its source maps in `.maps`, with neither owners nor times.
 * @param {{ from: string, maps?: string }} build `maps`: where the source maps are, if not in `from`
 * @param {string} file where the archive is written
 * @returns {Promise<{ bytes: number, digest: string }>}
 * @throws Refusal where it is larger than sites take
 */
export async function packRelease({ from, maps = path.join(from, MAPS_FOLDER) }, file) {
  const files = [
    ...filesIn(from).map((name) => ({ name, place: path.join(from, name) })),
    ...filesIn(maps).map((name) => ({ name: path.join(MAPS_FOLDER, name), place: path.join(maps, name) })),
  ]
  const hash = crypto.createHash('sha256')
  let bytes = 0
  await pipeline(
    Readable.from(packed(files)),
    zlib.createGzip(),
    async function* counted(chunks) {
      for await (const chunk of chunks) {
        hash.update(chunk)
        bytes += chunk.length
        yield chunk
      }
    },
    fs.createWriteStream(file),
  )
  if (bytes > ARCHIVE_LIMITS.bytes) throw new Refusal('files', tooLarge(bytes))
  return { bytes, digest: hash.digest('hex') }
}

/** @param {{ name: string, place: string }[]} files */
async function* packed(files) {
  const archive = pack()
  const written = (async () => {
    for (const { name, place } of files)
      await new Promise((resolve, reject) => {
        const header = { name: name.split(path.sep).join('/'), mode: 0o644, mtime: MODIFIED }
        archive.entry(header, fs.readFileSync(place), (error) => (error ? reject(error) : resolve(undefined)))
      })
    archive.finalize()
  })()
  written.catch((error) => archive.destroy(error))
  yield* archive
  await written
}
