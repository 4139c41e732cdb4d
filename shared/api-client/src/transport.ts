import { ERRORS, OPERATIONS, XSRF_COOKIE, XSRF_HEADER, fillPath, type OperationId } from '@yawmi/contract'
import { takePrefetched } from './prefetched-calls'
import { GarbageError, NetworkError, errorOfReply } from './errors'
import { NoAnswerError, type Http } from './http'
import { isReply } from './is-reply'
import { createHttp } from '#site-http'

/** How one call is made. */
export interface CallOptions {
  signal?: AbortSignal
  /** Milliseconds until this call is given up, where it is another time than the transport's. */
  timeout?: number
}

/** What one call sends, whichever it is: `params` fill those of the operation's path. */
export interface CallInput extends CallOptions {
  params?: Record<string, string>
  query?: Record<string, string | number | undefined>
  body?: unknown
}

export interface TransportConfig {
  /** Origin and prefix of the backend, `''` for the page's own. */
  base: string
  /** The token of this moment; asked at each call. */
  bearer: () => string | undefined
  /** Milliseconds until a call is given up. */
  timeout?: number
}

/** A carrier may take ten seconds to answer through the server; a 3G radio needs some more. */
const DEFAULT_TIMEOUT = 20_000

export type Transport = (operation: OperationId, input?: CallInput) => Promise<unknown>

/**
 * The one place that speaks HTTP. Answers the parsed body of a success; throws an ApiError of errors.ts otherwise.
 * Unsafe methods carry the CSRF token of the session that sends them: the cookie's value, or, for a page of
 * another origin that cannot read that cookie, the token that `GET /api/xsrf-token` answers. One that the server
 * refuses, made for the session before or in another tab, is fetched anew and the call sent once more.
 */
export function createTransport({ base, bearer, timeout = DEFAULT_TIMEOUT }: TransportConfig): Transport {
  const http = createHttp({ base, timeout })
  const xsrf = createXsrf(http, isSameOrigin(base))

  const send = async (operation: OperationId, input: CallInput, token: string | undefined, csrf?: string) => {
    const [method, pattern] = OPERATIONS[operation]
    return http({
      method,
      path: fillPath(pattern, input.params),
      query: input.query,
      body: input.body,
      signal: input.signal,
      timeout: input.timeout,
      headers: {
        ...authorization(token),
        ...(method !== 'GET' && { [XSRF_HEADER]: csrf ?? (await xsrf.current(token)) }),
      },
    })
  }

  /**
   * What the page asked by itself. Where it had no answer, reading is asked again; what writes may have been done, and
   * whoever has waited for one time-out does not wait for another.
   */
  const prefetched = (operation: OperationId, input: CallInput, token: string | undefined) =>
    takePrefetched(operation, input, token)?.catch((error: NoAnswerError) => {
      if (OPERATIONS[operation][0] !== 'GET' || error.why === 'timeout') throw error
      return send(operation, input, token)
    })

  return async (operation, input = {}) => {
    const token = bearer()
    let reply = await (prefetched(operation, input, token) ?? send(operation, input, token)).catch(asNetworkError)
    if (reply.status === ERRORS.xsrf_mismatch.status) {
      const csrf = await xsrf.fetch(token).catch(asNetworkError)
      reply = await send(operation, input, token, csrf).catch(asNetworkError)
    }
    if (reply.status < 200 || reply.status >= 300) throw errorOfReply(reply.status, reply.data)
    if (!isReply(operation, reply.data)) throw new GarbageError('garbage', reply.status)
    return reply.data
  }
}

const authorization = (token: string | undefined): Record<string, string> =>
  token ? { Authorization: `Bearer ${token}` } : {}

const isSameOrigin = (base: string) => new URL(base || '/', location.href).origin === location.origin

/** @param readable whether this page sees the cookie */
function createXsrf(http: Http, readable: boolean) {
  let fetched: { session: string | undefined; csrf: string } | undefined
  const cookie = () =>
    readable
      ? document.cookie
          .split('; ')
          .find((cookie) => cookie.startsWith(`${XSRF_COOKIE}=`))
          ?.slice(XSRF_COOKIE.length + 1)
      : undefined

  /** Has the server replace a token that is not the session's. */
  async function fetch(session: string | undefined): Promise<string> {
    const { status, data } = await http({
      method: 'GET',
      path: OPERATIONS.xsrfToken[1],
      headers: authorization(session),
    })
    const csrf = (data as { data?: { token?: unknown } } | null)?.data?.token
    if (typeof csrf !== 'string') throw errorOfReply(status, data)
    fetched = { session, csrf }
    return csrf
  }
  return {
    fetch,
    /** The cookie as the browser will send it, whoever set it last; else the token that was fetched for the session. */
    async current(session: string | undefined): Promise<string> {
      const csrf = cookie() ?? (fetched?.session === session ? fetched?.csrf : undefined)
      return csrf ?? fetch(session)
    },
  }
}

function asNetworkError(error: unknown): never {
  throw error instanceof NoAnswerError ? new NetworkError(error.why, 0) : error
}
