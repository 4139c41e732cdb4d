import { createHash } from 'node:crypto'
import fs from 'node:fs'
import path from 'node:path'

/** @import { ReleaseList } from './list-state.mjs' */

/** What browsers alone load and run, and what is derived from it: digests, compressed forms, tables of files. */
const FOR_BROWSERS =
  /\.(mjs|br|gz)$|^(\d+|entry|remoteEntry|__federation_expose_\w+)\.js$|^(integrity|sri|mf-manifest|mf-stats)\.json$/
/** A digest of what browsers run, in the name of its file. */
const DIGEST_IN_NAME = /-[0-9a-f]{8}(?=\.mjs)/

/**
 * A digest of what a server reads or runs itself of the current versions of remotes: declarations, names of files, and what it renders
 * pages with. It stays the same where a change is in scripts that only browsers run, such as a word of a screen.
 * @param {string} dist folder with `releases.json` and `remotes`
 * @returns {string} hexadecimal; empty where nothing was released
 */
export function serverPartsDigest(dist) {
  const file = path.join(dist, 'releases.json')
  if (!fs.existsSync(file)) return ''
  const list = /** @type {ReleaseList} */ (JSON.parse(fs.readFileSync(file, 'utf8')))
  const parts = Object.entries(list.remotes).map(([remote, [current]]) => [
    remote,
    current?.declaration,
    current && partsOf(path.join(dist, 'remotes', remote, current.version)),
  ])
  return createHash('sha256').update(JSON.stringify(parts)).digest('hex')
}

/** @param {string} folder of a version */
const partsOf = (folder) =>
  fs
    .readdirSync(folder)
    .filter((name) => !name.startsWith('.'))
    .toSorted()
    .map((name) => [
      name.replace(DIGEST_IN_NAME, ''),
      FOR_BROWSERS.test(name) ? '' : fs.readFileSync(path.join(folder, name), 'base64'),
    ])
