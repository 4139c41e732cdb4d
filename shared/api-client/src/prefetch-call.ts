import { OPERATIONS, XSRF_COOKIE, XSRF_HEADER, type OperationId } from '@yawmi/contract'
import { PREFETCHED, type PrefetchedCall } from './prefetched-calls'
import { createHttp } from './fetch-http'
import type { HttpReply } from './http'

const TIMEOUT = 20_000

/**
 * Sends an anonymous call of this page's own server before the client is there, and leaves the answer for it: when the
 * page asks the same, it has it. For the small scripts of pages that are drawn ahead.
 */
export function prefetchCall(
  operation: OperationId,
  { query, body }: { query?: Record<string, string>; body?: PrefetchedCall['body'] } = {},
): Promise<HttpReply> {
  const [method, path] = OPERATIONS[operation]
  const pair = document.cookie.split('; ').find((cookie) => cookie.startsWith(`${XSRF_COOKIE}=`))
  const reply = createHttp({ base: '', timeout: TIMEOUT })({
    method,
    path,
    query,
    body,
    headers: pair ? { [XSRF_HEADER]: pair.slice(XSRF_COOKIE.length + 1) } : {},
  })
  const page = globalThis as { [PREFETCHED]?: Partial<Record<OperationId, PrefetchedCall>> }
  page[PREFETCHED] = { ...page[PREFETCHED], [operation]: { query, body, reply } }
  return reply
}
