import type { FastifyPluginAsync } from 'fastify'
import { endpoint } from './endpoint'

/** The anti-forgery token for pages that cannot read the cookie, those of another origin. */
export const xsrfTokenRoute: FastifyPluginAsync = async (app) => {
  endpoint(app, 'xsrfToken', async ({ reply }) => ({ data: { token: reply.xsrfToken() } }))
}
