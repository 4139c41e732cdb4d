import crypto from 'node:crypto'
import fs from 'node:fs'
import path from 'node:path'
import { filesIn } from './place.mjs'

/**
 * The digests of all files of a build, beside them: `{ "entry.js": "sha384-…" }`. The release list has the digest of this
 * file, so that one line in it stands for all of them (docs/adr/0034).
 */
export const INTEGRITY_FILE = 'integrity.json'
/**
 * What the shell loads of a remote as classic scripts, which is all that browsers need of it, with digests that are a third
 * shorter: no compression makes them smaller, and each page has those of its remote (docs/adr/0163).
 */
export const SCRIPTS_FILE = 'sri.json'

/** Made of the file beside it, whose digest counts; other versions of the same program make other bytes. */
export const COMPRESSED = /\.(br|gz)$/

/** As browsers read it in `integrity` attributes. @param {crypto.BinaryLike} content @param {'sha256' | 'sha384'} [algorithm] */
export const digestOf = (content, algorithm = 'sha384') =>
  `${algorithm}-${crypto.createHash(algorithm).update(content).digest('base64')}`

/** The digest of a script in a page. @param {crypto.BinaryLike} content */
export const scriptDigestOf = (content) => digestOf(content, 'sha256')

/**
 * Digests by path from the folder, in order, without compressed copies.
 * @param {string} folder @param {(content: crypto.BinaryLike) => string} [of]
 */
export const digestsIn = (folder, of = digestOf) =>
  Object.fromEntries(
    filesIn(folder)
      .filter((file) => !COMPRESSED.test(file) && path.basename(file) !== INTEGRITY_FILE)
      .map((file) => [file.split(path.sep).join('/'), of(fs.readFileSync(path.join(folder, file)))]),
  )

/**
 * Writes the digests of a remote's scripts for pages into its folder.
 * @param {string} folder
 * @param {RegExp} notOfShell scripts that the shell never loads
 */
export function writeScripts(folder, notOfShell) {
  /** @param {string} file */
  const isOfShell = (file) => /^[^/]+\.js$/.test(file) && !notOfShell.test(file)
  const digests = Object.entries(digestsIn(folder, scriptDigestOf))
  const scripts = Object.fromEntries(digests.filter(([file]) => isOfShell(file)))
  fs.writeFileSync(path.join(folder, SCRIPTS_FILE), JSON.stringify(scripts))
}

/**
 * Writes all digests of a remote's build into its folder. They are the last to be written but for compressed copies.
 * @param {string} folder
 * @param {RegExp} notOfShell as of `writeScripts`
 */
export function writeIntegrity(folder, notOfShell) {
  writeScripts(folder, notOfShell)
  fs.writeFileSync(path.join(folder, INTEGRITY_FILE), JSON.stringify(digestsIn(folder)))
}

/**
 * What the release list says of a folder: the digest of its digests; undefined where it was built before there were any.
 * @param {string} folder
 */
export function integrityOf(folder) {
  const file = path.join(folder, INTEGRITY_FILE)
  return fs.existsSync(file) ? digestOf(fs.readFileSync(file)) : undefined
}
