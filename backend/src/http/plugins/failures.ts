import { ERRORS, type ErrorId } from '@yawmi/contract'
import type { FastifyError, FastifyReply, FastifyRequest } from 'fastify'
import fp from 'fastify-plugin'
import { ApiError } from '../../lib/errors'
import { StoreAway } from '../../infrastructure/objects/object-store'
import { failureText } from '../../infrastructure/db/failure-text'
import type { OutageLog } from '../../infrastructure/db/outage-log'
import { isUnreachable } from '../../infrastructure/db/unreachable'
import { fieldErrors } from './validation'

declare module 'fastify' {
  interface FastifyInstance {
    /** Where requests need the database. */
    databaseOutage?: OutageLog
  }
}

/** Codes of Fastify and of the system whose meaning for the client is known; everything else is `internal`. */
const CODES: Record<string, ConstructorParameters<typeof ApiError>[0]> = {
  FST_ERR_CTP_BODY_TOO_LARGE: 'payload_too_large',
  FST_REQ_FILE_TOO_LARGE: 'payload_too_large',
  FST_ERR_CTP_INVALID_MEDIA_TYPE: 'unsupported_media_type',
  FST_ERR_CTP_INVALID_JSON_BODY: 'validation',
  FST_ERR_CTP_EMPTY_JSON_BODY: 'validation',
  FST_ERR_CTP_INVALID_CONTENT_LENGTH: 'validation',
  FST_ERR_BAD_URL: 'not_found',
  FST_ERR_NOT_FOUND: 'not_found',
  ERR_INVALID_URL: 'not_found',
  ENOENT: 'unavailable',
  ENOSPC: 'storage_full',
  EDQUOT: 'storage_full',
}

/** Seconds after which a client may ask again where something that we need cannot be reached. */
const RETRY_AFTER_S: Partial<Record<ErrorId, number>> = { unavailable: 2, storage_unavailable: 5 }

/** What the client gets of any failure; the cause stays in the log. */
export function apiErrorOf(error: unknown): ApiError {
  if (error instanceof ApiError) return error
  const { validation, validationContext, code, statusCode, cause } = error as FastifyError & { cause?: unknown }
  // An id in the path that none could be, of a link that was cut or mistyped, names nothing that is here.
  if (validationContext === 'params') return new ApiError('not_found', { cause: error })
  if (validation) return new ApiError('validation', { errors: fieldErrors(validation) })
  const id = CODES[code] ?? CODES[(cause as { code?: string } | undefined)?.code ?? '']
  if (id) return new ApiError(id, { cause: error })
  if (error instanceof StoreAway) return new ApiError('storage_unavailable', { cause: error })
  if (isUnreachable(error)) return new ApiError('unavailable', { cause: error })
  // Broken JSON reaches us as a plain SyntaxError with status 400.
  if (statusCode === 400) return new ApiError('validation', { cause: error })
  // The path of a file that leads out of its folder.
  if (statusCode === 403) return new ApiError('not_found', { cause: error })
  return new ApiError('internal', { cause: error })
}

/** Answers every failure in the contract's shape. */
export const failures = fp(
  async (app) => {
    app.setErrorHandler((error, request, reply) => sendFailure(error, request, reply))
    // Fastify's own handler writes the whole address into the log.
    app.setNotFoundHandler((request, reply) => sendFailure(new ApiError('not_found'), request, reply))
  },
  { name: 'failures' },
)

export function sendFailure(error: unknown, request: FastifyRequest, reply: FastifyReply): FastifyReply {
  const failure = apiErrorOf(error)
  if (ERRORS[failure.id].reported && !failure.detail.isLogged) {
    const err = failure.cause ?? failure
    if (request.server.databaseOutage?.note(err)) request.log.warn({ cause: failureText(err) }, failure.id)
    else request.log.error({ err }, failure.id)
  }
  // The session is over, or never was: the page's next write is nobody's, and has its CSRF token without another round trip.
  if (failure.id === 'unauthenticated' && request.server.hasReplyDecorator('xsrfToken')) reply.xsrfToken(undefined)
  const retryAfter = failure.detail.retryAfter ?? RETRY_AFTER_S[failure.id]
  if (retryAfter !== undefined) reply.header('retry-after', retryAfter)
  return reply.code(failure.statusCode).type('application/json; charset=utf-8').send(failure.toReply())
}
