import { setTimeout as wait } from 'node:timers/promises'
import type { FastifyReply } from 'fastify'
import { Refusal } from './refusal'
import { scenarioOf, SLOW_MS } from './state/scenarios'
import type { CarrierState } from './state/state'

/**
 * Behaves as the number's ending and the fault switches want. A caller that hangs up while it waits has changed nothing.
 * @param msisdn `null` for a call that concerns no number.
 */
export async function meetFaults({ faults }: CarrierState, msisdn: string | null, reply: FastifyReply): Promise<void> {
  const scenario = msisdn === null ? 'well' : scenarioOf(msisdn)
  if (scenario === 'down' || faults.has('down', msisdn)) throw new Refusal(503, 'unavailable')
  if (scenario === 'slow' || faults.has('slow', msisdn)) await wait(SLOW_MS, undefined, { signal: hangUpOf(reply) })
  if (scenario === 'fraud') throw new Refusal(403, 'refused')
}

/** Whatever was asked is done, but nobody will be told. */
export async function answerNever(reply: FastifyReply): Promise<never> {
  await wait(SLOW_MS, undefined, { signal: hangUpOf(reply) })
  throw new Refusal(504, 'unanswered')
}

/** Aborted when the caller hangs up. Fastify's own signal is aborted once the body was read. */
function hangUpOf({ raw }: FastifyReply): AbortSignal {
  const hangUp = new AbortController()
  raw.once('close', () => hangUp.abort())
  if (raw.destroyed) hangUp.abort()
  return hangUp.signal
}
