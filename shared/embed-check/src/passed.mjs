import crypto from 'node:crypto'
import fs from 'node:fs'
import path from 'node:path'

/** What looks at releases: another version of it looks again. */
const LOOKS = [import.meta.dirname, path.join(import.meta.dirname, '../../conformance/src')]

/**
 * Releases that were well, so that what `check` has looked at is not looked at again by `publish`. One of each remote is kept.
 * @param {string} folder where that is noted
 */
export const passedIn = (folder) => ({
  /** @param {string} remote @param {string} fingerprint */
  has: (remote, fingerprint) =>
    fs.existsSync(path.join(folder, remote)) && fs.readFileSync(path.join(folder, remote), 'utf8') === fingerprint,
  /** @param {string} remote @param {string} fingerprint */
  note(remote, fingerprint) {
    fs.mkdirSync(folder, { recursive: true })
    fs.writeFileSync(path.join(folder, remote), fingerprint)
  },
})

/** Fingerprint of all that the result depends on. @param {(string | Buffer)[]} parts the release and the script that loads it */
export function fingerprintOf(parts) {
  const hash = crypto.createHash('sha256')
  for (const part of parts) hash.update(part)
  for (const place of LOOKS)
    for (const name of fs.readdirSync(place, { recursive: true, encoding: 'utf8' }).sort())
      if (name.endsWith('.mjs')) hash.update(fs.readFileSync(path.join(place, name)))
  return hash.digest('hex')
}
