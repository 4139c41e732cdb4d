import { tabStorage } from '../tab-storage'

const stored = tabStorage('otp-key')

/**
 * Confirms a code, with a secret of this tab: where the answer to a right one is lost on its way, the server answers again
 * whoever sends the same code by the same key, for two minutes. Once an answer has come nobody may.
 */
export async function withIdempotencyKey<T>(confirm: (idempotency_key: string) => Promise<T>): Promise<T> {
  const key = stored.read() ?? crypto.getRandomValues(new Uint8Array(16)).join('-')
  stored.write(key)
  const reply = await confirm(key)
  stored.clear()
  return reply
}
