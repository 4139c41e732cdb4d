import fs from 'node:fs'
import path from 'node:path'
import { fail } from './log.mjs'
import { given, ROOT } from './root.mjs'

/** Whether this checkout has a folder: one of a single remote, `shared` and `tooling` is enough for a team. */
export const isHere = (/** @type {string} */ folder) => fs.existsSync(path.join(ROOT, folder))

/** What the whole product is made of, besides its remotes. */
export const PRODUCT = ['shell', 'backend', 'content']

/** What a command needs and this checkout does not have, as a sentence; undefined where it has all. */
export function missingFolders(/** @type {string} */ what, /** @type {string[]} */ folders) {
  const missing = folders.filter((folder) => !isHere(folder))
  if (missing.length === 0) return undefined
  return `${what} needs ${missing.join(', ')}, which ${missing.length === 1 ? 'is' : 'are'} not in this checkout`
}

/**
 * Ends a command with a sentence where this checkout lacks what it needs.
 * @param {string} what the command. @param {string[]} folders that it needs
 * @param {{ instead?: string }} [hint] what to do instead
 */
export function needFolders(what, folders, { instead } = {}) {
  const missing = missingFolders(what, folders)
  if (missing) fail(instead ? `${missing}; ${instead}` : missing)
}

/**
 * The folder that a command may be given, from where somebody did; ends it at anything else, such as an option, of which a folder would be made.
 * @param {string} what the command @param {string[]} words that stand after it
 */
export function folderIn(what, [folder, ...more]) {
  if (more.length > 0 || folder === '' || folder?.startsWith('-')) fail(`usage: ${what} [-- <folder>]`)
  return folder === undefined ? [] : [given(folder)]
}
