import type { FastifyPluginAsync } from 'fastify'
import { sessionTokenOf } from '../plugins/bearer'
import { endpoint } from '../endpoint/endpoint'

/** The CSRF token of the caller's session, also for pages that cannot read the cookie, those of another origin. */
export const xsrfTokenRoute: FastifyPluginAsync = async (app) => {
  endpoint(app, 'xsrfToken', async ({ request, reply }) => ({
    data: { token: reply.xsrfToken(sessionTokenOf(request)) },
  }))
}
