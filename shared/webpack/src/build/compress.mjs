import fs from 'node:fs'
import path from 'node:path'
import { promisify } from 'node:util'
import zlib from 'node:zlib'

const brotli = promisify(zlib.brotliCompress)
const gzip = promisify(zlib.gzip)
const TEXT = /\.(m?js|json|svg|css)$/
/** Smaller files gain nothing that the headers do not cost. */
const WORTH = 1024

/** What is hidden, as source maps are and what the builds write for themselves, is served to nobody. */
const isHidden = (/** @type {string} */ name) => name.split(path.sep).some((part) => part.startsWith('.'))

/** Writes `.br` and `.gz` beside every text file of a folder that is served, so that the server only picks one. */
export async function compress(folder) {
  const names = fs
    .readdirSync(folder, { recursive: true, encoding: 'utf8' })
    .filter((name) => TEXT.test(name) && !isHidden(name))
  await Promise.all(
    names.map(async (name) => {
      const file = path.join(folder, name)
      const content = fs.readFileSync(file)
      if (content.length < WORTH) return
      const options = { params: { [zlib.constants.BROTLI_PARAM_SIZE_HINT]: content.length } }
      fs.writeFileSync(`${file}.br`, await brotli(content, options))
      fs.writeFileSync(`${file}.gz`, await gzip(content, { level: 9 }))
    }),
  )
}
