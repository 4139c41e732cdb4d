import type { FastifyInstance } from 'fastify'
import { z } from 'zod'
import { answerNever, meetFaults } from './misbehave'
import { protectionScript } from './protection-script'
import { Refusal } from './refusal'
import type { CarrierState } from './state/state'

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
/** How many of a list, which only grows, the caller has read. */
const listQuery = z.object({ after: z.coerce.number().int().min(0).default(0) })
const chargeBody = z.object({ key: z.string().min(1).max(200), msisdn, amount: z.int().positive() })

/** What the service behind the carrier's port calls; the open web never reaches it. */
export function carrierRoutes(app: FastifyInstance, state: CarrierState): void {
  app.get('/carrier/clock', async () => ({ now: state.now().toISOString() }))
  app.post('/carrier/otp', async (call, reply) => {
    const { msisdn, text, from = SERVICE, transaction } = otpBody.parse(call.body)
    const forged = transaction !== undefined && state.attempts.isForged(transaction)
    try {
      if (forged) throw new Refusal(403, 'refused')
      await meetFaults(state, msisdn, reply)
    } catch (error) {
      if (transaction && error instanceof Refusal && error.statusCode === 403)
        state.finishAttempt(transaction, msisdn, false)
      throw error
    }
    if (transaction) state.finishAttempt(transaction, msisdn, true)
    state.receive({ msisdn, direction: 'out', party: from, text })
    return reply.code(202).send({})
  })
  app.post('/carrier/sms', async (call, reply) => {
    const { msisdn, text, from = SERVICE } = smsBody.parse(call.body)
    await meetFaults(state, msisdn, reply)
    state.receive({ msisdn, direction: 'out', party: from, text })
    return reply.code(202).send({})
  })
  app.post('/carrier/service', async (call, reply) => {
    const { msisdn, purpose } = serviceBody.parse(call.body)
    await meetFaults(state, msisdn, reply)
    state.setService(msisdn, purpose === 'subscribe' ? 'activated' : 'renewed')
    return {}
  })
  app.post('/carrier/service/cancel', async (call, reply) => {
    const { msisdn } = numberBody.parse(call.body)
    await meetFaults(state, msisdn, reply)
    state.setService(msisdn, 'cancelled')
    return {}
  })
  app.post('/carrier/subscriber', async (call, reply) => {
    const { msisdn } = numberBody.parse(call.body)
    await meetFaults(state, msisdn, reply)
    return { standing: state.account(msisdn).standing }
  })
  app.post('/carrier/charges', async (call, reply) => {
    const { key, msisdn, amount } = chargeBody.parse(call.body)
    await meetFaults(state, msisdn, reply)
    const taken = state.charges.find(key)?.outcome === 'charged'
    if (!taken && state.account(msisdn).standing === 'expired') throw new Refusal(410, 'expired')
    const charge = state.charge(key, msisdn, amount)
    if (state.faults.has('charge_unanswered', msisdn)) await answerNever(reply)
    return charge
  })
  app.get('/carrier/charges', async (call, reply) => {
    await meetFaults(state, null, reply)
    return state.charges.after(listQuery.parse(call.query).after, CHARGES_AT_ONCE)
  })
  app.get<{ Params: { key: string } }>('/carrier/charges/:key', async (call, reply) => {
    const charge = state.charges.find(call.params.key)
    await meetFaults(state, charge?.msisdn ?? null, reply)
    if (!charge) throw new Refusal(404, 'not_found')
    return charge
  })
  app.post('/carrier/protection', async (call, reply) => {
    const { targetedElement } = scriptBody.parse(call.body)
    await meetFaults(state, null, reply)
    const transaction = state.beginAttempt()
    return { script: protectionScript(targetedElement, transaction), transaction }
  })
  app.get('/carrier/events', async (call, reply) => {
    await meetFaults(state, null, reply)
    return state.eventsAfter(listQuery.parse(call.query).after, EVENTS_AT_ONCE)
  })
}
