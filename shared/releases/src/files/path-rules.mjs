import { BUILDS_FILE, MAPS_FOLDER, RELEASE_FILE } from '../place.mjs'

/** What a release may be at most. The largest remote has 770 files of 9 MB together, source maps among them. */
export const MAX_FILES = 2_000
export const MAX_FILE_BYTES = 4 * 1024 * 1024
export const MAX_RELEASE_BYTES = 24 * 1024 * 1024
const MAX_PATH_LENGTH = 200
const MAX_DEPTH = 4

/** One part of a path: what every file system, address and shell takes as it is. */
const PART = /^\w[\w.-]*$/
/** What a build makes, and its compressed copies. A page of its own, a style sheet's source or a program is none of it. */
const SERVED = /\.(?:m?js|cjs|json|css|woff2|svg|png|webp)(?:\.(?:br|gz))?$/
const OF_MAPS = /\.(?:map|json)$/
const ABSOLUTE = /^(?:[\\/]|[A-Za-z]:)/
// eslint-disable-next-line no-control-regex -- these are what it looks for
const CONTROL = /[\u0000-\u001f\u007f-\u009f]/

/**
 * Why a release may have no file of this path; undefined where it may. For names in an archive before it is unpacked, as well
 * as for what lies in a folder.
 * @param {string} file path from the release's folder, with `/`
 */
export function pathFault(file) {
  const fault = nameFault(file)
  if (fault) return fault
  const [first, ...below] = file.split('/')
  if (first === MAPS_FOLDER) {
    if (below.length === 1 && PART.test(below[0]) && OF_MAPS.test(file)) return undefined
    return `${printable(file)} is neither a source map nor a list beside them, and ${MAPS_FOLDER} has nothing else`
  }
  if (file === RELEASE_FILE || file === BUILDS_FILE) return undefined
  return partsFault(file) ?? (SERVED.test(file) ? undefined : `${printable(file)} is of a kind that no release has`)
}

/** Why a release may have no folder of this path. @param {string} folder path from the release's folder, with `/` */
export const folderFault = (folder) => nameFault(folder) ?? (folder === MAPS_FOLDER ? undefined : partsFault(folder))

/** @param {string} file */
function nameFault(file) {
  if (CONTROL.test(file)) return `${printable(file)} has control characters in its name`
  if (ABSOLUTE.test(file)) return `${printable(file)} is an absolute path`
  if (file.split(/[\\/]/).includes('..')) return `${printable(file)} leads out of the release's folder`
  if (file.length > MAX_PATH_LENGTH) return `${printable(file)} is a path of more than ${MAX_PATH_LENGTH} characters`
  if (file.split('/').length > MAX_DEPTH) return `${printable(file)} is more than ${MAX_DEPTH} folders deep`
  return undefined
}

/** @param {string} file */
function partsFault(file) {
  const part = file.split('/').find((one) => !PART.test(one))
  if (part === undefined) return undefined
  if (part.startsWith('.')) return `${printable(file)} is hidden: its name begins with a dot`
  return `${printable(file)} has a name of other than letters of a to z, digits, dots, "-" and "_"`
}

/** A name as a message may show it, whatever is in it. @param {string} name */
export const printable = (name) =>
  `"${name.slice(0, MAX_PATH_LENGTH).replace(/[^\x20-\x7e]/g, (one) => `\\u{${one.codePointAt(0)?.toString(16)}}`)}"`
