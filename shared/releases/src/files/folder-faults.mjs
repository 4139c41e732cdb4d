import fs from 'node:fs'
import path from 'node:path'
import { Refusal } from '../refusal.mjs'
import { contentFaults } from './content-faults.mjs'
import { folderFault, MAX_FILE_BYTES, MAX_FILES, MAX_RELEASE_BYTES, pathFault, printable } from './path-rules.mjs'

/** @typedef {{ faults: string[], files: string[], bytes: number, entries: number }} Found what a walk saw */

/** Faults named in a refusal; one is enough to refuse, a few are enough to mend. */
const NAMED = 5

/**
 * Refuses files that are not what a release's build makes, before any of them is moved to where they are served: by their
 * paths, kinds and sizes, and by the digests that the build wrote down. It reads none of them before the walk is over, and
 * follows no link.
 * @param {string} folder an upload as it was unpacked, or a build
 * @param {string} what it is, for the message: `content 1.0.0-0a883c3ca99e`
 * @throws Refusal of the reason `files`, with a sentence for each fault
 */
export function refuseUnfitFiles(folder, what) {
  const faults = folderFaults(folder)
  if (faults.length === 0) return
  const more = faults.length > NAMED ? `; and ${faults.length - NAMED} more` : ''
  throw new Refusal('files', `${what} is not released: ${faults.slice(0, NAMED).join('; ')}${more}. Build it anew`)
}

/**
 * Why the files of a folder cannot be released: a sentence for each reason.
 * @param {string} folder
 * @returns {string[]}
 */
export function folderFaults(folder) {
  /** @type {Found} */
  const found = { faults: [], files: [], bytes: 0, entries: 0 }
  walk(folder, '', found)
  if (found.entries > MAX_FILES) found.faults.push(`it has more than ${MAX_FILES} files`)
  if (found.bytes > MAX_RELEASE_BYTES)
    found.faults.push(`it has ${megabytes(found.bytes)}, of ${megabytes(MAX_RELEASE_BYTES)} at most`)
  return found.faults.length > 0 ? found.faults : contentFaults(folder, found.files)
}

/** @param {string} folder @param {string} below path from the folder @param {Found} found */
function walk(folder, below, found) {
  const directory = fs.opendirSync(path.join(folder, below))
  try {
    // Read entry by entry: a folder may have more of them than memory.
    for (let entry = directory.readSync(); entry; entry = directory.readSync()) {
      found.entries += 1
      if (found.entries > MAX_FILES) return
      look(folder, below ? `${below}/${entry.name}` : entry.name, found)
    }
  } finally {
    directory.closeSync()
  }
}

/** @param {string} folder @param {string} file @param {Found} found */
function look(folder, file, found) {
  const { faults } = found
  const stat = fs.lstatSync(path.join(folder, file), { throwIfNoEntry: false })
  // Its name has bytes that are no text, so that it is not found by what they were read as.
  if (!stat) return faults.push(`${printable(file)} has a name that is no text`)
  if (stat.isSymbolicLink()) return faults.push(`${printable(file)} is a symbolic link`)
  if (stat.isDirectory()) {
    const fault = folderFault(file)
    return fault ? faults.push(fault) : walk(folder, file, found)
  }
  if (!stat.isFile()) return faults.push(`${printable(file)} is no file but a device, pipe or socket`)
  const fault = pathFault(file)
  if (fault) faults.push(fault)
  if (stat.size > MAX_FILE_BYTES)
    faults.push(`${printable(file)} has ${megabytes(stat.size)}, of ${megabytes(MAX_FILE_BYTES)} at most`)
  found.bytes += stat.size
  found.files.push(file)
}

/** @param {number} bytes */
const megabytes = (bytes) => `${(bytes / 1024 / 1024).toFixed(1)} MB`
