import crypto from 'node:crypto'
import fs from 'node:fs'
import { Refusal } from './refusal.mjs'

const DAY_MS = 24 * 60 * 60_000
/** Days for which a link holds, and may hold at most. */
const VALID_DAYS = 7
const MAX_DAYS = 90

/**
 * Text of a link that the site itself has signed, by the key of its lists: what it carries, for what, and until when.
 * @param {Record<string, unknown>} content without a person in it, so that a link may be passed on
 * @param {{ scope: string, serial?: number, keysFile: string, days?: number, now?: Date }} how
 *   `scope`: what it is for, so that it is taken for nothing else; `keysFile`: the site's own, which its server makes at its first start
 * @returns {{ text: string, expires: number }} `expires` in milliseconds since 1970
 * @throws Refusal where it is to hold for too long, or the site's key is not here
 */
export function signedLink(content, { scope, serial = 0, keysFile, days = VALID_DAYS, now = new Date() }) {
  if (!(days > 0 && days <= MAX_DAYS)) throw new Refusal('state', `a link holds for up to ${MAX_DAYS} days`)
  const key = siteKey(keysFile, now)
  const expires = Math.min(now.getTime() + days * DAY_MS, Date.parse(key.until))
  // As `signedText` of the contract has it: browsers and server check the same text.
  const signed = { scope, serial, issued: now.getTime(), expires }
  const privateKey = crypto.createPrivateKey({ key: key.jwk, format: 'jwk' })
  const sig = crypto
    .sign('sha256', Buffer.from(JSON.stringify({ ...content, signed })), { key: privateKey, dsaEncoding: 'ieee-p1363' })
    .toString('base64url')
  const text = Buffer.from(JSON.stringify({ ...content, signed: { ...signed, sig } })).toString('base64url')
  return { text, expires }
}

/** @typedef {{ jwk: crypto.JsonWebKey, until: string }} SiteKey */

/** The key by which the site signs at this moment. @param {string} file @param {Date} now @returns {SiteKey} */
function siteKey(file, now) {
  try {
    /** @type {{ keys: SiteKey[] }} */
    const { keys } = JSON.parse(fs.readFileSync(file, 'utf8'))
    const valid = keys.find(({ jwk, until }) => jwk.d && Date.parse(until) > now.getTime())
    if (valid) return valid
  } catch {
    // It is not there, or not ours to read: the same to whoever wants a link.
  }
  throw new Refusal(
    'identity',
    `the site's own key is not in ${file}: its server makes it at its first start, and LIST_KEYS_FILE names another file`,
  )
}
