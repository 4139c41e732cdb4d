import { setTimeout as wait } from 'node:timers/promises'
import { randomUUID } from 'node:crypto'
import { z } from 'zod'
import { type Call, Refusal, type Routes } from './http'
import { protectionScript } from './protection-script'
import { scenarioOf, SLOW_MS } from './scenarios'
import type { CarrierState } from './state'

/** Whose name stands on the messages that the service sends. */
const SERVICE = '19020'
const EVENTS_AT_ONCE = 500

const msisdn = z.string().regex(/^\+\d{8,15}$/)
const otpBody = z.object({
  msisdn,
  purpose: z.string(),
  text: z.string().max(1000),
  transaction: z.string().optional(),
})
const numberBody = z.object({ msisdn })
const smsBody = z.object({ msisdn, text: z.string().min(1).max(1000) })
const serviceBody = z.object({ msisdn, purpose: z.enum(['subscribe', 'activate']) })
const scriptBody = z.object({ targetedElement: z.string() })
const chargeBody = z.object({ key: z.string().min(1).max(200), msisdn, amount: z.int().positive() })

/** What the service behind the carrier's port calls; the open web never reaches it. */
export function carrierRoutes(state: CarrierState): Routes {
  return {
    'GET /carrier/clock': () => ({ body: { now: state.now().toISOString() } }),
    'POST /carrier/otp': async (call) => {
      const { msisdn, text } = otpBody.parse(call.body)
      await playScenario(msisdn, call)
      state.receive({ msisdn, direction: 'out', party: SERVICE, text })
      return { status: 202 }
    },
    'POST /carrier/sms': async (call) => {
      const { msisdn, text } = smsBody.parse(call.body)
      await playScenario(msisdn, call)
      state.receive({ msisdn, direction: 'out', party: SERVICE, text })
      return { status: 202 }
    },
    'POST /carrier/service': async (call) => {
      const { msisdn, purpose } = serviceBody.parse(call.body)
      await playScenario(msisdn, call)
      state.setService(msisdn, purpose === 'subscribe' ? 'activated' : 'renewed')
      return {}
    },
    'POST /carrier/service/cancel': async (call) => {
      const { msisdn } = numberBody.parse(call.body)
      await playScenario(msisdn, call)
      state.setService(msisdn, 'cancelled')
      return {}
    },
    'POST /carrier/subscriber': async (call) => {
      const { msisdn } = numberBody.parse(call.body)
      await playScenario(msisdn, call)
      return { body: { standing: state.account(msisdn).standing } }
    },
    'POST /carrier/charges': async (call) => {
      const { key, msisdn, amount } = chargeBody.parse(call.body)
      await playScenario(msisdn, call)
      const isNew = state.chargeByKey(key) === undefined
      if (isNew && state.account(msisdn).standing === 'expired') throw new Refusal(410, 'expired')
      return { body: state.charge(key, msisdn, amount) }
    },
    'GET /carrier/charges/*': ({ rest }) => {
      const charge = state.chargeByKey(rest)
      if (!charge) throw new Refusal(404, 'not_found')
      return { body: charge }
    },
    'POST /carrier/protection': ({ body }) => {
      const { targetedElement } = scriptBody.parse(body)
      return { body: { script: protectionScript(targetedElement), transaction: randomUUID() } }
    },
    'GET /carrier/events': ({ url }) => {
      const after = z.coerce
        .number()
        .int()
        .min(0)
        .parse(url.searchParams.get('after') ?? '0')
      return { body: { events: state.eventsAfter(after, EVENTS_AT_ONCE) } }
    },
  }
}

/** Behaves as the number's scenario wants; a caller that hung up while it waited has changed nothing. */
async function playScenario(msisdn: string, { hungUp }: Call): Promise<void> {
  switch (scenarioOf(msisdn)) {
    case 'down':
      throw new Refusal(503, 'unavailable')
    case 'slow':
      await wait(SLOW_MS, undefined, { signal: hungUp })
      return
    case 'fraud':
      throw new Refusal(403, 'refused')
    default:
  }
}
