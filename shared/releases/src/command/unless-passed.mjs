import fs from 'node:fs'
import path from 'node:path'

/**
 * Does a check, but where it passed with the same fingerprint before.
 * @param {string} file where that of the last time is noted @param {string} fingerprint of all that the check looks at
 * @param {() => Promise<boolean | void>} check throws where it fails; false: there was nothing to check with
 * @returns {Promise<boolean>} whether it passed, now or then
 */
export async function unlessPassed(file, fingerprint, check) {
  if (fs.existsSync(file) && fs.readFileSync(file, 'utf8') === fingerprint) return true
  if ((await check()) === false) return false
  fs.mkdirSync(path.dirname(file), { recursive: true })
  fs.writeFileSync(file, fingerprint)
  return true
}
