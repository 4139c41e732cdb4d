import { z } from 'zod'
import { Refusal, type Routes } from './http'
import { answerNever, meetFaults } from './misbehave'
import { protectionScript } from './protection-script'
import { type CarrierState, KeyConflict } from './state/state'

/** Whose name stands on messages of which the service does not say it. */
const SERVICE = '19020'
const EVENTS_AT_ONCE = 500
const CHARGES_AT_ONCE = 1000

const msisdn = z.string().regex(/^\+\d{8,15}$/)
const shortCode = z.string().regex(/^\d{3,6}$/)
const otpBody = z.object({
  msisdn,
  purpose: z.string(),
  text: z.string().max(1000),
  from: shortCode.optional(),
  transaction: z.string().optional(),
})
const numberBody = z.object({ msisdn })
const smsBody = z.object({ msisdn, text: z.string().min(1).max(1000), from: shortCode.optional() })
const serviceBody = z.object({ msisdn, purpose: z.enum(['subscribe', 'activate']) })
const scriptBody = z.object({ targetedElement: z.string() })
const chargeBody = z.object({ key: z.string().min(1).max(200), msisdn, amount: z.int().positive() })

/** What the service behind the carrier's port calls; the open web never reaches it. */
export function carrierRoutes(state: CarrierState): Routes {
  return {
    'GET /carrier/clock': () => ({ body: { now: state.now().toISOString() } }),
    'POST /carrier/otp': async (call) => {
      const { msisdn, text, from = SERVICE, transaction } = otpBody.parse(call.body)
      const forged = transaction !== undefined && state.attempts.isForged(transaction)
      try {
        if (forged) throw new Refusal(403, 'refused')
        await meetFaults(state, msisdn, call)
      } catch (error) {
        if (transaction && error instanceof Refusal && error.status === 403)
          state.finishAttempt(transaction, msisdn, false)
        throw error
      }
      if (transaction) state.finishAttempt(transaction, msisdn, true)
      state.receive({ msisdn, direction: 'out', party: from, text })
      return { status: 202 }
    },
    'POST /carrier/sms': async (call) => {
      const { msisdn, text, from = SERVICE } = smsBody.parse(call.body)
      await meetFaults(state, msisdn, call)
      state.receive({ msisdn, direction: 'out', party: from, text })
      return { status: 202 }
    },
    'POST /carrier/service': async (call) => {
      const { msisdn, purpose } = serviceBody.parse(call.body)
      await meetFaults(state, msisdn, call)
      state.setService(msisdn, purpose === 'subscribe' ? 'activated' : 'renewed')
      return {}
    },
    'POST /carrier/service/cancel': async (call) => {
      const { msisdn } = numberBody.parse(call.body)
      await meetFaults(state, msisdn, call)
      state.setService(msisdn, 'cancelled')
      return {}
    },
    'POST /carrier/subscriber': async (call) => {
      const { msisdn } = numberBody.parse(call.body)
      await meetFaults(state, msisdn, call)
      return { body: { standing: state.account(msisdn).standing } }
    },
    'POST /carrier/charges': async (call) => {
      const { key, msisdn, amount } = chargeBody.parse(call.body)
      await meetFaults(state, msisdn, call)
      const taken = state.charges.find(key)?.outcome === 'charged'
      if (!taken && state.account(msisdn).standing === 'expired') throw new Refusal(410, 'expired')
      const charge = chargeOnce(state, key, msisdn, amount)
      if (state.faults.has('charge_unanswered', msisdn)) await answerNever(call)
      return { body: charge }
    },
    'GET /carrier/charges': async (call) => {
      await meetFaults(state, null, call)
      return { body: state.charges.after(cursorOf(call.url), CHARGES_AT_ONCE) }
    },
    'GET /carrier/charges/*': async (call) => {
      const charge = state.charges.find(call.rest)
      await meetFaults(state, charge?.msisdn ?? null, call)
      if (!charge) throw new Refusal(404, 'not_found')
      return { body: charge }
    },
    'POST /carrier/protection': async (call) => {
      const { targetedElement } = scriptBody.parse(call.body)
      await meetFaults(state, null, call)
      const transaction = state.beginAttempt()
      return { body: { script: protectionScript(targetedElement, transaction), transaction } }
    },
    'GET /carrier/events': async (call) => {
      await meetFaults(state, null, call)
      return { body: state.eventsAfter(cursorOf(call.url), EVENTS_AT_ONCE) }
    },
  }
}

function chargeOnce(state: CarrierState, key: string, msisdn: string, amount: number) {
  try {
    return state.charge(key, msisdn, amount)
  } catch (error) {
    throw error instanceof KeyConflict ? new Refusal(409, 'key_conflict') : error
  }
}

/** How many of a list the caller has read: the cursor of a list that only grows. */
function cursorOf(url: URL): number {
  return z.coerce
    .number()
    .int()
    .min(0)
    .parse(url.searchParams.get('after') ?? '0')
}
