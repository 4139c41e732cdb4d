import crypto from 'node:crypto'
import fs from 'node:fs'
import { canaryGroup, canaryOf } from './canary.mjs'
import { Refusal } from './refusal.mjs'

const DAY_MS = 24 * 60 * 60_000
/** Days for which a link holds, and may hold at most. */
const VALID_DAYS = 7
const MAX_DAYS = 90

/**
 * The link by which a browser gets the open canary of a remote, and those that go with it. It names versions and no person,
 * and is signed by the site's own key, that of its lists (docs/adr/0073).
 * @param {Record<string, any>} state the list as its file has it
 * @param {string} remote
 * @param {{ keysFile: string, origin: string, days?: number, now?: Date }} how
 *   `keysFile`: the site's own, which its server makes at its first start
 * @returns {{ link: string, until: string, canaries: string[] }}
 * @throws Refusal where no canary is open, or the site's key is not here
 */
export function testerLink(state, remote, { keysFile, origin, days = VALID_DAYS, now = new Date() }) {
  if (!(days > 0 && days <= MAX_DAYS)) throw new Refusal('state', `a link holds for up to ${MAX_DAYS} days`)
  if (!canaryOf(state, remote))
    throw new Refusal('state', `${remote} has no open canary: npm run release -- canary ${remote} --testers opens one`)
  const canaries = canaryGroup(state, remote).map((name) => `${name}@${canaryOf(state, name)?.release.version}`)
  const key = siteKey(keysFile, now)
  const expires = Math.min(now.getTime() + days * DAY_MS, Date.parse(key.until))
  // As `signedText` of the contract has it: browsers and server check the same text.
  const signed = { scope: 'testers', serial: state.serial ?? 0, issued: now.getTime(), expires }
  const text = JSON.stringify({ canaries, signed })
  const privateKey = crypto.createPrivateKey({ key: key.jwk, format: 'jwk' })
  const sig = crypto
    .sign('sha256', Buffer.from(text), { key: privateKey, dsaEncoding: 'ieee-p1363' })
    .toString('base64url')
  const link = Buffer.from(JSON.stringify({ canaries, signed: { ...signed, sig } })).toString('base64url')
  return { link: `${origin}/testers?link=${link}`, until: new Date(expires).toISOString(), canaries }
}

/** The key by which the site signs at this moment. @returns {{ jwk: import('node:crypto').JsonWebKey, until: string }} */
function siteKey(file, now) {
  try {
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
