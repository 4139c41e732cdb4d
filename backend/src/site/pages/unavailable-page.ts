import path from 'node:path'
import type { FastifyInstance, FastifyRequest } from 'fastify'
import { ApiError } from '../../lib/errors'
import { sendFailure } from '../../http/plugins/failures'
import { BrandUnavailable } from '../../infrastructure/brands/brands'
import { ar } from '../copy/ar'
import { sendNotice } from '../parts/notice-page'

/**
 * Answers a page in place of one whose brand is unavailable, or that was asked for too often; files and data get the
 * error's JSON, as everywhere.
 */
export function unavailablePages(app: FastifyInstance): void {
  app.setErrorHandler((error, request, reply) => {
    const texts = textsOf(error)
    if (!(error instanceof ApiError) || !texts || !isOfPage(request)) return sendFailure(error, request, reply)
    reply.code(error.statusCode).header('retry-after', error.detail.retryAfter)
    return sendNotice(reply, { ...texts, link: texts.retry })
  })
}

function textsOf(error: unknown): typeof ar.unavailable | typeof ar.tooManyPages | undefined {
  if (error instanceof BrandUnavailable) return ar.unavailable
  return error instanceof ApiError && error.id === 'too_many_requests' ? ar.tooManyPages : undefined
}

function isOfPage({ method, url, headers }: FastifyRequest): boolean {
  const [pathname = ''] = url.split('?', 1)
  const takesPages = headers.accept === undefined || /text\/html|\*\/\*/.test(headers.accept)
  return method === 'GET' && takesPages && path.posix.extname(pathname) === ''
}
