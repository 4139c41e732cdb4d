import { z } from 'zod'
import { toAsciiDigits } from '@yawmi/contract'
import { normaliseMsisdn } from '../lib/msisdn'
import { parseDuration } from './duration'
import { FAULTS } from './state/faults'
import { Refusal, type Routes } from './http'
import { sandboxAsset } from './pages/assets'
import { inboxPage } from './pages/inbox-page'
import { playPage } from './pages/play-page'
import { scenarioOf } from './state/scenarios'
import type { CarrierState } from './state/state'

const MESSAGES_AT_ONCE = 100
const PHONES_AT_ONCE = 30
const CHARGES_AT_ONCE = 50
const ATTEMPTS_AT_ONCE = 20
/** Dirhams of the fullest phone. */
const MAX_BALANCE = 10_000_000

const PAGE_HEADERS = {
  'content-type': 'text/html; charset=utf-8',
  'content-security-policy':
    "default-src 'none'; script-src 'self'; style-src 'self'; font-src 'self'; img-src data:; connect-src 'self'; form-action 'none'; base-uri 'none'; frame-ancestors 'none'; require-trusted-types-for 'script'; trusted-types 'none'",
}

const number = z
  .string()
  .max(32)
  .transform((typed, context) => {
    const msisdn = normaliseMsisdn(typed)
    if (msisdn) return msisdn
    context.addIssue({ code: 'custom', message: 'not a number' })
    return z.NEVER
  })
const clockBody = z.object({ advance: z.string().max(40) })
const smsBody = z.object({ msisdn: number, to: z.string().min(1).max(16), text: z.string().min(1).max(500) })
const topUpBody = z.object({ msisdn: number, amount: z.int().min(1).max(MAX_BALANCE) })
const balanceBody = z.object({ msisdn: number, balance: z.int().min(0).max(MAX_BALANCE) })
const faultBody = z.object({ fault: z.enum(FAULTS), on: z.boolean(), msisdn: number.nullish() })
const serviceBody = z.object({ msisdn: number, kind: z.enum(['activated', 'renewed', 'cancelled']) })
const reportBody = z.object({
  transaction: z.string().max(64),
  signals: z.int().min(0).max(1_000_000),
  pressed: z.enum(['no', 'person', 'script']),
})

/** What a person at the sandbox sees and does; the site passes `/sandbox` and what is below it on to here. */
export function publicRoutes(state: CarrierState): Routes {
  return {
    'GET /sandbox': () => ({ headers: PAGE_HEADERS, body: playPage() }),
    'GET /sandbox/inbox': () => ({ headers: PAGE_HEADERS, body: inboxPage() }),
    'GET /sandbox/assets/*': ({ rest }) => {
      const asset = sandboxAsset(rest)
      if (!asset) throw new Refusal(404, 'not_found')
      return { headers: { 'content-type': asset.type, 'cache-control': asset.caching }, body: asset.bytes }
    },
    'GET /sandbox/messages': ({ url }) => ({
      body: { data: state.messages.of(digitsIn(url), MESSAGES_AT_ONCE), now: state.now().toISOString() },
    }),
    'GET /sandbox/state': ({ url }) => ({ body: { data: look(state, url) } }),
    'POST /sandbox/clock': ({ body }) => {
      const milliseconds = parseDuration(clockBody.parse(body).advance)
      if (milliseconds === null) throw new Refusal(422, 'not_a_duration')
      return { body: { data: { now: state.advance(milliseconds).toISOString() } } }
    },
    'POST /sandbox/sms': ({ body }) => {
      const { msisdn, to, text } = smsBody.parse(body)
      return { status: 201, body: { data: state.receive({ msisdn, direction: 'in', party: to, text }) } }
    },
    'POST /sandbox/top-up': ({ body }) => {
      const { msisdn, amount } = topUpBody.parse(body)
      const { balance } = state.account(msisdn)
      state.setBalance(msisdn, Math.min(balance + amount, MAX_BALANCE))
      return { body: { data: presentPhone(state, msisdn) } }
    },
    'POST /sandbox/balance': ({ body }) => {
      const { msisdn, balance } = balanceBody.parse(body)
      state.setBalance(msisdn, balance)
      return { body: { data: presentPhone(state, msisdn) } }
    },
    'POST /sandbox/faults': ({ body }) => {
      const { fault, on, msisdn = null } = faultBody.parse(body)
      state.setFault(fault, on, msisdn)
      return { body: { data: { msisdn, faults: state.faults.of(msisdn) } } }
    },
    'POST /sandbox/service': ({ body }) => {
      const { msisdn, kind } = serviceBody.parse(body)
      state.setService(msisdn, kind)
      return { body: { data: presentPhone(state, msisdn) } }
    },
    'POST /sandbox/protection': ({ body }) => {
      const { transaction, signals, pressed } = reportBody.parse(body)
      if (!state.reportAttempt(transaction, signals, pressed)) throw new Refusal(404, 'not_found')
      return { status: 204 }
    },
  }
}

/** Everything the page shows; only the time when nothing happened since the revision that it has. */
function look(state: CarrierState, url: URL): object {
  const { revision, clockOffset: ahead } = state
  const time = { revision, ahead, now: state.now().toISOString() }
  if (url.searchParams.get('since') === String(revision)) return time
  const digits = digitsIn(url)
  const whole = normaliseMsisdn(url.searchParams.get('msisdn') ?? '')
  return {
    ...time,
    phones: state.numbers('', PHONES_AT_ONCE).map((msisdn) => presentPhone(state, msisdn)),
    chosen: whole && presentPhone(state, whole),
    faults: state.faults.of(null),
    messages: state.messages.of(digits, MESSAGES_AT_ONCE),
    charges: state.charges.recent(digits, CHARGES_AT_ONCE),
    attempts: state.attempts.recent(ATTEMPTS_AT_ONCE),
  }
}

function presentPhone(state: CarrierState, msisdn: string): object {
  return { msisdn, ...state.account(msisdn), scenario: scenarioOf(msisdn), faults: state.faults.of(msisdn) }
}

/** The digits of a number as far as it is typed, without country code or leading zero. */
function digitsIn(url: URL): string {
  return toAsciiDigits(url.searchParams.get('msisdn') ?? '')
    .replace(/\D/g, '')
    .replace(/^(00218|218|0)/, '')
}
