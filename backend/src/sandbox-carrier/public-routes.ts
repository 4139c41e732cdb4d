import { z } from 'zod'
import { toAsciiDigits } from '../carrier/digits'
import { normaliseMsisdn } from '../carrier/msisdn'
import { parseDuration } from './duration'
import { Refusal, type Routes } from './http'
import { inboxPage } from './inbox/page'
import { inboxScript } from './inbox/script'
import { inboxStyle } from './inbox/style'
import type { CarrierState } from './state'

const MESSAGES_AT_ONCE = 100

const PAGE_POLICY =
  "default-src 'none'; script-src 'self'; style-src 'self'; img-src data:; connect-src 'self'; form-action 'none'; base-uri 'none'; frame-ancestors 'none'"

const ASSETS: Record<string, { type: string; text: string }> = {
  'inbox.css': { type: 'text/css; charset=utf-8', text: inboxStyle },
  'inbox.js': { type: 'text/javascript; charset=utf-8', text: inboxScript },
}

const clockBody = z.object({ advance: z.string().max(40) })
const smsBody = z.object({
  msisdn: z.string().max(32),
  to: z.string().min(1).max(16),
  text: z.string().min(1).max(500),
})

/** What a person at the sandbox sees and does; the site passes `/sandbox/*` on to it. */
export function publicRoutes(state: CarrierState): Routes {
  return {
    'GET /sandbox/inbox': () => ({
      headers: { 'content-type': 'text/html; charset=utf-8', 'content-security-policy': PAGE_POLICY },
      body: inboxPage(),
    }),
    'GET /sandbox/assets/*': ({ rest }) => {
      const asset = ASSETS[rest]
      if (!asset) throw new Refusal(404, 'not_found')
      return { headers: { 'content-type': asset.type, 'cache-control': 'no-cache' }, body: asset.text }
    },
    'GET /sandbox/messages': ({ url }) => {
      const digits = subscriberDigits(url.searchParams.get('msisdn') ?? '')
      return { body: { data: state.messagesOf(digits, MESSAGES_AT_ONCE), now: state.now().toISOString() } }
    },
    'POST /sandbox/clock': ({ body }) => {
      const milliseconds = parseDuration(clockBody.parse(body).advance)
      if (milliseconds === null) throw new Refusal(422, 'not_a_duration')
      return { body: { data: { now: state.advance(milliseconds).toISOString() } } }
    },
    'POST /sandbox/sms': ({ body }) => {
      const { msisdn, to, text } = smsBody.parse(body)
      const number = normaliseMsisdn(msisdn)
      if (!number) throw new Refusal(422, 'not_a_number')
      return { status: 201, body: { data: state.receive({ msisdn: number, direction: 'in', party: to, text }) } }
    },
  }
}

/** The digits of a number as far as it is typed, without country code or leading zero. */
function subscriberDigits(typed: string): string {
  return toAsciiDigits(typed)
    .replace(/\D/g, '')
    .replace(/^(00218|218|0)/, '')
}
