import fs from 'node:fs'
import path from 'node:path'
import { removeLeftBehind } from './processes.mjs'
import { writeWhole } from './write-whole.mjs'

/** Lists the files of the builds in a folder, the current one's first. */
export const BUILDS_FILE = '.builds.json'

/** What a remote's build says of itself; no reader of the built files is given it. */
export const RELEASE_FILE = '.release.json'

/** Where a build lays the source maps of its scripts, for a place apart from what is served. */
export const MAPS_FOLDER = '.maps'

/** Builds whose files stay in a folder that is shared by them: the current one, and those that open pages may ask for. */
const RETAINED_BUILDS = 3

/**
 * Gives a build a new folder beside all that is served, and takes it away afterwards, also when the build failed. What
 * killed builds left goes too.
 * @param {string} name of what is built; no other build of this process may have it
 * @param {(folder: string) => Promise<T>} work builds in the folder and takes what it made to its place
 * @param {string} root where the folder is made. Its depth counts: source maps name sources from where they lie.
 * @returns {Promise<T>}
 * @template T
 */
export async function buildBeside(name, work, root) {
  const folder = path.join(root, `.${name}-${process.pid}`)
  fs.mkdirSync(root, { recursive: true })
  removeLeftBehind(root, /^\..+-(\d+)$/)
  // One of this name is from a process that had this one's number.
  remove(folder)
  fs.mkdirSync(folder)
  try {
    return await work(folder)
  } finally {
    remove(folder)
  }
}

/**
 * Copies a build, with its source maps, without what its place notes of builds before: those who have it go on with theirs.
 * @param {string} from @param {string | undefined} maps where its source maps are, if it has any
 * @param {string} to
 */
export function copyBuild(from, maps, to) {
  // Node copies without a filter in a way of its own, which says of a full disk that input or output failed.
  // A process that was killed may have left the list of builds unfinished, which has a longer name.
  const isOfBuild = (/** @type {string} */ file) => !path.basename(file).startsWith(BUILDS_FILE)
  const options = { recursive: true, filter: isOfBuild }
  fs.cpSync(from, to, options)
  if (maps && fs.existsSync(maps)) fs.cpSync(maps, path.join(to, MAPS_FOLDER), options)
}

/** @param {string} place */
const remove = (place) => fs.rmSync(place, { recursive: true, force: true })

/**
 * Takes the files of a build into a folder that is read meanwhile, each in one step: a reader finds a file of the build
 * before or of this one, whole. First come files with new names, then those that replace others, a compressed copy
 * before what it is a copy of, and at the end the file that names the rest. Files of builds before stay for a while.
 * @param {string} from
 * @param {string} to
 * @param {{ last?: string, kept?: number }} [options] `last`: the file that names the rest; `kept`: builds whose files stay
 */
export function placeFiles(from, to, { last, kept = RETAINED_BUILDS } = {}) {
  const files = filesIn(from)
  if (last && !files.includes(last)) throw new Error(`the build is not whole: it has no ${last}`)
  const listFile = path.join(to, BUILDS_FILE)
  /** @type {string[][]} */
  const before = fs.existsSync(listFile) ? JSON.parse(fs.readFileSync(listFile, 'utf8')) : [filesIn(to)]
  const others = before.filter((build) => JSON.stringify(build) !== JSON.stringify(files))
  const builds = [files, ...others].slice(0, kept)

  /** @param {string} file */
  const turn = (file) => (file === last ? 2 : fs.existsSync(path.join(to, file)) ? 1 : 0)
  const inTurns = files.map((file) => ({ file, turn: turn(file) }))
  // In the alphabet `embed.js.br` comes after `embed.js`.
  inTurns.sort((one, two) => one.turn - two.turn || (one.file < two.file ? 1 : -1))
  for (const { file } of inTurns) {
    fs.mkdirSync(path.dirname(path.join(to, file)), { recursive: true })
    fs.renameSync(path.join(from, file), path.join(to, file))
  }

  removeLeftBehind(to, /^\.builds\.json\.(\d+)$/)
  writeWhole(listFile, JSON.stringify(builds))
  const retained = new Set(builds.flat())
  for (const file of filesIn(to)) if (!retained.has(file)) remove(path.join(to, file))
}

/**
 * Files below a folder, by path from it, in order; but for those that no reader is given: the list of builds, source
 * maps.
 * @param {string} folder
 */
export function filesIn(folder) {
  if (!fs.existsSync(folder)) return []
  return fs
    .readdirSync(folder, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile())
    .map((entry) => path.relative(folder, path.join(entry.parentPath, entry.name)))
    .filter((file) => !file.split(path.sep).some((part) => part.startsWith('.')))
    .sort()
}
