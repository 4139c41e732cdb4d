import { type CarrierFailure, CarrierError } from '../../src/infrastructure/carrier/errors'
import type { Carrier } from '../../src/infrastructure/carrier/port'

interface SeededFault {
  what: string
  /** Name of the check that must find it. */
  foundBy: string
  /** The adapter with the fault, and nothing else changed. */
  seed(carrier: Carrier): Partial<Carrier>
}

/** By how much a time of Tripoli that is read as one of UTC is wrong. */
const ZONE_MS = 2 * 60 * 60_000

let ids = 0
const newId = () => `seeded-${(ids += 1)}`

/** What adapters get wrong: the conformance test must find each. */
export const SEEDED_FAULTS: readonly SeededFault[] = [
  {
    what: 'ignores the key of a charge',
    foundBy: 'charges once for a key, however often it is asked',
    seed: (carrier) => ({ charge: (request) => carrier.charge({ ...request, key: newId() }) }),
  },
  {
    what: 'repeats a charge after a time-out',
    foundBy: 'says that it does not know when no answer came, and repeats no charge by itself',
    seed: (carrier) => ({
      charge: (request) => carrier.charge(request).catch(() => carrier.charge({ ...request, key: newId() })),
    }),
  },
  {
    what: 'says of a time-out that nothing happened',
    foundBy: 'says that it does not know when no answer came, and repeats no charge by itself',
    seed: (carrier) => ({ charge: (request) => rename(carrier.charge(request), 'unavailable') }),
  },
  {
    what: 'says charged when there is no credit',
    foundBy: 'takes nothing from a number without credit, nor later for a key that it says is refused',
    seed: (carrier) => ({
      charge: (request) =>
        carrier.charge(request).catch(() => ({ ...request, outcome: 'charged' as const, at: new Date() })),
    }),
  },
  {
    what: 'takes money for a key that it says is refused',
    foundBy: 'takes nothing from a number without credit, nor later for a key that it says is refused',
    seed(carrier) {
      const refused = new Set<string>()
      return {
        charge: (request) =>
          carrier.charge(refused.has(request.key) ? { ...request, key: newId() } : request).catch((error: unknown) => {
            refused.add(request.key)
            throw error
          }),
      }
    },
  },
  {
    what: 'forgets refusals, and burns their keys',
    foundBy: 'takes nothing from a number without credit, nor later for a key that it says is refused',
    seed: (carrier) => ({
      async queryCharge(key) {
        const record = await carrier.queryCharge(key)
        return record?.outcome === 'refused' ? null : record
      },
    }),
  },
  {
    what: 'charges another amount under a used key',
    foundBy: 'refuses a key that comes with another amount, and takes nothing for it',
    seed: (carrier) => ({
      charge: (request) => carrier.charge({ ...request, key: `${request.key}/${request.amount}` }),
    }),
  },
  {
    what: 'forgets charges when it is asked for them',
    foundBy: 'knows what became of a charge, and nothing of one that never reached it',
    seed: () => ({ queryCharge: () => Promise.resolve(null) }),
  },
  {
    what: 'makes charges up when it is asked for them',
    foundBy: 'knows what became of a charge, and nothing of one that never reached it',
    seed: () => ({
      queryCharge: (key) => Promise.resolve({ key, outcome: 'charged', amount: 250, at: new Date() }),
    }),
  },
  {
    what: 'counts in dinars',
    foundBy: 'charges once for a key, however often it is asked',
    seed: (carrier) => ({
      charge: async (request) => {
        const charge = await carrier.charge({ ...request, amount: request.amount * 1000 })
        return { ...charge, amount: charge.amount / 1000 / 1000 }
      },
    }),
  },
  {
    what: 'lists dinars as dirhams',
    foundBy: 'lists what it took, each once, oldest first, with key, number and dirhams',
    seed: (carrier) => ({
      async listCharges(after) {
        const page = await carrier.listCharges(after)
        return { ...page, charges: page.charges.map((charge) => ({ ...charge, amount: charge.amount / 1000 })) }
      },
    }),
  },
  {
    what: 'loses charges from its log',
    foundBy: 'lists what it took, each once, oldest first, with key, number and dirhams',
    seed: (carrier) => ({
      async listCharges(after) {
        const page = await carrier.listCharges(after)
        return { ...page, charges: page.charges.slice(0, Math.max(1, page.charges.length - 1)) }
      },
    }),
  },
  {
    what: 'has no cursor at the end of its log',
    foundBy: 'lists what it took, each once, oldest first, with key, number and dirhams',
    seed: (carrier) => ({
      listCharges: async (after) => ({ ...(await carrier.listCharges(after)), cursor: null }),
    }),
  },
  {
    what: 'says that there are more events, from where it was asked',
    foundBy: 'goes on where a cursor stands, and answers nothing new at the end',
    seed: (carrier) => ({
      events: async (after) => ({ ...(await carrier.events(after)), cursor: after, isEnd: false }),
    }),
  },
  {
    what: 'tells the times of events in another zone',
    foundBy: 'tells every event once, in order, under an id that stays',
    seed: (carrier) => ({
      async events(after) {
        const page = await carrier.events(after)
        return {
          ...page,
          events: page.events.map((event) => ({ ...event, at: new Date(event.at.getTime() + ZONE_MS) })),
        }
      },
    }),
  },
  {
    what: 'hands events over in another order',
    foundBy: 'tells every event once, in order, under an id that stays',
    seed: (carrier) => ({
      async events(after) {
        const page = await carrier.events(after)
        return { ...page, events: page.events.toReversed() }
      },
    }),
  },
  {
    what: 'loses events',
    foundBy: 'tells every event once, in order, under an id that stays',
    seed: (carrier) => ({
      async events(after) {
        const page = await carrier.events(after)
        return { ...page, events: page.events.filter(({ kind }, i) => i === 0 || kind !== 'sms') }
      },
    }),
  },
  {
    what: 'hands events over twice',
    foundBy: 'tells every event once, in order, under an id that stays',
    seed: (carrier) => ({
      async events(after) {
        const page = await carrier.events(after)
        return { ...page, events: page.events.flatMap((event) => [event, event]) }
      },
    }),
  },
  {
    what: 'gives events another id each time',
    foundBy: 'tells every event once, in order, under an id that stays',
    seed: (carrier) => ({
      async events(after) {
        const page = await carrier.events(after)
        return { ...page, events: page.events.map((event) => ({ ...event, id: newId() })) }
      },
    }),
  },
  {
    what: 'says that there are no more events before that is so',
    foundBy: 'tells every event once, in order, under an id that stays',
    seed: (carrier) => ({
      async events(after) {
        const { events } = await carrier.events(after)
        return { events: events.slice(0, 1), cursor: String(Number(after) + 1), isEnd: true }
      },
    }),
  },
  {
    what: 'starts over at every cursor',
    foundBy: 'goes on where a cursor stands, and answers nothing new at the end',
    seed(carrier) {
      const read = new Set<string | null>()
      return {
        async events(after) {
          const again = read.has(after) ? after : null
          read.add(after)
          return carrier.events(again)
        },
      }
    },
  },
  {
    what: 'fails when it is to cancel what is cancelled',
    foundBy: 'cancels, also twice, and tells of it once',
    seed(carrier) {
      const cancelled = new Set<string>()
      return {
        async cancel(msisdn) {
          if (cancelled.has(msisdn)) throw new Error('already cancelled')
          await carrier.cancel(msisdn)
          cancelled.add(msisdn)
        },
      }
    },
  },
  {
    what: 'forgets to cancel',
    foundBy: 'cancels, also twice, and tells of it once',
    seed: () => ({ cancel: () => Promise.resolve() }),
  },
  {
    what: 'keeps no deadline',
    foundBy: 'ends every call within its deadline, and nothing takes effect later',
    seed: (carrier) => ({
      subscriber: (msisdn) =>
        carrier.subscriber(msisdn).catch(async (error: unknown) => {
          await new Promise((resolve) => setTimeout(resolve, 2_000))
          throw error
        }),
    }),
  },
  {
    what: 'leaks errors of its own',
    foundBy: 'fails with a carrier error alone, and says unavailable only when nothing happened',
    seed: (carrier) => ({
      confirmOtp: (confirmation) =>
        carrier.confirmOtp(confirmation).catch((error: unknown) => {
          throw new Error('status 503', { cause: error })
        }),
    }),
  },
  {
    what: 'calls every failure an outage',
    foundBy: 'names why it failed',
    seed: (carrier) => ({ sendOtp: (message) => rename(carrier.sendOtp(message), 'unavailable') }),
  },
  {
    what: 'tidies the text of a message',
    foundBy: 'delivers a code and a message as they are',
    seed: (carrier) => ({ sendSms: ({ msisdn, text }) => carrier.sendSms({ msisdn, text: text.trim() }) }),
  },
  {
    what: 'finds everybody well',
    foundBy: 'says how a number stands',
    seed: () => ({ subscriber: () => Promise.resolve({ status: 'ok' }) }),
  },
  {
    what: 'renews nothing',
    foundBy: 'renews an expired number when the person confirmed it, also when told twice',
    seed: (carrier) => ({ confirmOtp: ({ msisdn }) => carrier.confirmOtp({ msisdn, purpose: 'subscribe' }) }),
  },
  {
    what: 'gives one transaction to all',
    foundBy: 'gives a script for the named button, under another transaction each time',
    seed: (carrier) => ({
      protectedScript: async (request) => ({ ...(await carrier.protectedScript(request)), transaction: 'one' }),
    }),
  },
  {
    what: 'has a clock that stands still',
    foundBy: 'has a clock that runs',
    seed() {
      const now = new Date()
      return { clock: { now: () => now } }
    },
  },
]

function rename<T>(call: Promise<T>, failure: CarrierFailure): Promise<T> {
  return call.catch((error: unknown) => {
    throw new CarrierError(failure, 'seeded', { cause: error })
  })
}
