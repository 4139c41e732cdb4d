import fs from 'node:fs'
import path from 'node:path'
import { COMPRESSED } from './integrity.mjs'
import { BUILDS_FILE, filesIn, placeFiles } from './place.mjs'

/** Files named in a message. */
const NAMED = 5

/**
 * Takes a built version to its folder. One that is there already never changes: files that it lacks come back, other
 * ones are refused.
 * @param {string} from @param {string} to @param {string} last the file that names the rest
 * @throws Error that names the files which differ
 */
export function publishFolder(from, to, last) {
  if (!fs.existsSync(path.join(from, last))) throw new Error(`the build is not whole: it has no ${last}`)
  if (!fs.existsSync(path.join(to, last)) && !fs.existsSync(path.join(to, BUILDS_FILE)))
    return placeFiles(from, to, { last })
  const differing = differencesFrom(from, to)
  if (differing) throw new Error(differing)
  for (const file of filesIn(from))
    if (!fs.existsSync(path.join(to, file))) fs.renameSync(path.join(from, file), path.join(to, file))
}

/**
 * Why a build cannot be published under the name of a version that is; undefined where it is the same, or the first.
 * @param {string} from @param {string} to
 */
export function differencesFrom(from, to) {
  const differing = fs.existsSync(to) ? differences(from, to) : []
  if (differing.length === 0) return undefined
  return (
    `it is published with other files: ${listed(differing)}. A published version never ` +
    'changes: raise the version in its package.json, or publish from where it was built before'
  )
}

/** @param {string[]} files */
const listed = (files) =>
  files.slice(0, NAMED).join(', ') + (files.length > NAMED ? ` and ${files.length - NAMED} more` : '')

/**
 * Files of which the published folder has other bytes, or that the build does not have.
 * @param {string} from @param {string} to
 */
function differences(from, to) {
  const built = filesIn(from).filter((file) => !COMPRESSED.test(file))
  const changed = built.filter((file) => {
    const published = path.join(to, file)
    return fs.existsSync(published) && !fs.readFileSync(published).equals(fs.readFileSync(path.join(from, file)))
  })
  const extra = filesIn(to).filter((file) => !COMPRESSED.test(file) && !fs.existsSync(path.join(from, file)))
  return [...changed, ...extra].sort()
}
