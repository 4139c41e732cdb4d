import type { Accounts } from '../domain/accounts/accounts'
import type { ViewCounter } from '../domain/content/view-counter'
import { purgeLimits } from '../domain/limits/report'
import type { Log } from '../lib/log'
import { CarrierFeed } from './carrier-feed'
import { deleteOldContactMessages } from './old-contact-messages'
import { onceADay, schedule } from './schedule'
import { SmsOutbox } from './sms-outbox'

const SECOND_MS = 1_000
const MINUTE_MS = 60_000

/**
 * Starts everything that no request asks for: the carrier's events, due charges, messages, counters that are written
 * late, and the removal of what is over.
 * @returns stops it, with what is under way
 */
export function startJobs(accounts: Accounts, views: ViewCounter, log: Log): () => Promise<void> {
  const { db, carrier, charger, carrierEvents, guard, now } = accounts
  const feed = new CarrierFeed({
    db,
    carrier,
    now,
    apply: (event) => carrierEvents.handle(event),
    onFault: (err) => log.error({ err }, 'an event of the carrier waits'),
  })
  const outbox = new SmsOutbox({ db, carrier, now })
  return schedule(
    [
      {
        everyMs: 2 * SECOND_MS,
        run: (isStopping) => feed.poll(isStopping),
        failure: 'events of the carrier: tried again soon',
      },
      { everyMs: 2 * SECOND_MS, run: (isStopping) => charger.run(isStopping), failure: 'charging: tried again soon' },
      { everyMs: SECOND_MS, run: (isStopping) => outbox.deliver(isStopping), failure: 'messages: tried again soon' },
      { everyMs: SECOND_MS, run: () => views.flush(), failure: 'views wait to be written' },
      { everyMs: MINUTE_MS, run: () => guard.settle(), failure: 'counted guesses: tried again soon' },
      // Transactions of the protection script, which anybody may ask for, gather meanwhile.
      { everyMs: 10 * MINUTE_MS, run: () => accounts.purge(), failure: 'purge failed' },
      { everyMs: 10 * MINUTE_MS, run: () => purgeLimits(db), failure: 'old counts of limits wait to be deleted' },
      {
        // The clock of a test carrier can be moved by days at once.
        everyMs: MINUTE_MS,
        startsAtOnce: true,
        run: onceADay(now, (instant) => deleteOldContactMessages(db, instant)),
        failure: 'old messages to support wait to be deleted',
      },
    ],
    log,
  )
}
