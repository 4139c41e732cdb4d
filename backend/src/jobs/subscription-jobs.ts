import type { FastifyBaseLogger } from 'fastify'
import type { Accounts } from '../domain/accounts/accounts'
import { CarrierFeed } from './carrier-feed'
import { Repeating } from '../lib/repeating'
import { SmsOutbox } from './sms-outbox'

/** Milliseconds; each looks into the database with one statement. */
const EVERY = { events: 2_000, charging: 2_000, messages: 1_000, guesses: 60_000 }

/**
 * What is done for subscribers without their asking: the carrier's events, charges that are due, messages. Every server
 * does it; rows and leases keep them out of each other's way.
 * @returns ends it, with what is begun
 */
export function startSubscriptionJobs(accounts: Accounts, log: FastifyBaseLogger): () => Promise<void> {
  const { db, carrier, charger, news, guard, now } = accounts
  const feed = new CarrierFeed({
    db,
    carrier,
    now,
    apply: (event) => news.apply(event),
    onFault: (err) => log.error({ err }, 'an event of the carrier waits'),
  })
  const outbox = new SmsOutbox({ db, carrier, now })
  const warn = (what: string) => (err: unknown) => log.warn({ err }, `${what}: tried again soon`)
  const jobs = [
    new Repeating({ every: EVERY.events, work: (stop) => feed.poll(stop), onError: warn('events of the carrier') }),
    new Repeating({ every: EVERY.charging, work: (stop) => charger.run(stop), onError: warn('charging') }),
    new Repeating({ every: EVERY.messages, work: (stop) => outbox.deliver(stop), onError: warn('messages') }),
    new Repeating({ every: EVERY.guesses, work: () => guard.settle(), onError: warn('counted guesses') }),
  ]
  return async () => void (await Promise.all(jobs.map((job) => job.stop())))
}
