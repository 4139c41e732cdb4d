import fs from 'node:fs'
import path from 'node:path'
import { promisify } from 'node:util'
import zlib from 'node:zlib'
import { ROOT } from '../root.mjs'
import { compressionCache } from './compression-cache.mjs'

const brotli = promisify(zlib.brotliCompress)
const gzip = promisify(zlib.gzip)
const TEXT = /\.(m?js|json|svg|css)$/
/** Smaller files gain nothing that the headers do not cost. */
const WORTH = 1024

/** What builds have compressed: most files of a build are those of the one before, and React is the same for all remotes. */
const CACHE = path.join(ROOT, '.cache/compressed')

const ENCODINGS = {
  br: {
    compress: (/** @type {Buffer} */ content) =>
      brotli(content, { params: { [zlib.constants.BROTLI_PARAM_SIZE_HINT]: content.length } }),
    expand: zlib.brotliDecompressSync,
  },
  gz: { compress: (/** @type {Buffer} */ content) => gzip(content, { level: 9 }), expand: zlib.gunzipSync },
}

/** What is hidden, as source maps are and what the builds write for themselves, is served to nobody. */
const isHidden = (/** @type {string} */ name) => name.split(path.sep).some((part) => part.startsWith('.'))

/**
 * Writes `.br` and `.gz` beside every text file of a folder that is served, so that the server only picks one.
 * @param {string} folder
 */
export async function compress(folder) {
  const names = fs
    .readdirSync(folder, { recursive: true, encoding: 'utf8' })
    .filter((name) => TEXT.test(name) && !isHidden(name))
  const cache = compressionCache(CACHE)
  await Promise.all(
    names.map(async (name) => {
      const file = path.join(folder, name)
      const content = fs.readFileSync(file)
      if (content.length < WORTH) return
      for (const [ending, encoding] of Object.entries(ENCODINGS))
        fs.writeFileSync(`${file}.${ending}`, await cache.of(content, ending, encoding))
    }),
  )
  cache.removeOldest()
}
