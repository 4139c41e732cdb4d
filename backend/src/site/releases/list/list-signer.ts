import crypto from 'node:crypto'
import fs from 'node:fs'
import { signedText, type Statement } from '@yawmi/contract/signed-list'
import { orUndefined } from '../../../lib/or-undefined'
import { writeFileAtomic } from '../../../lib/write-file-atomic'

const DAY_MS = 24 * 60 * 60_000
/** Milliseconds for which a signed list may be used. */
export const VALID_MS = DAY_MS
/** Milliseconds for which a key signs. */
const KEY_VALID_MS = 365 * DAY_MS
/** Milliseconds before a key's end from which its successor is known to pages. */
const OVERLAP_MS = 30 * DAY_MS

interface ListKey {
  /** ES256, private. */
  jwk: crypto.JsonWebKey
  /** When it ends, as ISO text. */
  until: string
}

/**
 * Signs the lists that browsers are given, by the site's own keys. Made at the first start, and renewed; the next one is known a
 * month before it signs, so that who holds on to a key has the time to take it (docs/adr/0062).
 */
export class ListSigner {
  /** Those that have not ended, the one that signs first. */
  #keys: ListKey[] = []

  /** @param file where the keys are kept; none: they last as long as this process */
  constructor(
    private readonly file?: string,
    private readonly now: () => number = Date.now,
  ) {}

  /** Makes the keys, where there are none, before anything is signed. */
  prepare(): void {
    this.#look()
  }

  /** Public keys, as pages and integrators have them: the point of the curve, uncompressed, base64url. */
  get publicKeys(): string[] {
    this.#look()
    return this.#keys.map(({ jwk: { x = '', y = '' } }) =>
      Buffer.concat([Buffer.of(4), Buffer.from(x, 'base64url'), Buffer.from(y, 'base64url')]).toString('base64url'),
    )
  }

  /** @param scope what it is of, so that it is taken for nothing else */
  sign<T extends object>(content: T, scope: string, serial: number): T & { signed: Statement } {
    this.#look()
    const issued = this.now()
    const signed: Statement = { scope, serial, issued, expires: issued + VALID_MS, sig: '' }
    const text = signedText({ ...content, signed })
    const key = crypto.createPrivateKey({ key: this.#keys[0]!.jwk, format: 'jwk' })
    const sig = crypto.sign('sha256', Buffer.from(text), { key, dsaEncoding: 'ieee-p1363' }).toString('base64url')
    return { ...content, signed: { ...signed, sig } }
  }

  /** Reads the keys at first, and makes the next one where the last one ends soon. */
  #look(): void {
    const now = this.now()
    const { file } = this
    const validOf = (keys: readonly ListKey[]) => keys.filter(({ until }) => Date.parse(until) > now)
    const isEnough = (keys: readonly ListKey[]) => Date.parse(keys.at(-1)?.until ?? '') > now + OVERLAP_MS
    if (isEnough(this.#keys) && validOf(this.#keys).length === this.#keys.length) return
    // Another server that shares the file may have made the next one. Of a damaged file nothing is left to sign with: a new key
    // is made, which pages are given at once.
    const stored = (file && orUndefined(() => readKeys(file))) || []
    const valid = validOf(isEnough(stored) || this.#keys.length === 0 ? stored : this.#keys)
    this.#keys = isEnough(valid) ? valid : [...valid, makeKey(now)]
    // Where it cannot be kept, it lasts as long as this process.
    if (file) orUndefined(() => writeFileAtomic(file, JSON.stringify({ keys: this.#keys }), 0o600))
  }
}

const readKeys = (file: string) =>
  (JSON.parse(fs.readFileSync(file, 'utf8')) as { keys: ListKey[] }).keys.filter(({ jwk }) => jwk.d)

const makeKey = (now: number): ListKey => ({
  jwk: crypto.generateKeyPairSync('ec', { namedCurve: 'P-256' }).privateKey.export({ format: 'jwk' }),
  until: new Date(now + KEY_VALID_MS).toISOString(),
})
