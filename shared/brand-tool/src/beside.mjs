import fs from 'node:fs'
import path from 'node:path'

/**
 * The folder of a brand's own texts and fonts: it has the name of the brand's file and lies beside it.
 * @param {string} file
 */
export const folderBeside = (file) => file.replace(/\.json$/, '')

/**
 * The first bytes of a file, one more than `limit` at most, so that its size shows.
 * @param {string} file @param {number} limit
 * @throws Error of the file system; one of code `ENOTFILE` for what is no file, such as a pipe
 */
export function readUpTo(file, limit) {
  const handle = fs.openSync(file, fs.constants.O_RDONLY | fs.constants.O_NONBLOCK)
  try {
    const stats = fs.fstatSync(handle)
    if (!stats.isFile()) throw Object.assign(new Error(`${file} is no file`), { code: 'ENOTFILE' })
    const bytes = Buffer.alloc(Math.min(stats.size, limit + 1))
    return bytes.subarray(0, fs.readSync(handle, bytes, 0, bytes.length, 0))
  } finally {
    fs.closeSync(handle)
  }
}

/** Bytes that are looked at of a file beside a brand's; larger ones are refused by the schema's checks. */
const BESIDE_LIMIT = 512 * 1024

/**
 * What lies beside a brand's file, by name.
 * @typedef {{ names: string[], read: (name: string) => Uint8Array }} Beside
 */

/** What lies in that folder, as the checker of brands reads it. @param {string} file @returns {Beside} */
export function besideOf(file) {
  const folder = folderBeside(file)
  const names = fs.existsSync(folder) ? fs.readdirSync(folder) : []
  return { names, read: (name) => readUpTo(path.join(folder, name), BESIDE_LIMIT) }
}
