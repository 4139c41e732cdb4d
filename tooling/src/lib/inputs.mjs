import crypto from 'node:crypto'
import fs from 'node:fs'
import path from 'node:path'
import { ROOT } from './root.mjs'

const SKIPPED = new Set(['node_modules', 'dist', '.cache', '.data', 'coverage'])
/** Tests and notes do not end up in what is built. */
const IRRELEVANT = /(\.test\.[jt]sx?|\.md|\.tsbuildinfo)$/

function* files(place) {
  const stat = fs.statSync(place, { throwIfNoEntry: false })
  if (!stat) return
  if (stat.isFile()) {
    if (!IRRELEVANT.test(place)) yield place
    return
  }
  for (const name of fs.readdirSync(place).sort()) if (!SKIPPED.has(name)) yield* files(path.join(place, name))
}

/**
 * A fingerprint of everything under the given places (paths from the root): names and contents.
 * @param {string[]} places
 * @returns {string} 12 hexadecimal digits.
 */
export function fingerprint(places) {
  const hash = crypto.createHash('sha256')
  for (const place of places)
    for (const file of files(path.join(ROOT, place)))
      hash.update(path.relative(ROOT, file)).update('\0').update(fs.readFileSync(file)).update('\0')
  return hash.digest('hex').slice(0, 12)
}
