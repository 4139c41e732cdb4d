import type { Brand } from '@yawmi/brand'
import type { FastifyReply } from 'fastify'
import { Markup, markup, plainPage } from '../../lib/html'
import { frameOptions } from '../security/framing'
import { byNonce, contentSecurityPolicy } from '../security/security-headers'
import { TRUSTED_TYPES_SCRIPT } from '../security/trusted-types'

interface RemotePage {
  nonce: string
  mediaOrigin: string
  brand?: Brand
  /** Origins that may frame it besides its own. */
  framers: readonly string[]
  title: string
  css: string
  body: Markup
}

/** Sends a page that one remote fills, without the shell. */
export const sendRemotePage = (reply: FastifyReply, { title, css, body, ...policy }: RemotePage): FastifyReply =>
  reply
    .type('text/html; charset=utf-8')
    .header('cache-control', 'no-store')
    .header('content-security-policy', contentSecurityPolicy({ ...policy, code: byNonce(policy.nonce) }))
    .headers(frameOptions(policy.framers))
    .send(
      plainPage({
        title,
        head: markup`<script nonce="${policy.nonce}">${new Markup(TRUSTED_TYPES_SCRIPT)}</script>
<style nonce="${policy.nonce}">${new Markup(css)}</style>`,
        body,
      }),
    )
