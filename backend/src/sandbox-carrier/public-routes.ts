import type { FastifyInstance } from 'fastify'
import { z } from 'zod'
import { toAsciiDigits } from '@yawmi/contract'
import { normaliseMsisdn } from '../lib/msisdn'
import { parseDuration } from './duration'
import { FAULTS } from './state/faults'
import { Refusal } from './refusal'
import { scenarioOf } from './state/scenarios'
import type { CarrierState } from './state/state'

const MESSAGES_AT_ONCE = 100
const PHONES_AT_ONCE = 30
const CHARGES_AT_ONCE = 50
const ATTEMPTS_AT_ONCE = 20
/** Dirhams of the fullest phone. */
const MAX_BALANCE = 10_000_000

const number = z
  .string()
  .max(32)
  .transform((typed, context) => {
    const msisdn = normaliseMsisdn(typed)
    if (msisdn) return msisdn
    context.addIssue({ code: 'custom', message: 'not a number' })
    return z.NEVER
  })
const lookQuery = z.object({ msisdn: z.string().default(''), since: z.string().optional() })
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

/** What a person at the sandbox does, and what its pages show of it; the site passes `/sandbox` and what is below it on to here. */
export function publicRoutes(app: FastifyInstance, state: CarrierState): void {
  app.get('/sandbox/messages', async ({ query }) => ({
    data: state.messages.of(digitsOf(lookQuery.parse(query).msisdn), MESSAGES_AT_ONCE),
    now: state.now().toISOString(),
  }))
  app.get('/sandbox/state', async ({ query }) => ({ data: look(state, lookQuery.parse(query)) }))
  app.post('/sandbox/clock', async ({ body }) => {
    const milliseconds = parseDuration(clockBody.parse(body).advance)
    if (milliseconds === null) throw new Refusal(422, 'not_a_duration')
    return { data: { now: state.advance(milliseconds).toISOString() } }
  })
  app.post('/sandbox/sms', async ({ body }, reply) => {
    const { msisdn, to, text } = smsBody.parse(body)
    return reply.code(201).send({ data: state.receive({ msisdn, direction: 'in', party: to, text }) })
  })
  app.post('/sandbox/top-up', async ({ body }) => {
    const { msisdn, amount } = topUpBody.parse(body)
    const { balance } = state.account(msisdn)
    state.setBalance(msisdn, Math.min(balance + amount, MAX_BALANCE))
    return { data: presentPhone(state, msisdn) }
  })
  app.post('/sandbox/balance', async ({ body }) => {
    const { msisdn, balance } = balanceBody.parse(body)
    state.setBalance(msisdn, balance)
    return { data: presentPhone(state, msisdn) }
  })
  app.post('/sandbox/faults', async ({ body }) => {
    const { fault, on, msisdn = null } = faultBody.parse(body)
    state.setFault(fault, on, msisdn)
    return { data: { msisdn, faults: state.faults.of(msisdn) } }
  })
  app.post('/sandbox/service', async ({ body }) => {
    const { msisdn, kind } = serviceBody.parse(body)
    state.setService(msisdn, kind)
    return { data: presentPhone(state, msisdn) }
  })
  app.post('/sandbox/protection', async ({ body }, reply) => {
    const { transaction, signals, pressed } = reportBody.parse(body)
    // One that the verdict has overtaken changes nothing, and is no fault of the page.
    if (!state.reportAttempt(transaction, signals, pressed) && !state.attempts.knows(transaction))
      throw new Refusal(404, 'not_found')
    return reply.code(204).send()
  })
}

/** Everything the page shows; only the time when nothing happened since the revision that it has. */
function look(state: CarrierState, { msisdn, since }: z.output<typeof lookQuery>): object {
  const { revision, clockOffset: ahead } = state
  const time = { revision, ahead, now: state.now().toISOString() }
  if (since === String(revision)) return time
  const digits = digitsOf(msisdn)
  const whole = normaliseMsisdn(msisdn)
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
const digitsOf = (typed: string) =>
  toAsciiDigits(typed)
    .replace(/\D/g, '')
    .replace(/^(00218|218|0)/, '')
