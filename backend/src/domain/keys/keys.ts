import { createHmac, hkdfSync, randomInt, timingSafeEqual } from 'node:crypto'
import { OTP_LENGTH } from '@yawmi/contract'
import { FIRST_KEY, type KeyRing, type RingKey, ringOfSecret } from './key-ring'

/** What may stand for one number in rows: the first is what new rows get. */
export type NumberKeys = readonly [string, ...string[]]

/** HMACs over what must not be kept in the clear, or not be made by anybody else. */
export type Keys = ReturnType<typeof keysOfRing>

/** Made by the first key in a way of their own, before there were rings. */
const FIRST_PURPOSES: readonly string[] = ['number', 'code', 'pair']
const HKDF_SALT = 'yawmi'
const HKDF_BYTES = 32

/** Keys that go on as one secret did from the beginning. */
export const keysFrom = (secret: string): Keys => keysOfRing(ringOfSecret(secret))

/** Each purpose has a key of its own, derived by HKDF (RFC 5869) from the ring's. */
export function keysOfRing({ codes, numbers }: KeyRing) {
  const derived = new Map<RingKey, Map<string, (parts: string[]) => string>>()
  const macBy = (key: RingKey, purpose: string, parts: string[]): string => {
    const ofKey = derived.get(key) ?? new Map<string, (parts: string[]) => string>()
    derived.set(key, ofKey)
    const known = ofKey.get(purpose) ?? macOf(key, purpose)
    ofKey.set(purpose, known)
    return withId(key, known(parts))
  }
  const places = new Map(codes.keys.map(({ id }, place) => [id, place]))
  const signing = codes.keys[places.get(codes.signs)!]!
  const keyOf = (given: string) => codes.keys[places.get(idOf(given)) ?? -1]
  /**
   * Authenticates something short-lived: text with the signing key's id in it, of letters, digits, `-`, `_` and at most
   * one dot. `verify` is good for as long as the key is in the ring: what is to end sooner says so in its parts.
   * @param purpose keeps what is made for one thing from being good for another, such as `sms-proof`
   */
  const mac = (purpose: string, ...parts: string[]): string => macBy(signing, purpose, parts)
  const signedBy = numbers.keys.findIndex(({ id }) => id === numbers.signs)

  /**
   * All that may stand for a number in rows, by each key of the ring; that of `ofNumber` first. Each key's form is made
   * of the one before: rows are brought to a newer key by what stands in them.
   */
  const allOfNumber = (msisdn: string): NumberKeys => {
    const [first, ...others] = numbers.keys as [RingKey, ...RingKey[]]
    const forms = [macBy(first, 'number', [msisdn])]
    for (const key of others) forms.push(macBy(key, 'number', [forms.at(-1)!]))
    const [now] = forms.splice(signedBy, 1)
    return [now!, ...forms]
  }
  return {
    allOfNumber,
    /** Stands for a number where the number itself need not, or must not, be kept; by the key that signs. */
    ofNumber: (msisdn: string): string => allOfNumber(msisdn)[0],
    /** What the signing key makes of what an older one made, without the number; null where no key of the ring made it. */
    rekeyed: (numberKey: string): string | null => {
      const madeBy = numbers.keys.findIndex(({ id }) => id === idOf(numberKey))
      const later = numbers.keys.slice(madeBy + 1, signedBy + 1)
      return madeBy < 0 ? null : later.reduce((form, key) => macBy(key, 'number', [form]), numberKey)
    },
    ofCode: (challengeId: string, code: string): string => mac('code', challengeId, code),
    /** Binds the CSRF token of a browser to a session's token. */
    ofPair: (session: string, browser: string): string => mac('pair', session, browser),
    mac,
    /** Whether `given` was made of the same purpose and parts, by any key of the ring. */
    verify: (given: string, purpose: string, ...parts: string[]): boolean => {
      const key = keyOf(given)
      return key !== undefined && sameMac(given, macBy(key, purpose, parts))
    },
    /** Whether it was made by a key from before the one that signs: it is good, and may be made anew. */
    isOutdated: (given: string): boolean => (places.get(idOf(given)) ?? -1) < places.get(codes.signs)!,
  }
}

/** `<id>.<mac>`; the first key's have no id. */
const withId = ({ id }: RingKey, mac: string) => (id === FIRST_KEY ? mac : `${id}.${mac}`)

const idOf = (given: string) => (given.includes('.') ? given.slice(0, given.indexOf('.')) : FIRST_KEY)

function macOf({ id, secret }: RingKey, purpose: string): (parts: string[]) => string {
  const hmac = (key: string | Uint8Array, text: string) => createHmac('sha256', key).update(text).digest('base64url')
  if (id === FIRST_KEY && FIRST_PURPOSES.includes(purpose))
    return (parts) => hmac(secret, [purpose, ...parts].join('\0'))
  const key = new Uint8Array(hkdfSync('sha256', secret, HKDF_SALT, purpose, HKDF_BYTES))
  return (parts) => hmac(key, JSON.stringify(parts))
}

export function newCode(): string {
  return String(randomInt(10 ** OTP_LENGTH)).padStart(OTP_LENGTH, '0')
}

/** Equality that takes as long for a near miss as for a wide one. */
export function sameMac(a: string, b: string): boolean {
  const [left, right] = [Buffer.from(a), Buffer.from(b)]
  return left.length === right.length && timingSafeEqual(left, right)
}
