import fs from 'node:fs'
import path from 'node:path'
import zlib from 'node:zlib'
import { COMPRESSED, digestOf, INTEGRITY_FILE, scriptDigestOf, SCRIPTS_FILE } from '../integrity.mjs'
import { printable } from './path-rules.mjs'

/**
 * Why the files of a release are not what its build wrote down: a sentence for each file.
 * @param {string} folder
 * @param {string[]} files paths from it
 * @returns {string[]}
 */
export function contentFaults(folder, files) {
  const read = (/** @type {string} */ file) => fs.readFileSync(path.join(folder, file))
  if (!files.includes(INTEGRITY_FILE)) return [`it has no ${INTEGRITY_FILE}, so nothing says what its files should be`]
  const digests = digestsOf(read(INTEGRITY_FILE))
  if (!digests) return [`its ${INTEGRITY_FILE} is no list of digests`]
  const served = files.filter((file) => !file.startsWith('.'))
  const originals = served.filter((file) => !COMPRESSED.test(file) && file !== INTEGRITY_FILE)
  const faults = originals.flatMap((file) => {
    if (!Object.hasOwn(digests, file)) return [`${printable(file)} is not in its ${INTEGRITY_FILE}`]
    return digests[file] === digestOf(read(file)) ? [] : [`${printable(file)} is not what was built`]
  })
  const there = new Set(served)
  /** Older builds have the same digests in both lists. @param {string} file @param {string} digest */
  const isBrowsers = (file, digest) =>
    Object.hasOwn(digests, file) &&
    (digests[file] === digest || (there.has(file) && scriptDigestOf(read(file)) === digest))
  const lost = Object.keys(digests).filter((file) => !there.has(file))
  const copies = served.filter((file) => COMPRESSED.test(file) && !isCopy(file, read, there))
  return [
    ...faults,
    ...lost.map((file) => `its ${INTEGRITY_FILE} names ${printable(file)}, which is not there`),
    ...copies.map((file) => `${printable(file)} is no compressed copy of the file that it is named after`),
    ...scriptFaults(files.includes(SCRIPTS_FILE) ? digestsOf(read(SCRIPTS_FILE)) : {}, isBrowsers),
  ]
}

/** Digests by file, of a list that may be anything. @param {Buffer} text @returns {Record<string, string> | undefined} */
function digestsOf(text) {
  try {
    const list = JSON.parse(text.toString())
    const isList = typeof list === 'object' && list !== null && !Array.isArray(list)
    return isList && Object.values(list).every((digest) => typeof digest === 'string') ? list : undefined
  } catch {
    return undefined
  }
}

/**
 * What browsers hold scripts to must be what the server does.
 * @param {Record<string, string> | undefined} scripts @param {(file: string, digest: string) => boolean} isDigestOf
 */
function scriptFaults(scripts, isDigestOf) {
  if (!scripts) return [`its ${SCRIPTS_FILE} is no list of digests`]
  return Object.entries(scripts)
    .filter(([file, digest]) => !isDigestOf(file, digest))
    .map(([file]) => `its ${SCRIPTS_FILE} gives ${printable(file)} another digest than its ${INTEGRITY_FILE}`)
}

/** @param {string} file @param {(file: string) => Buffer} read @param {Set<string>} there */
function isCopy(file, read, there) {
  const of = file.replace(COMPRESSED, '')
  if (!there.has(of)) return false
  const original = read(of)
  // What unpacks to more is refused before it takes the memory.
  const limit = { maxOutputLength: Math.max(1, original.length) }
  try {
    const unpacked = file.endsWith('.br')
      ? zlib.brotliDecompressSync(read(file), limit)
      : zlib.gunzipSync(read(file), limit)
    return unpacked.equals(original)
  } catch {
    return false
  }
}
