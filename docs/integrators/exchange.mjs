import crypto from 'node:crypto'

const SERVICE = 'https://yawmi.example'
const BRAND = 'partner'

/** Secrets of sign-ins under way, by what your visitor's own session with you is known by. */
const secrets = new Map()

/**
 * A sign-in begins: keep a secret of it, and give your page what the flow is opened with.
 * @param {string} visitor your own session's id
 */
export function begin(visitor) {
  const secret = crypto.randomBytes(32).toString('base64url')
  secrets.set(visitor, secret)
  return { challenge: crypto.createHash('sha256').update(secret).digest('base64url') }
}

/**
 * Your page sent the code that it heard. Keeps the token on your server.
 * @param {string} visitor your own session's id
 * @param {string} code
 * @param {string} origin of your page
 * @returns {Promise<{ token: string, user: { id: string, name: string, subscription_status: string } }>}
 */
export async function finish(visitor, code, origin) {
  const code_verifier = secrets.get(visitor)
  secrets.delete(visitor)
  const reply = await fetch(`${SERVICE}/api/v2/partners/session`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ code, code_verifier, brand: BRAND, origin }),
  })
  if (!reply.ok) throw new Error(`the code was refused: ${reply.status}`)
  return (await reply.json()).data
}
