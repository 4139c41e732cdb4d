import crypto from 'node:crypto'
import fs from 'node:fs'
import path from 'node:path'
import { Refusal } from './refusal.mjs'
import { alone } from './store-lock.mjs'
import { writeWhole } from './write-whole.mjs'

/** The public keys that a site trusts, in its folder of keys. */
const TRUSTED_FILE = 'trusted.json'

/** Where a site's trusted keys lie. @param {string} folder */
export const trustedFile = (folder) => path.join(folder, TRUSTED_FILE)
/** The key of a checkout that releases to its own site only. */
const LOCAL_TEAM = 'local'
const DAY_MS = 24 * 60 * 60_000
/** Days for which a key may sign. */
const VALID_DAYS = 365
/** Days before its end from which a checkout's own key has a successor. */
const RENEWED_DAYS = 30
/** ES256 as WebCrypto writes it: both numbers, one after the other. */
const ES256 = /** @type {const} */ ({ dsaEncoding: 'ieee-p1363' })

/** @typedef {'publish' | 'promote' | 'withdraw' | 'brands'} Role `promote` includes `withdraw`; `brands` is for all brands, and no remote. */
/**
 * What a site trusts: who may do what, and for how long. Two keys of a team may overlap.
 * @typedef {object} TrustedKey
 * @property {string} kid thumbprint of the key (RFC 7638).
 * @property {string} team
 * @property {string[]} remotes by name, or `*` for all.
 * @property {Role[]} roles
 * @property {string} from @property {string} until as ISO text.
 * @property {import('node:crypto').JsonWebKey} jwk
 */
/** @typedef {Omit<TrustedKey, 'jwk'> & { privateJwk: import('node:crypto').JsonWebKey }} PrivateKey */
/** @typedef {{ kid: string, team: string, key: PrivateKey, sign: (text: string) => string }} Signer */

/** The public part of a key, as a site trusts it. @param {PrivateKey} key @returns {TrustedKey} */
export function publicPart({ privateJwk, ...key }) {
  const { kty, crv, x, y } = privateJwk
  return { ...key, jwk: { kty, crv, x, y } }
}

/**
 * Makes an ES256 key for a team.
 * @param {{ team: string, remotes: string[], roles: Role[], days?: number, now?: Date }} owner
 * @returns {PrivateKey}
 */
export function makeKey({ team, remotes, roles, days = VALID_DAYS, now = new Date() }) {
  const { privateKey } = crypto.generateKeyPairSync('ec', { namedCurve: 'P-256' })
  const privateJwk = privateKey.export({ format: 'jwk' })
  const kid = thumbprint(privateJwk)
  // One of 64 begins like an option: who retires a key in a hurry would be told of a wrong option.
  if (kid.startsWith('-')) return makeKey({ team, remotes, roles, days, now })
  const until = new Date(now.getTime() + days * DAY_MS).toISOString()
  return { kid, team, remotes, roles, from: now.toISOString(), until, privateJwk }
}

/** @param {import('node:crypto').JsonWebKey} jwk */
export const thumbprint = ({ crv, kty, x, y }) =>
  crypto.createHash('sha256').update(JSON.stringify({ crv, kty, x, y })).digest('base64url')

/** @param {PrivateKey} key @returns {Signer} */
export function signerOf(key) {
  const privateKey = crypto.createPrivateKey({ key: key.privateJwk, format: 'jwk' })
  /** @param {string} text */
  const sign = (text) => crypto.sign('sha256', Buffer.from(text), { key: privateKey, ...ES256 }).toString('base64url')
  return { kid: key.kid, team: key.team, key, sign }
}

/** Whether a text was signed by a key. @param {TrustedKey} trusted @param {string} text @param {string} signature */
export function isSignedBy({ jwk }, text, signature) {
  const key = crypto.createPublicKey({ key: jwk, format: 'jwk' })
  return crypto.verify('sha256', Buffer.from(text), { key, ...ES256 }, Buffer.from(signature, 'base64url'))
}

/**
 * Why a key may not do something; undefined where it may.
 * @param {Pick<TrustedKey, 'kid' | 'team' | 'remotes' | 'roles' | 'from' | 'until'>} key
 * @param {{ remotes: string[], role: Role, at: Date }} act
 */
