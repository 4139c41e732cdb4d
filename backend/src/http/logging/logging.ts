import { randomUUID } from 'node:crypto'
import type { IncomingMessage } from 'node:http'
import type { FastifyRequest, FastifyServerOptions } from 'fastify'
import { orUndefined } from '../../lib/or-undefined'
import { RequestLog } from './request-log'

/** Names under which phone numbers, codes and tokens travel; they never reach a log line. */
const SECRET_NAMES = [
  'msisdn',
  'phone',
  'phone_number',
  'otp',
  'token',
  'sms_token',
  'accessToken',
  'authorization',
  'cookie',
  'email',
  'transaction_identify',
]

/** A one-time code's other name, in what people send alone: an error's `code` is what names it. */
const SECRET_PATHS = ['body.code', '*.body.code']

/**
 * JSON lines with a request id; addresses without their query, since queries carry numbers and tokens too.
 * @param stream where the lines go; standard output when left out
 * @param traceIdOf the trace that a request belongs to, where traces are collected: its lines name it
 */
export const logging = (
  level: string,
  stream?: LogStream,
  traceIdOf?: (request: IncomingMessage) => string | undefined,
): Pick<FastifyServerOptions, 'logger' | 'genReqId' | 'childLoggerFactory'> => ({
  logger: {
    level,
    ...(stream && { stream }),
    redact: {
      paths: [...SECRET_NAMES.flatMap((name) => [name, `*.${name}`, `*.*.${name}`]), ...SECRET_PATHS],
      censor: '[redacted]',
    },
    serializers: {
      err: plainError,
      req: (request: FastifyRequest) => ({ method: request.method, path: plainPath(request.url) }),
    },
  },
  genReqId: () => randomUUID(),
  childLoggerFactory: (logger, bindings, options, request) => {
    const traceId = traceIdOf?.(request)
    return new RequestLog(logger, traceId ? { ...bindings, trace_id: traceId } : bindings, options)
  },
})

export interface LogStream {
  write(line: string): void
}

/** What a log line may say of an error. */
type PlainError = Record<string, unknown> & { type: string; message: string; stack: string }

/**
 * An error without what the database adds to it: drizzle puts the parameters of a failed query into its message, and
 * PostgreSQL the values of the row into `detail`.
 */
function plainError(error: Error & { code?: unknown }): PlainError {
  const { name, message, code, stack = '', cause } = error
  const text = withoutParameters(message)
  // The stack begins with the message, whose parameters may have any lines, such as those of a stack.
  const plainStack = stack.includes(message) ? stack.replace(message, () => text) : withoutParameters(stack)
  const plain = { type: name, message: text, code, stack: plainStack }
  return cause instanceof Error ? { ...plain, cause: plainError(cause) } : plain
}

/** What opens something to whoever knows it: a host app's access token, and the name of a file that somebody saved. */
const SECRET_ADDRESS = /^(\/webview\/profile\/|\/saved\/).+/

/** The router takes `//WebView/%70rofile/…` for the same address, so it is told by how the router reads it. */
function plainPath(url: string): string {
  const path = url.replace(/[?#].*$/, '')
  const [, place] = SECRET_ADDRESS.exec(asRouted(path)) ?? []
  return place ? `${place}[redacted]` : path
}

/** What it cannot decode the router refuses. */
const asRouted = (path: string) =>
  (orUndefined(() => decodeURIComponent(path)) ?? path).replace(/\/+/g, '/').toLowerCase()

const withoutParameters = (text: string) => text.replace(/\nparams: [^]*$/, '')
