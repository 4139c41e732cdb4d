import type { Accounts } from '../domain/accounts/accounts'
import type { ViewCounter } from '../domain/content/view-counter'
import type { CanaryTrials } from '../domain/field-data/canary-trials'
import type { FieldCounter } from '../domain/field-data/field-counter'
import type { FieldSummary } from '../domain/field-data/field-summary'
import type { Log } from '../lib/log'
import { CarrierFeed } from './carrier-feed'
import { startJobRunner } from '../infrastructure/job-queue/job-runner'
import type { Tracing } from '../infrastructure/tracing/tracing'
import type { ObjectStore } from '../infrastructure/objects/object-store'
import { CRON, tasksOf } from './queued-tasks'
import { type Job, type OnJobRun, schedule } from './schedule'
import { SmsOutbox } from './sms-outbox'

const SECOND_MS = 1_000
const MINUTE_MS = 60_000
const HOUR_MS = 60 * MINUTE_MS

/** What a server that answers requests has to write late, or to look at. */
interface ServerWork {
  views: ViewCounter
  fieldCounter: FieldCounter
  fieldSummary: FieldSummary
  trials: CanaryTrials
  /** Removes released files that nobody needs any more. */
  cleanReleases: () => void
}

/**
 * Starts what each server that answers requests does for itself: counters that are written late.
 * @returns stops it, with what is under way
 */
export function startServerJobs(
  accounts: Accounts,
  { views, fieldCounter, fieldSummary, trials, cleanReleases }: ServerWork,
  log: Log,
  onRun?: OnJobRun,
) {
  return schedule(
    [
      { name: 'views', everyMs: SECOND_MS, run: () => views.flush(), failure: 'views wait to be written' },
      {
        name: 'guesses',
        everyMs: MINUTE_MS,
        run: () => accounts.guard.settle(),
        failure: 'counted guesses: tried again soon',
      },
      {
        name: 'field_data',
        everyMs: 5 * SECOND_MS,
        run: () => fieldCounter.flush(),
        failure: 'what pages reported waits to be written',
      },
      {
        name: 'field_summary',
        everyMs: MINUTE_MS,
        run: () => fieldSummary.write(),
        failure: 'release status has old numbers',
      },
      {
        name: 'canary_trials',
        everyMs: 5 * SECOND_MS,
        run: () => trials.look(),
        failure: 'canaries are looked at again soon',
      },
      {
        name: 'clean_releases',
        everyMs: HOUR_MS,
        run: async () => cleanReleases(),
        failure: 'released files that nobody needs any more are still here',
      },
    ],
    log,
    onRun,
  )
}

/** Told of what jobs do. */
interface JobObserver {
  onRun?: OnJobRun | undefined
  /** Of the names that runs will have, before the first of them. */
  onStart?: ((jobs: string[]) => void) | undefined
  /** Of jobs of the queue. */
  tracing?: Tracing | undefined
}

/**
 * Starts what is done for the whole fleet, by whichever servers have this role. The carrier's events, due charges and messages
 * have their schedule in their rows; everything else is a job of the queue.
 * @returns stops it: what is under way ends, and what was leased and not begun is given back
 */
export function startFleetJobs(
  accounts: Accounts,
  objects: ObjectStore,
  log: Log,
  { onRun, onStart, tracing }: JobObserver = {},
): () => Promise<void> {
  const { db, carrier, charger, carrierEvents, readEvents, now } = accounts
  const feed = new CarrierFeed({
    db,
    carrier,
    now,
    apply: (event) => carrierEvents.handle(event),
    onFault: (err, event) => log.error({ err, event }, 'an event of the carrier waits'),
  })
  const outbox = new SmsOutbox({ db, carrier, now })
  const tasks = tasksOf(accounts, objects)
  const jobs: Job[] = [
    {
      name: 'carrier_events',
      everyMs: 2 * SECOND_MS,
      run: async (isStopping) => {
        await feed.poll(isStopping)
        if (feed.hasCaughtUp) await readEvents.noteReadSinceRestore()
      },
      failure: 'events of the carrier: tried again soon',
    },
    {
      name: 'charges',
      everyMs: 2 * SECOND_MS,
      run: (isStopping) => charger.run(isStopping),
      failure: 'charging: tried again soon',
    },
    {
      name: 'sms',
      everyMs: SECOND_MS,
      run: (isStopping) => outbox.deliver(isStopping),
      failure: 'messages: tried again soon',
    },
  ]
  onStart?.([...jobs.map(({ name }) => name), ...Object.keys(tasks)])
  const stop = schedule(jobs, log, onRun)
  const stopQueue = startJobRunner({ db, tasks, cron: CRON, log, onRun, tracing })
  let stopped: Promise<void> | undefined
  const stopAndRelease = async () => {
    await Promise.all([stop(), stopQueue()])
    // A database that is away gives it back by itself, when the lease ends.
    await feed.release().catch((err: unknown) => log.warn({ err }, 'the carrier feed is free when its lease ends'))
  }
  return () => (stopped ??= stopAndRelease())
}
