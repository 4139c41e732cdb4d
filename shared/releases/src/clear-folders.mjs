import fs from 'node:fs'
import path from 'node:path'
import { isForgotten } from './retention.mjs'

/**
 * Takes away the files of versions that nobody can need any more, and of what was never published.
 * @param {string} folder of a remote
 * @param {Pick<import('./release-history.mjs').Version, 'version' | 'manifest'>[]} versions that are known of it
 * @param {Date} now
 */
export function clearFolders(folder, versions, now) {
  if (!fs.existsSync(folder)) return
  for (const name of fs.readdirSync(folder)) {
    // A candidate may be of a version that is but a record among those that were current.
    const known = versions.filter(({ version }) => version === name)
    const isOver =
      known.length > 0
        ? known.every(({ manifest }) => !manifest)
        : isForgotten(fs.statSync(path.join(folder, name)).mtimeMs, now)
    if (isOver) fs.rmSync(path.join(folder, name), { recursive: true, force: true })
  }
}
