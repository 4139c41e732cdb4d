import { OPERATIONS, XSRF_COOKIE, XSRF_HEADER, type OperationId } from '@yawmi/contract'
import { PREFETCHED, type PrefetchedCall } from './prefetched-calls'
import { createHttp } from './fetch-http'
import type { HttpReply } from './http'

const TIMEOUT = 20_000

/**
 * Sends an anonymous call to this page's own server before the client has loaded, and leaves the answer for it: the
 * client takes it when the page makes the same call. For the inline scripts of prerendered pages.
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
