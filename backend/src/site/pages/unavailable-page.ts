import crypto from 'node:crypto'
import path from 'node:path'
import type { FastifyInstance, FastifyRequest } from 'fastify'
import { ApiError } from '../../lib/errors'
import { markup, Markup, plainPage } from '../../lib/html'
import { sendFailure } from '../../http/plugins/failures'
import { BrandUnavailable } from '../../infrastructure/brands/brands'
import { ar } from '../copy/ar'
import { NO_TRUSTED_TYPES } from '../security/trusted-types'

/**
 * Answers a page in place of one whose brand is unavailable, or that was asked for too often; files and data get the
 * error's JSON, as everywhere.
 */
export function unavailablePages(app: FastifyInstance): void {
  app.setErrorHandler((error, request, reply) => {
    const texts = textsOf(error)
    if (!(error instanceof ApiError) || !texts || !isOfPage(request)) return sendFailure(error, request, reply)
    const nonce = crypto.randomBytes(16).toString('base64')
    return reply
      .code(error.statusCode)
      .type('text/html; charset=utf-8')
      .header('retry-after', error.detail.retryAfter)
      .header('cache-control', 'no-store')
      .header(
        'content-security-policy',
        `default-src 'none'; style-src 'nonce-${nonce}'; base-uri 'none'; frame-ancestors 'self'; ${NO_TRUSTED_TYPES}`,
      )
      .send(page(nonce, texts))
  })
}

function textsOf(error: unknown): Texts | undefined {
  if (error instanceof BrandUnavailable) return ar.unavailable
  return error instanceof ApiError && error.id === 'too_many_requests' ? ar.tooManyPages : undefined
}

function isOfPage({ method, url, headers }: FastifyRequest): boolean {
  const [pathname = ''] = url.split('?', 1)
  const takesPages = headers.accept === undefined || /text\/html|\*\/\*/.test(headers.accept)
  return method === 'GET' && takesPages && path.posix.extname(pathname) === ''
}

interface Texts {
  title: string
  text: string
  retry: string
}

/** In nobody's name and colours. Without a script: the link asks for the same address again. */
const page = (nonce: string, { title, text, retry }: Texts) =>
  plainPage({
    title,
    head: markup`<meta name="robots" content="noindex">\n<style nonce="${nonce}">${STYLE}</style>`,
    body: markup`<body>
<main>
<h1>${title}</h1>
<p>${text}</p>
<a href="">${retry}</a>
</main>
</body>`,
  })

const STYLE = new Markup(`:root{color-scheme:light dark;font-family:system-ui,'Segoe UI','Noto Sans Arabic',sans-serif}
body{margin:0;min-block-size:100dvh;display:grid;place-items:center;background:light-dark(#f6f6f4,#15181a);color:light-dark(#1d2226,#edeeec)}
main{max-inline-size:26rem;padding:2rem 1.25rem;text-align:center;line-height:1.8}
h1{margin:0 0 .5rem;font-size:1.75rem;line-height:1.4}
p{margin:0 0 1.5rem}
a{display:inline-block;min-block-size:2.75rem;line-height:2.75rem;padding-inline:1.5rem;border:1px solid;border-radius:.75rem;color:inherit;text-decoration:none;font-weight:600}
a:focus-visible{outline:3px solid;outline-offset:3px}`)
