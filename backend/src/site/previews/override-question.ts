import { OVERRIDE_PARAMETER, readOverrides } from '@yawmi/contract/overrides'
import type { FastifyReply } from 'fastify'
import { ar } from '../copy/ar'
import { sendNotice } from '../parts/notice-page'
import { pathWithout } from './own-path'

/**
 * Asks before a page loads remotes of a development server: whoever follows a stranger's link would otherwise run what happens to
 * listen on their machine. What cannot be loaded is said, and nothing is loaded.
 */
export function askForOverrides(reply: FastifyReply, requested: string, url: string): FastifyReply {
  const href = pathWithout(url, OVERRIDE_PARAMETER)
  if (requested === '') return sendNotice(reply.code(400), { ...ar.overrideRefused, href })
  const { title, text, action, link } = ar.overrideAsked
  return sendNotice(reply, {
    title,
    text,
    details: readOverrides(requested).map(({ remote, origin }) => `${remote} ← ${origin}`),
    action: { href: '/overrides', label: action, fields: { [OVERRIDE_PARAMETER]: requested, to: url } },
    link,
    href,
  })
}
