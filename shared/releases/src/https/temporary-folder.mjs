import fs from 'node:fs'
import os from 'node:os'
import path from 'node:path'
import { removeLeftBehind } from '../processes.mjs'

/**
 * A new folder of this process for what it sends; what processes left goes that were killed: 24 MB each.
 * @param {string} prefix of letters and hyphens
 */
export function temporaryFolder(prefix) {
  removeLeftBehind(os.tmpdir(), new RegExp(`^${prefix}(\\d+)-`))
  return fs.mkdtempSync(path.join(os.tmpdir(), `${prefix}${process.pid}-`))
}
