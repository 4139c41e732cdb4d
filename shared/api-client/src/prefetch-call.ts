import { OPERATIONS, XSRF_COOKIE, XSRF_HEADER, type OperationId } from '@yawmi/contract'
import { EARLY_TOKEN, PREFETCHED, type PageWithToken, type PrefetchedCall } from './prefetched-calls'
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
  const http = createHttp({ base: '', timeout: TIMEOUT })
  const send = async () => {
    if (method === 'GET') return http({ method, path, query })
    await (globalThis as PageWithToken)[EARLY_TOKEN]
    // A page that caches may keep sets no cookie: the first call that writes has it set.
    if (token() === undefined) await http({ method: 'GET', path: OPERATIONS.xsrfToken[1] })
    const current = token()
    return http({ method, path, query, body, headers: current ? { [XSRF_HEADER]: current } : {} })
  }
  const reply = send()
  const page = globalThis as { [PREFETCHED]?: Partial<Record<OperationId, PrefetchedCall>> }
  page[PREFETCHED] = { ...page[PREFETCHED], [operation]: { query, body, reply } }
  return reply
}

/** The CSRF token of this browser, read when it is sent: another call may have had it replaced. */
const token = () =>
  document.cookie
    .split('; ')
    .find((cookie) => cookie.startsWith(`${XSRF_COOKIE}=`))
    ?.slice(XSRF_COOKIE.length + 1)
