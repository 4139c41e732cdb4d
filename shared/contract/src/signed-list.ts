import type { ReleaseList } from './schemas/releases'

/** Who says so, and for how long: the signature is over the list and the rest of this, as JSON. */
export interface Statement {
  /** What the list is of: `pages`, `all`, one remote, or what scripts carry. A list of one scope is none of another. */
  scope: string
  /** Grows with each act on releases. */
  serial: number
  /** When it was signed, and until when it may be used: milliseconds since 1970, by the server's clock. */
  issued: number
  expires: number
  /** ES256, base64url. */
  sig: string
}

/** A release list as the site serves it. */
export interface SignedList extends ReleaseList {
  signed?: Statement
}

/** Anything that is signed in this way. */
export interface Signed {
  signed?: Statement
}

/** The scope of the list of one remote. */
export const remoteScope = (remote: string): string => `remote ${remote}`

/** The text that is signed. JSON that was parsed is written again as it was: in the same order, without spaces. */
export function signedText<T extends Signed>({ signed, ...content }: T): string {
  const { sig: _sig, ...statement } = signed ?? ({} as Statement)
  return JSON.stringify({ ...content, signed: statement })
}

const ALGORITHM = { name: 'ECDSA', namedCurve: 'P-256' }

/** Bytes of base64url. */
const bytesOf = (text: string) =>
  Uint8Array.from(atob(text.replaceAll('-', '+').replaceAll('_', '/')), (character) => character.charCodeAt(0))

/** Whether this page can check signatures: pages by plain http, other than of this machine, cannot. */
export const canVerify = (): boolean => Boolean((globalThis.crypto as Crypto | undefined)?.subtle as unknown)

/**
 * Whether one of these keys signed it, for this use.
 * @param keys public keys of the site: the point of the curve, uncompressed, base64url
 */
export async function isSignedFor(content: Signed, scope: string, keys: readonly string[]): Promise<boolean> {
  const { signed } = content
  if (signed?.scope !== scope) return false
  try {
    const text = new TextEncoder().encode(signedText(content))
    const signature = bytesOf(signed.sig)
    for (const key of keys) {
      const imported = await crypto.subtle.importKey('raw', bytesOf(key), ALGORITHM, false, ['verify'])
      if (await crypto.subtle.verify({ name: 'ECDSA', hash: 'SHA-256' }, imported, signature, text)) return true
    }
  } catch {
    // Neither key nor signature: it is not signed.
  }
  return false
}
