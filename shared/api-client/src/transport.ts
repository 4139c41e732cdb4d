import axios, { AxiosError, type AxiosInstance } from 'axios'
import { XSRF_COOKIE, XSRF_HEADER, type OperationId } from '@yawmi/contract'
import { OPERATIONS } from '@yawmi/contract'
import { GarbageError, NetworkError, errorOfReply, type ApiError } from './errors'

/** What one call sends. `path` fills the `:params` of the operation's path. */
export interface CallInput {
  path?: Record<string, string>
  query?: Record<string, string | number | undefined>
  body?: unknown
  signal?: AbortSignal
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
 * Unsafe methods carry the anti-forgery pair: the cookie's value, or, for a page of another origin that cannot read
 * that cookie, the token that `GET /api/xsrf-token` answers.
 */
export function createTransport({ base, bearer, timeout = DEFAULT_TIMEOUT }: TransportConfig): Transport {
  const http = axios.create({
    baseURL: base || undefined,
    timeout,
    withCredentials: true,
    headers: { Accept: 'application/json' },
  })
  const xsrf = createXsrf(http, isSameOrigin(base))

  const send = async (operation: OperationId, input: CallInput) => {
    const [method, pattern] = OPERATIONS[operation]
    const token = bearer()
    const response = await http.request<unknown>({
      method,
      url: fill(pattern, input.path),
      params: input.query,
      data: input.body,
      signal: input.signal,
      headers: {
        ...(token && { Authorization: `Bearer ${token}` }),
        ...(method !== 'GET' && { [XSRF_HEADER]: await xsrf.token() }),
      },
    })
    if (typeof response.data !== 'object' || response.data === null) throw new GarbageError('garbage', response.status)
    return response.data
  }

  return async (operation, input = {}) => {
    try {
      return await send(operation, input)
    } catch (first) {
      if (statusOf(first) !== 419) throw asApiError(first)
      xsrf.forget()
      return send(operation, input).catch((second: unknown) => {
        throw asApiError(second)
      })
    }
  }
}

const fill = (pattern: string, values: Record<string, string> = {}) =>
  pattern.replace(/:(\w+)/g, (_, name: string) => encodeURIComponent(values[name] ?? ''))

const isSameOrigin = (base: string) => new URL(base || '/', location.href).origin === location.origin

function createXsrf(http: AxiosInstance, readable: boolean) {
  let remembered: string | undefined
  const cookie = () =>
    readable
      ? document.cookie
          .split('; ')
          .find((pair) => pair.startsWith(`${XSRF_COOKIE}=`))
          ?.slice(XSRF_COOKIE.length + 1)
      : undefined
  return {
    async token(): Promise<string> {
      const known = cookie() ?? remembered
      if (known) return decodeURIComponent(known)
      const [, path] = OPERATIONS.xsrfToken
      const { data } = await http.get<{ data: { token: string } }>(path)
      remembered = data.data.token
      // Another answer may have set the cookie meanwhile: what the browser will send is what must be repeated.
      return decodeURIComponent(cookie() ?? remembered)
    },
    /** After a refusal: take the cookie away so that the next call asks for a fresh pair. */
    forget() {
      remembered = undefined
      if (readable) document.cookie = `${XSRF_COOKIE}=; Max-Age=0; Path=/`
    },
  }
}

const statusOf = (error: unknown) => (error instanceof AxiosError ? error.response?.status : undefined)

function asApiError(error: unknown): unknown {
  if (!(error instanceof AxiosError)) return error
  if (error.code === AxiosError.ERR_CANCELED) return error
  if (error.response) return errorOfReply(error.response.status, error.response.data) satisfies ApiError
  return new NetworkError(
    error.code === AxiosError.ECONNABORTED || error.code === AxiosError.ETIMEDOUT ? 'timeout' : 'network',
    0,
  )
}
