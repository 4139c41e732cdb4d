import type { FastifyPluginAsync, FastifyReply } from 'fastify'
import { docsPage, type ShownDocument } from './page'
import { docsStyle } from './style'

const STYLE_PATH = 'docs/style.css'
const POLICY =
  "default-src 'none'; style-src 'self'; img-src data:; form-action 'none'; base-uri 'none'; frame-ancestors 'none'; require-trusted-types-for 'script'; trusted-types 'none'"

const guarded = (reply: FastifyReply) =>
  reply.headers({
    'content-security-policy': POLICY,
    'x-content-type-options': 'nosniff',
    'referrer-policy': 'no-referrer',
    'cache-control': 'no-cache',
  })

/** `/docs`: the OpenAPI document as a page to read, and its style. Registered after `openapi`. */
export const apiDocs: FastifyPluginAsync = async (app) => {
  let page: string | undefined
  app.get('/docs', { schema: { hide: true } }, async (_request, reply) => {
    // The document is whole once every route is registered, and never changes after that.
    page ??= docsPage(app.swagger() as unknown as ShownDocument, STYLE_PATH)
    return guarded(reply).type('text/html; charset=utf-8').send(page)
  })
  app.get(`/${STYLE_PATH}`, { schema: { hide: true } }, async (_request, reply) =>
    guarded(reply).type('text/css; charset=utf-8').send(docsStyle),
  )
}
