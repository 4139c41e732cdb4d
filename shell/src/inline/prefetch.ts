import type { PREFETCHED, PrefetchedCall } from '@yawmi/api-client/prefetch'
import type { OperationId } from '@yawmi/contract'
import { deviceStorage } from './device-storage'

/** Calls by operation: their path, and whether subscribers alone may send them. The site server fills it in. */
declare const __CALLS__: Partial<Record<OperationId, readonly [path: string, isForSubscribers: 0 | 1]>>

/** Milliseconds that a call may take: as long as the client's own. */
const TIMEOUT_MS = 20_000

type PrefetchingPage = Window & { [K in typeof PREFETCHED]?: Partial<Record<string, PrefetchedCall>> }

/**
 * Sends the screen's first calls that this person may send, by the token on the device, and leaves their replies where
 * the API client looks first (shared/api-client/src/prefetched-calls.ts). The client takes those with the token that it would send
 * itself. Where this fails, the client sends the call in its own way.
 */
try {
  const { token: subscriberToken, accessToken, freeToken } = deviceStorage()
  const ofSubscriber = subscriberToken || accessToken
  const token = ofSubscriber || freeToken
  const calls = ((window as PrefetchingPage).yawmiBegun ??= {})
  if (token)
    for (const [operation, [path, isForSubscribers]] of Object.entries(__CALLS__)) {
      if (isForSubscribers && !ofSubscriber) continue
      const reply = send(path, token)
      calls[operation] = { token, at: Date.now(), reply }
      // A failure is the client's to handle.
      reply.catch(() => {})
    }
} catch {
  // The client sends them.
}

async function send(path: string, token: string): Promise<{ status: number; data: unknown }> {
  const response = await fetch(path, {
    credentials: 'include',
    signal: AbortSignal.timeout(TIMEOUT_MS),
    headers: { accept: 'application/json', authorization: `Bearer ${token}` },
  })
  const text = await response.text()
  let data: unknown = text
  try {
    data = JSON.parse(text)
  } catch {
    // The client judges what came.
  }
  return { status: response.status, data }
}
