import crypto from 'node:crypto'
import fs from 'node:fs'
import path from 'node:path'
import { writeWhole } from '@yawmi/releases/write-whole'

/** Of some 700 in a whole build, 5 KB each. */
const MAX_FILES = 3_000

/**
 * @typedef {object} Encoding
 * @property {(content: Buffer) => Promise<Buffer>} compress
 * @property {(compressed: Buffer) => Buffer} expand throws where it was cut off
 */

/**
 * Compressed contents as files of a folder, by the digest of what they expand to. Brotli's best takes two seconds of a
 * processor for a megabyte, and is the same each time. Nothing depends on the folder: what is not there, or does not expand
 * to its content, is compressed.
 * @param {string} folder
 * @param {number} [maxFiles] beyond these, what was not used for longest is removed
 */
export function compressionCache(folder, maxFiles = MAX_FILES) {
  return {
    /** @param {Buffer} content @param {string} ending of the file's name @param {Encoding} encoding */
    async of(content, ending, { compress, expand }) {
      const file = path.join(folder, `${crypto.hash('sha256', content)}.${ending}`)
      const cached = readCached(file, content, expand)
      if (cached) return cached
      const compressed = await compress(content)
      writeWhole(file, compressed)
      return compressed
    },
    removeOldest() {
      const files = fs.existsSync(folder) ? fs.readdirSync(folder).map((name) => path.join(folder, name)) : []
      if (files.length <= maxFiles) return
      const usedAt = (/** @type {string} */ file) => fs.statSync(file, { throwIfNoEntry: false })?.mtimeMs ?? 0
      const byUse = files.map((file) => ({ file, at: usedAt(file) })).sort((one, other) => other.at - one.at)
      for (const { file } of byUse.slice(maxFiles)) fs.rmSync(file, { force: true })
    },
  }
}

/** @param {string} file @param {Buffer} content @param {(compressed: Buffer) => Buffer} expand */
function readCached(file, content, expand) {
  try {
    const cached = fs.readFileSync(file)
    if (!expand(cached).equals(content)) return undefined
    const now = new Date()
    fs.utimesSync(file, now, now)
    return cached
  } catch {
    return undefined
  }
}
