import crypto from 'node:crypto'
import type { FastifyReply } from 'fastify'
import { markup, Markup, plainPage } from '../../lib/html'
import { NO_TRUSTED_TYPES } from '../security/trusted-types'

interface Notice {
  title: string
  text: string
  /** Lines of what it is about, such as addresses. */
  details?: readonly string[]
  /** A button that has the site do something: where it is sent, and what with. */
  action?: { href: string; label: string; fields: Readonly<Record<string, string>> }
  /** What its link says. */
  link: string
  /** Where the link leads; by default to the same address again. */
  href?: string
}

/**
 * Sends a page that says why another does not come: in nobody's name and colours, without a script. One that asks for something is
 * shown in no frame.
 */
export function sendNotice(
  reply: FastifyReply,
  { title, text, details = [], action, link, href = '' }: Notice,
): FastifyReply {
  const nonce = crypto.randomBytes(16).toString('base64')
  return reply
    .type('text/html; charset=utf-8')
    .header('cache-control', 'no-store')
    .header(
      'content-security-policy',
      `default-src 'none'; style-src 'nonce-${nonce}'; form-action 'self'; base-uri 'none'; frame-ancestors ${action ? "'none'" : "'self'"}; ${NO_TRUSTED_TYPES}`,
    )
    .send(
      plainPage({
        title,
        head: markup`<meta name="robots" content="noindex">\n<style nonce="${nonce}">${STYLE}</style>`,
        body: markup`<body>
<main>
<h1>${title}</h1>
<p>${text}</p>
${details.length > 0 && markup`<ul>${details.map((detail) => markup`<li><bdi dir="ltr">${detail}</bdi></li>`)}</ul>`}
${action && formOf(action)}<a href="${href}">${link}</a>
</main>
</body>`,
      }),
    )
}

const formOf = ({ href, label, fields }: NonNullable<Notice['action']>) =>
  markup`<form method="post" action="${href}">${Object.entries(fields).map(
    ([name, value]) => markup`<input type="hidden" name="${name}" value="${value}">`,
  )}<button>${label}</button></form>
`

const STYLE = new Markup(`:root{color-scheme:light dark;font-family:system-ui,'Segoe UI','Noto Sans Arabic',sans-serif}
body{margin:0;min-block-size:100dvh;display:grid;place-items:center;background:light-dark(#f6f6f4,#15181a);color:light-dark(#1d2226,#edeeec)}
main{max-inline-size:26rem;padding:2rem 1.25rem;text-align:center;line-height:1.8}
h1{margin:0 0 .5rem;font-size:1.75rem;line-height:1.4}
p,ul{margin:0 0 1.5rem}
ul{list-style:none;padding:0;overflow-wrap:anywhere;font-weight:600}
a,button{display:inline-block;min-block-size:2.75rem;line-height:2.75rem;padding:0 1.5rem;border:1px solid;border-radius:.75rem;background:none;color:inherit;text-decoration:none;font:inherit;line-height:2.75rem;font-weight:600;cursor:pointer}
form{margin:0 0 .75rem}
button{inline-size:100%;background:light-dark(#1d2226,#edeeec);border-color:transparent;color:light-dark(#fff,#15181a)}
a:focus-visible,button:focus-visible{outline:3px solid;outline-offset:3px}`)
