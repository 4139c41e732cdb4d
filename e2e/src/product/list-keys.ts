import crypto from 'node:crypto'
import fs from 'node:fs'
import path from 'node:path'
import { signedText, type Signed, type Statement } from '@yawmi/contract/signed-list'
import { DATA_DIR } from './product'

/** The key by which the product under test signs its lists, for tests that put another list in their place. */
function keyOfSite(): crypto.KeyObject {
  const { keys } = JSON.parse(fs.readFileSync(path.join(DATA_DIR, 'keys/list.json'), 'utf8')) as {
    keys: [{ jwk: crypto.JsonWebKey }]
  }
  return crypto.createPrivateKey({ key: keys[0].jwk, format: 'jwk' })
}

/** A key that no site has. */
const stranger = crypto.generateKeyPairSync('ec', { namedCurve: 'P-256' }).privateKey

/**
 * Signs a list of the site's anew, as the site would have.
 * @param change of what is said of it; `isStranger`: by a key that is not the site's
 */
export function signAgain<T extends Signed>(list: T, change: Partial<Statement> = {}, isStranger = false): T {
  if (!list.signed) return list
  const signed = { ...list.signed, ...change }
  const key = isStranger ? stranger : keyOfSite()
  const text = Buffer.from(signedText({ ...list, signed }))
  const sig = crypto.sign('sha256', text, { key, dsaEncoding: 'ieee-p1363' }).toString('base64url')
  return { ...list, signed: { ...signed, sig } }
}
