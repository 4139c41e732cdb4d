import crypto from 'node:crypto'
import fs from 'node:fs'
import path from 'node:path'
import { isSignedBy, whyNot } from './release-keys.mjs'

/** @import { ReleaseList } from './list-state.mjs' */
/** @import { Role, Signer, TrustedKey } from './release-keys.mjs' */

/**
 * The record of a site's releases: a line for each act, never changed, of which each names the digest of the line before.
 * @typedef {object} Entry
 * @property {number} serial of the list that it made.
 * @property {string} prev digest of the line before; empty in the first one.
 * @property {string} at when, as ISO text.
 * @property {string} act @property {string} [remote] @property {string} [version]
 * @property {string} [left] the version that was current before, where that is another.
 * @property {string} [reason]
 * @property {string[]} [skipped] checks that were left out.
 * @property {string} [by] the key that signed it; none where the site trusts no keys.
 * @property {string} [team]
 * @property {Record<string, [version: string, digest: string][]>} listed what pages are given of the remotes that it changed,
 *   with the digest of each line of the list.
 * @property {Record<string, string | null>} [canaries] digest of each remote's canary that the act began or changed; null where it
 *   ended one.
 * @property {string} state digest of all that the list says.
 * @property {string} [sig] signature of the entry without it.
 */

/** The act that makes nothing current, which the role to publish is enough for. */
export const CANDIDATE = 'candidate'

/** The act that ends a canary, which a site's own key may do too (docs/adr/0076). */
export const WITHDRAW = 'withdraw'

/** @param {string} act @returns {Role} */
export const roleOf = (act) =>
  /** @type {Record<string, Role>} */ ({ [CANDIDATE]: 'publish', [WITHDRAW]: 'withdraw' })[act] ?? 'promote'

/** @param {string} text */
export const digestOfText = (text) => crypto.createHash('sha256').update(text).digest('base64url')
/** Digest of a line of the list: JSON, as it is written without spaces. @param {unknown} value */
export const digestOfJson = (value) => digestOfText(JSON.stringify(value))
/** What the record says of a remote's lines of the list. @param {unknown} releases @returns {[version: string, digest: string][]} */
export const linesOfRemote = (releases) =>
  (Array.isArray(releases) ? releases : []).map((release) => [release.version, digestOfJson(release)])
/** @param {ReleaseList} list of all that it says but for its place in the record. */
export const stateOf = ({ serial: _serial, head: _head, ...state }) => digestOfJson(state)

/** What of an entry is signed. @param {Partial<Entry>} entry */
export const signedText = ({ sig: _sig, ...entry }) => JSON.stringify(entry)

/**
 * The line of an act.
 * @param {Omit<Entry, 'sig'>} entry @param {Signer} [signer]
 */
export const lineOf = (entry, signer) =>
  JSON.stringify(signer ? { ...entry, sig: signer.sign(signedText(entry)) } : entry)

/**
 * Adds a line, so that it is on the disk when this returns. What a killed process wrote half of is taken away first.
 * @param {string} file @param {string} line
 */
export function append(file, line) {
  fs.mkdirSync(path.dirname(file), { recursive: true })
  const text = fs.existsSync(file) ? fs.readFileSync(file, 'utf8') : ''
  const whole = text.slice(0, text.lastIndexOf('\n') + 1)
  if (whole.length < text.length) fs.truncateSync(file, Buffer.byteLength(whole))
  const handle = fs.openSync(file, 'a')
  try {
    // Goes on until all is written: one call may write a part, where the disk is almost full.
    fs.writeFileSync(handle, `${line}\n`)
    fs.fsyncSync(handle)
  } finally {
    fs.closeSync(handle)
  }
}

/** The whole lines of a record, in order. @param {string} file @returns {string[]} */
export const linesOf = (file) => (fs.existsSync(file) ? fs.readFileSync(file, 'utf8').split('\n').slice(0, -1) : [])

/** @param {string | undefined} line @returns {Entry | undefined} */
export function parseLine(line) {
  try {
    return line === undefined ? undefined : JSON.parse(line)
  } catch {
    return undefined
  }
}

/**
 * What is wrong with a record: a line that is missing, changed or out of order, a signature that does not hold, a key that
 * may not do what it signed, or a list that the last line does not speak of.
 * @param {string[]} lines
 * @param {{ trusted?: TrustedKey[], list?: ReleaseList }} [known]
 * @returns {string[]} a sentence for each fault, none where all is well
 */
export function recordFaults(lines, { trusted, list } = {}) {
  const faults = []
  let before
  for (const [index, line] of lines.entries()) {
    const entry = parseLine(line)
    if (!entry) {
      faults.push(`line ${index + 1} is no entry`)
      continue
    }
    const named = `act ${entry.serial} (line ${index + 1})`
    if (entry.prev !== (index === 0 ? '' : digestOfText(lines[index - 1])))
      faults.push(`${named} does not follow what stands before it: a line was changed or taken away`)
    const isNext = entry.serial === (before?.serial ?? 0) + 1 || entry.act === 'adopt'
    if (before && (!isNext || entry.serial <= before.serial)) faults.push(`${named} follows act ${before.serial}`)
    if (before && entry.at < before.at) faults.push(`${named} is older than the act before it`)
    if (trusted) faults.push(...faultsOfSignature(entry, trusted).map((fault) => `${named}: ${fault}`))
    before = entry
  }
  return [...faults, ...faultsOfList(lines, list)]
}

/** Whether an entry was signed by a key that may do that. @param {Entry} entry @param {TrustedKey[]} trusted */
export function faultsOfSignature(entry, trusted) {
  if (!entry.by || !entry.sig) return ['it is not signed']
  const key = trusted.find(({ kid }) => kid === entry.by)
  if (!key) return [`it is signed by ${entry.by.slice(0, 8)}, a key that is not trusted`]
  if (!isSignedBy(key, signedText(entry), entry.sig)) return ['its signature does not hold: it was changed']
  const remotes = [...Object.keys(entry.listed), ...(entry.remote ? [entry.remote] : [])]
  const fault = whyNot(key, { remotes, role: roleOf(entry.act), at: new Date(entry.at) })
  return fault ? [fault] : []
}

/** @param {string[]} lines @param {ReleaseList | undefined} list */
function faultsOfList(lines, list) {
  if (!list) return []
  const last = parseLine(lines.at(-1))
  if (list.serial === undefined) return last ? ['the list has no serial: it was written by hand'] : []
  const at = lines.findLast((line) => parseLine(line)?.serial === list.serial)
  if (!at)
    return [`the list is that of act ${list.serial}, of which there is no line: the end of the record was taken away`]
  if (list.serial !== last?.serial)
    return [`the list is that of act ${list.serial}, and the record goes on: an older list was put back`]
  if (list.head !== digestOfText(at)) return [`the list names another act ${list.serial} than the record`]
  return stateOf(list) === parseLine(at)?.state
    ? []
    : [`the list is not what act ${list.serial} made: it was changed by hand`]
}