export function whyNot(key, { remotes, role, at }) {
  const named = `the key ${key.kid.slice(0, 8)} of ${key.team}`
  const others = remotes.filter((remote) => !key.remotes.includes('*') && !key.remotes.includes(remote))
  if (others.length > 0) return `${named} is for ${key.remotes.join(', ')}, not for ${others.join(', ')}`
  const isAllowed = key.roles.includes(role) || (role === 'withdraw' && key.roles.includes('promote'))
  if (!isAllowed) return `${named} may ${key.roles.join(' and ')}, not ${role}`
  if (at.toISOString() < key.from) return `${named} is valid from ${key.from}`
  if (at.toISOString() >= key.until) return `${named} expired at ${key.until}`
  return undefined
}

/**
 * The keys that a site trusts; undefined where it has none, and so nobody is refused.
 * @param {string} folder @returns {TrustedKey[] | undefined}
 */
export function trustedIn(folder) {
  const file = trustedFile(folder)
  if (!fs.existsSync(file)) return undefined
  const { keys } = JSON.parse(fs.readFileSync(file, 'utf8'))
  if (!Array.isArray(keys)) throw new Error(`${file} has no "keys"`)
  return keys
}

/** What is changed by one process at a time: of two at once the later would take the earlier's key away. */
const KEYS = 'the keys'

/**
 * Has a site trust a key, beside those that it trusts.
 * @param {string} folder @param {TrustedKey} key @param {Date} [now] @throws Refusal for one that was retired
 */
export const trust = (folder, key, now = new Date()) => alone(folder, () => add(folder, key, now), KEYS)

/** @param {string} folder @param {TrustedKey} key @param {Date} now */
function add(folder, key, now) {
  const { kty, crv, x, y } = key.jwk ?? {}
  if (kty !== 'EC' || crv !== 'P-256' || thumbprint({ kty, crv, x, y }) !== key.kid)
    throw new Error('that is no public ES256 key, or its "kid" is not its thumbprint')
  const trusted = trustedIn(folder) ?? []
  const known = trusted.find(({ kid }) => kid === key.kid)
  // Its public file still has the end that it was made with: a key that somebody has lost would be good again.
  if (known && known.until <= now.toISOString() && known.until < key.until)
    throw new Refusal(
      'identity',
      `the key ${key.kid.slice(0, 8)} of ${key.team} ended at ${known.until}: key make makes another`,
    )
  const others = trusted.filter(({ kid }) => kid !== key.kid)
  writeTrusted(folder, [...others, { ...key, jwk: { kty, crv, x, y } }])
}

/**
 * Ends a key at a moment: what it signed before stands.
 * @param {string} folder @param {string} kid the beginning of its id @param {Date} [now] @returns {TrustedKey}
 */
export function retire(folder, kid, now = new Date()) {
  const work = () => {
    const keys = trustedIn(folder) ?? []
    const found = keys.filter((key) => key.kid.startsWith(kid))
    if (found.length !== 1) throw new Refusal('identity', `${found.length} trusted keys begin with ${kid}`)
    // One that has ended already signs nothing more: what it signed since was refused, and stays so.
    const ended = { ...found[0], until: found[0].until < now.toISOString() ? found[0].until : now.toISOString() }
    writeTrusted(
      folder,
      keys.map((key) => (key === found[0] ? ended : key)),
    )
    return ended
  }
  return alone(folder, work, KEYS)
}

/** @param {string} folder @param {TrustedKey[]} keys */
const writeTrusted = (folder, keys) => writeWhole(trustedFile(folder), `${JSON.stringify({ keys }, null, 2)}\n`)

/** @param {string} folder @param {PrivateKey} key */
const fileOf = (folder, { team, kid }) => path.join(folder, `${team}-${kid.slice(0, 8)}.private.json`)

/** A folder of private keys. @param {string} folder */
const makeFolder = (folder) => fs.mkdirSync(folder, { recursive: true, mode: 0o700 })

/**
 * Keeps a private key, for its owner alone to read: whole or not at all, for half a key would keep everybody from acting who looks for
 * theirs in the folder.
 * @param {string} folder @param {PrivateKey} key
 * @returns {string} its file
 */
