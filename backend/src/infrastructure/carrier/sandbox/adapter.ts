import { z } from 'zod'
import { CarrierError } from '../errors'
import { type Carrier, type Charge, type Deadlines, DEADLINES } from '../port'
import type { SandboxClient } from './client'

const scriptReply = z.object({ script: z.string(), transaction: z.string() })
const STATUS = { well: 'ok', no_credit: 'no_credit', expired: 'expired' } as const
const subscriberReply = z.object({ standing: z.enum(['well', 'no_credit', 'expired']) })
const chargeReply = z.object({
  key: z.string(),
  amount: z.int(),
  outcome: z.enum(['charged', 'refused', 'pending']),
  at: z.coerce.date(),
})
const chargesReply = z.object({
  charges: z.array(chargeReply.extend({ msisdn: z.string() })),
  cursor: z.string().nullable(),
})
const eventsReply = z.object({
  cursor: z.string(),
  isEnd: z.boolean().optional(),
  events: z.array(
    z.object({
      id: z.coerce.string(),
      kind: z.enum(['activated', 'renewed', 'charge_failed', 'cancelled', 'sms']),
      msisdn: z.string(),
      at: z.coerce.date(),
      sms: z.object({ to: z.string(), text: z.string() }).optional(),
    }),
  ),
})

/** The sandbox carrier behind the port. @param deadlines for tests that cannot wait for the real ones. */
export function sandboxCarrier(client: SandboxClient, deadlines: Deadlines = DEADLINES): Carrier {
  return {
    clock: client.clock,
    sendOtp: async (message) => void (await client.call('POST', '/carrier/otp', deadlines.message, message)),
    confirmOtp: async (confirmation) =>
      void (await client.call('POST', '/carrier/service', deadlines.confirm, confirmation)),
    sendSms: async (message) => void (await client.call('POST', '/carrier/sms', deadlines.message, message)),
    cancel: async (msisdn) =>
      void (await client.call('POST', '/carrier/service/cancel', deadlines.confirm, { msisdn })),
    protectedScript: async (request) =>
      parseReply(scriptReply, await client.call('POST', '/carrier/protection', deadlines.script, request)),
    async subscriber(msisdn) {
      const reply = await client.call('POST', '/carrier/subscriber', deadlines.subscriber, { msisdn })
      return { status: STATUS[parseReply(subscriberReply, reply).standing] }
    },
    async charge(request) {
      const charge = parseReply(chargeReply, await client.call('POST', '/carrier/charges', deadlines.charge, request))
      if (charge.outcome === 'refused') throw new CarrierError('no_credit', 'the balance does not cover the charge')
      return charge
    },
    queryCharge: (key) =>
      client
        .call('GET', `/carrier/charges/${encodeURIComponent(key)}`, deadlines.charge)
        .then((reply): Charge => parseReply(chargeReply, reply))
        .catch(nullWhenNotFound),
    async listCharges(after) {
      const path = `/carrier/charges?after=${encodeURIComponent(after ?? '0')}`
      return parseReply(chargesReply, await client.call('GET', path, deadlines.events))
    },
    async events(after) {
      const path = `/carrier/events?after=${encodeURIComponent(after ?? '0')}`
      return parseReply(eventsReply, await client.call('GET', path, deadlines.events))
    },
  }
}

function parseReply<T>(schema: z.ZodType<T>, reply: unknown): T {
  const parsed = schema.safeParse(reply)
  if (parsed.success) return parsed.data
  throw new CarrierError('timed_out', 'the sandbox carrier answered something unexpected', { cause: parsed.error })
}

function nullWhenNotFound(error: unknown): null {
  if (error instanceof CarrierError && error.failure === 'not_found') return null
  throw error
}
