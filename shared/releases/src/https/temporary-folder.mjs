import fs from 'node:fs'
import os from 'node:os'
import path from 'node:path'
import { removeLeftBehind } from '../processes.mjs'

/**
 * A new folder of this process for what it sends or makes; what killed processes left there goes, from 24 MB to a gigabyte each.
 * @param {string} prefix of letters and hyphens
 */
export function temporaryFolder(prefix) {
  removeLeftBehind(os.tmpdir(), new RegExp(`^${prefix}(\\d+)-`))
  return fs.mkdtempSync(path.join(os.tmpdir(), `${prefix}${process.pid}-`))
}
