import type { FastifyInstance, FastifyReply } from 'fastify'
import { ApiError } from '../../../lib/errors'
import { isOutage } from '../errors'
import type { CarrierPages } from '../adapter'
import type { RawReply, SandboxClient } from './client'

const DEADLINE_MS = 5_000
const PASSED_HEADERS = ['content-type', 'content-security-policy', 'cache-control', 'x-content-type-options']

/**
 * `/sandbox` of the site and everything below it: handed to the sandbox carrier as it is, and what it answers handed
 * back. What people write to the short codes is the site's to say: no carrier knows it.
 */
export function sandboxPages(client: SandboxClient): CarrierPages {
  return async (app: FastifyInstance, { keywords }) => {
    app.get('/sandbox/keywords', async () => ({ data: keywords() }))
    for (const url of ['/sandbox', '/sandbox/*']) {
      app.route({
        method: ['GET', 'POST'],
        url,
        handler: async ({ method, url: requestUrl, body }, reply) => {
          const path = ownPath(requestUrl)
          const sent = body === undefined ? undefined : JSON.stringify(body)
          const call = { method: method === 'POST' ? 'POST' : 'GET', path, body: sent, deadline: DEADLINE_MS } as const
          return client.send(call).then(
            (answer) => pass(answer, reply),
            (error: unknown) => starting(error, reply),
          )
        },
      })
    }
  }
}

/**
 * A path as the carrier will read it.
 * @throws ApiError `not_found` for one that leads out of the pages, to the calls that are the service's alone
 */
function ownPath(requestUrl: string): string {
  const { pathname, search } = new URL(requestUrl, 'http://carrier')
  if (!/^\/sandbox(\/|$)/.test(pathname)) throw new ApiError('not_found')
  return pathname + search
}

function pass({ status, headers, body }: RawReply, reply: FastifyReply): FastifyReply {
  for (const name of PASSED_HEADERS) if (headers[name]) reply.header(name, headers[name])
  return reply.code(status).send(body)
}

/** The program is being started again: whoever asks tries once more in a moment. */
function starting(error: unknown, reply: FastifyReply): FastifyReply {
  if (!isOutage(error)) throw error
  return reply.code(503).header('retry-after', '1').send({ failure: 'unavailable' })
}
