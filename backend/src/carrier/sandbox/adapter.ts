import { z } from 'zod'
import { CarrierError } from '../errors'
import { type Carrier, type Charge, DEADLINES } from '../port'
import type { SandboxClient } from './client'

const scriptReply = z.object({ script: z.string(), transaction: z.string() })
const subscriberReply = z.object({ standing: z.enum(['well', 'no_credit', 'expired']) })
const chargeReply = z.object({
  key: z.string(),
  amount: z.int(),
  outcome: z.enum(['charged', 'refused']),
  at: z.coerce.date(),
})
const eventsReply = z.object({
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

/** The sandbox carrier behind the port. */
export function sandboxCarrier(client: SandboxClient): Carrier {
  return {
    clock: client.clock,
    sendOtp: async (message) => void (await client.call('POST', '/carrier/otp', DEADLINES.message, message)),
    confirmOtp: async (confirmation) =>
      void (await client.call('POST', '/carrier/service', DEADLINES.confirm, confirmation)),
    sendSms: async (message) => void (await client.call('POST', '/carrier/sms', DEADLINES.message, message)),
    cancel: async (msisdn) =>
      void (await client.call('POST', '/carrier/service/cancel', DEADLINES.confirm, { msisdn })),
    protectedScript: async (request) =>
      understand(scriptReply, await client.call('POST', '/carrier/protection', DEADLINES.script, request)),
    subscriber: async (msisdn) =>
      understand(subscriberReply, await client.call('POST', '/carrier/subscriber', DEADLINES.subscriber, { msisdn })),
    async charge(request) {
      const charge = understand(chargeReply, await client.call('POST', '/carrier/charges', DEADLINES.charge, request))
      if (charge.outcome === 'refused') throw new CarrierError('no_credit', 'the balance does not cover the charge')
      return charge
    },
    queryCharge: (key) =>
      client
        .call('GET', `/carrier/charges/${encodeURIComponent(key)}`, DEADLINES.charge)
        .then((reply): Charge => understand(chargeReply, reply))
        .catch(nullWhenNotFound),
    async events(after) {
      const path = `/carrier/events?after=${encodeURIComponent(after ?? '0')}`
      const { events } = understand(eventsReply, await client.call('GET', path, DEADLINES.events))
      return { events, cursor: events.at(-1)?.id ?? after }
    },
  }
}

function understand<T>(schema: z.ZodType<T>, reply: unknown): T {
  const parsed = schema.safeParse(reply)
  if (parsed.success) return parsed.data
  throw new CarrierError('unavailable', 'the sandbox carrier answered something unexpected', { cause: parsed.error })
}

function nullWhenNotFound(error: unknown): null {
  if (error instanceof CarrierError && error.failure === 'not_found') return null
  throw error
}
