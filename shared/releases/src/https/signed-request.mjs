import { isSignedBy } from '../release-keys.mjs'

/** Lines of the record are signed by the same keys, and begin otherwise: neither can be taken for the other. */
const PURPOSE = 'yawmi release request\n'

/**
 * Signs a request, as a text that is sent as it is.
 * @param {Omit<import('./interface.mjs').Request, 'at' | 'kid'>} request
 * @param {import('../release-keys.mjs').Signer} signer
 * @param {Date} [now]
 * @returns {{ request: string, signature: string }}
 */
export function signRequest(request, signer, now = new Date()) {
  const text = JSON.stringify({ ...request, at: now.toISOString(), kid: signer.kid })
  return { request: text, signature: signer.sign(PURPOSE + text) }
}

/**
 * Whether a request was signed by a key.
 * @param {import('../release-keys.mjs').TrustedKey} key
 * @param {{ request: string, signature: string }} signed
 */
export const isRequestSignedBy = (key, { request, signature }) => isSignedBy(key, PURPOSE + request, signature)
