import crypto from 'node:crypto'
import type { FastifyReply } from 'fastify'
import { markup, Markup, plainPage } from '../../lib/html'
import { NO_TRUSTED_TYPES } from '../security/trusted-types'

interface Notice {
  title: string
  text: string
  /** What its link says. */
  link: string
  /** Where the link leads; by default to the same address again. */
  href?: string
}

/** Sends a page that says why another does not come: in nobody's name and colours, without a script. */
export function sendNotice(reply: FastifyReply, { title, text, link, href = '' }: Notice): FastifyReply {
  const nonce = crypto.randomBytes(16).toString('base64')
  return reply
    .type('text/html; charset=utf-8')
    .header('cache-control', 'no-store')
    .header(
      'content-security-policy',
      `default-src 'none'; style-src 'nonce-${nonce}'; base-uri 'none'; frame-ancestors 'self'; ${NO_TRUSTED_TYPES}`,
    )
    .send(
      plainPage({
        title,
        head: markup`<meta name="robots" content="noindex">\n<style nonce="${nonce}">${STYLE}</style>`,
        body: markup`<body>
<main>
<h1>${title}</h1>
<p>${text}</p>
<a href="${href}">${link}</a>
</main>
</body>`,
      }),
    )
}

const STYLE = new Markup(`:root{color-scheme:light dark;font-family:system-ui,'Segoe UI','Noto Sans Arabic',sans-serif}
body{margin:0;min-block-size:100dvh;display:grid;place-items:center;background:light-dark(#f6f6f4,#15181a);color:light-dark(#1d2226,#edeeec)}
main{max-inline-size:26rem;padding:2rem 1.25rem;text-align:center;line-height:1.8}
h1{margin:0 0 .5rem;font-size:1.75rem;line-height:1.4}
p{margin:0 0 1.5rem}
a{display:inline-block;min-block-size:2.75rem;line-height:2.75rem;padding-inline:1.5rem;border:1px solid;border-radius:.75rem;color:inherit;text-decoration:none;font-weight:600}
a:focus-visible{outline:3px solid;outline-offset:3px}`)
