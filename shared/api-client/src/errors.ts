import type { ErrorId, ErrorReply } from '@yawmi/contract'

/**
 * A failure of a call, as screens see it. `message` is for developers and never shown: a screen shows its own copy,
 * or the server's text for a field (`fieldError`).
 */
export class ApiError extends Error {
  override name = 'ApiError'
  constructor(
    readonly id: ErrorId | 'network' | 'timeout' | 'garbage',
    readonly status: number,
    readonly reply?: ErrorReply,
  ) {
    super(`${id} (${status})`)
  }

  /** First text that the server gave for a field, if it named that field. */
  fieldError(field: string): string | undefined {
    return this.reply?.errors?.[field]?.[0]
  }

  /** Seconds until the server takes this again, where its answer has them. */
  get retryAfter(): number | undefined {
    return this.reply?.retryAfter
  }
}

/** 422: something in what was sent; the texts by field. */
export class ValidationError extends ApiError {
  override name = 'ValidationError'
}
/** 401: the token is missing, unknown or revoked. */
export class UnauthenticatedError extends ApiError {
  override name = 'UnauthenticatedError'
}
/** 402: the subscriber has no credit. */
export class PaymentRequiredError extends ApiError {
  override name = 'PaymentRequiredError'
}
/** 403: not for this visitor. */
export class ForbiddenError extends ApiError {
  override name = 'ForbiddenError'
}
/** 404. */
export class NotFoundError extends ApiError {
  override name = 'NotFoundError'
}
/** 406: the subscription in the current package has expired. */
export class ExpiredError extends ApiError {
  override name = 'ExpiredError'
}
/** 429: too many at once. */
export class TooManyRequestsError extends ApiError {
  override name = 'TooManyRequestsError'
}
/** 500 and above. */
export class ServerError extends ApiError {
  override name = 'ServerError'
}
/** No answer at all: offline, refused, cut off, or too late (`id` tells `timeout` apart). */
export class NetworkError extends ApiError {
  override name = 'NetworkError'
}
/** An answer that is none of ours: HTML from a captive portal, cut-off JSON. */
export class GarbageError extends ApiError {
  override name = 'GarbageError'
}

const BY_STATUS: Record<number, typeof ApiError> = {
  401: UnauthenticatedError,
  402: PaymentRequiredError,
  403: ForbiddenError,
  404: NotFoundError,
  406: ExpiredError,
  422: ValidationError,
  429: TooManyRequestsError,
}

/** Without our own name of the refusal they are a proxy's or a network's, and say nothing of who is here. */
const SESSION_REFUSALS: Record<number, ErrorId> = { 401: 'unauthenticated', 403: 'forbidden' }

/** The named error of an HTTP answer that was no success. */
export function errorOfReply(status: number, body: unknown): ApiError {
  const ours = asErrorReply(body)
  const refusal = SESSION_REFUSALS[status]
  if (refusal && ours?.error !== refusal) return new GarbageError('garbage', status)
  const Named = status >= 500 ? ServerError : (BY_STATUS[status] ?? (ours ? ApiError : GarbageError))
  return new Named(ours?.error ?? (status >= 500 ? 'internal' : 'garbage'), status, ours)
}

function asErrorReply(body: unknown): ErrorReply | undefined {
  const candidate = body as Partial<ErrorReply> | null
  return typeof candidate === 'object' && typeof candidate?.message === 'string' ? (candidate as ErrorReply) : undefined
}