export function keepKey(folder, key) {
  makeFolder(folder)
  const file = fileOf(folder, key)
  const draft = `${file}.${process.pid}`
  try {
    fs.writeFileSync(draft, `${JSON.stringify(key, null, 2)}\n`, { mode: 0o600, flush: true })
    // Replaces none.
    fs.linkSync(draft, file)
  } finally {
    fs.rmSync(draft, { force: true })
  }
  return file
}

/**
 * Reads a private key: JSON, as an environment variable of a pipeline has it, or the file of one.
 * @param {string} source @returns {PrivateKey}
 */
export function readKey(source) {
  const key = parsedKey(source)
  if (!key?.privateJwk?.d) throw new Refusal('identity', 'that is no private key of a team')
  return key
}

/** @param {string} source @returns {PrivateKey | null} unchecked */
function parsedKey(source) {
  const isFile = !source.trim().startsWith('{')
  try {
    return JSON.parse(isFile ? fs.readFileSync(source, 'utf8') : source)
  } catch (error) {
    // What is the path of no file may be the key itself, in quotes or in base64, and a pipeline's log has this line.
    const what = isFile && fs.existsSync(source) ? `the key in ${source}` : 'the key'
    const why = error.code ?? 'it is no JSON'
    const taken = '--key takes the path of a private key’s file, RELEASE_KEY that or its JSON'
    throw new Refusal('identity', `${what} cannot be read (${why}): ${taken}`)
  }
}

/** A folder's private keys. @param {string} folder @returns {PrivateKey[]} */
function keysIn(folder) {
  if (!fs.existsSync(folder)) return []
  const files = fs.readdirSync(folder).filter((file) => file.endsWith('.private.json'))
  return files.map((file) => readKey(path.join(folder, file)))
}

/**
 * A key of a folder that its site trusts for a role; nothing is made.
 * @param {string} folder @param {Role} role @param {Date} [now]
 * @returns {Signer | undefined}
 */
export function trustedSigner(folder, role, now = new Date()) {
  const trusted = trustedIn(folder) ?? []
  /** @param {PrivateKey} key */
  const may = ({ kid }) => trusted.some((key) => key.kid === kid && !whyNot(key, { remotes: [], role, at: now }))
  const found = keysIn(folder).find(may)
  return found && signerOf(found)
}

/**
 * The key that a checkout releases to its own site by. Where the site trusts none yet, it is made, for all remotes; where
 * that one ends soon, so is its successor.
 * @param {string} folder @param {Date} [now]
 * @returns {Signer | undefined} undefined where the site trusts other keys, of which none lies here
 */
export function localSigner(folder, now = new Date()) {
  const best = bestKey(folder, now)
  if (!isMade(folder, best, now)) return best && signerOf(best)
  makeFolder(folder)
  const make = () => {
    // Another process may have made it while this one waited.
    const known = bestKey(folder, now)
    if (known && !isMade(folder, known, now)) return signerOf(known)
    const made = makeKey({ team: LOCAL_TEAM, remotes: ['*'], roles: ['publish', 'promote', 'brands'], now })
    keepKey(folder, made)
    add(folder, publicPart(made), now)
    return signerOf(made)
  }
  return alone(folder, make, KEYS)
}

/**
 * Of a folder's keys that its site trusts, the checkout's own that is valid for longest, or another.
 * @param {string} folder @param {Date} now @returns {PrivateKey | undefined}
 */
function bestKey(folder, now) {
  const trusted = trustedIn(folder)
  /** @param {PrivateKey} key */
  const isTrusted = ({ kid }) => trusted?.find((key) => key.kid === kid)
  const usable = keysIn(folder)
    .flatMap((key) => (isTrusted(key) ? [{ ...key, until: isTrusted(key)?.until ?? key.until }] : []))
    .filter(({ until }) => Date.parse(until) > now.getTime())
    .sort(
      (one, other) =>
        Number(other.team === LOCAL_TEAM) - Number(one.team === LOCAL_TEAM) || (one.until < other.until ? 1 : -1),
    )
  return usable[0]
}

/**
 * Whether a checkout's own key is to be made.
 * @param {string} folder @param {PrivateKey | undefined} best @param {Date} now
 */
function isMade(folder, best, now) {
  if (best) return best.team === LOCAL_TEAM && Date.parse(best.until) - now.getTime() < RENEWED_DAYS * DAY_MS
  const trusted = trustedIn(folder)
  return !trusted || trusted.some(({ team }) => team === LOCAL_TEAM)
}
