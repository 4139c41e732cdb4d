/** One exchange over HTTP, as the transport asks for it. */
export interface HttpRequest {
  method: string
  /** Path of the call, without the base. */
  path: string
  query?: Record<string, string | number | undefined>
  /** Sent as JSON, or as it is when it is a form. */
  body?: unknown
  headers?: Record<string, string>
  signal?: AbortSignal
  /** Milliseconds until it is given up; the client's own unless told. */
  timeout?: number
}

export interface HttpReply {
  status: number
  /** Parsed, where it was JSON. */
  data: unknown
}

/** There was no answer at all. What an aborted `signal` threw is passed on as it is. */
export class NoAnswerError extends Error {
  override name = 'NoAnswerError'
  constructor(readonly why: 'network' | 'timeout') {
    super(why)
  }
}

/** Answers whatever status came; throws a NoAnswerError when none came. Cookies travel to the base's origin. */
export type Http = (request: HttpRequest) => Promise<HttpReply>

export interface HttpConfig {
  /** Origin and prefix of the backend, `''` for the page's own. */
  base: string
  /** Milliseconds until a call is given up. */
  timeout: number
}
