import crypto from 'node:crypto'
import fs from 'node:fs'
import path from 'node:path'
import { filesIn } from './place.mjs'

/**
 * A build's version: the package's, and a fingerprint of what was built. Other bytes are another version, whatever they
 * were made from, so that a published folder never changes.
 * @param {string} out the built files, before they are compressed, with the version's mark where the version will be
 * @param {object} declaration what the list will say of it
 * @param {string} packageVersion
 * @param {(file: string) => boolean} [isPart] of the files that count; all of them by default
 */
export function outputVersion(out, declaration, packageVersion, isPart = () => true) {
  const hash = crypto.createHash('sha256').update(JSON.stringify(declaration))
  for (const file of filesIn(out).filter(isPart)) {
    const content = fs.readFileSync(path.join(out, file))
    hash.update(`\0${file.split(path.sep).join('/')}\0${content.length}\0`).update(content)
  }
  return `${packageVersion}-${hash.digest('hex').slice(0, 12)}`
}
