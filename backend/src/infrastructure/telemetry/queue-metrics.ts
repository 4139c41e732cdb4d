import { sql, type SQL } from 'drizzle-orm'
import { Counter, Gauge, type Registry } from 'prom-client'
import type { Db } from '../db/connect'

/** Milliseconds for which a reading is good: a second Prometheus costs the database nothing. */
const READ_EVERY_MS = 5_000
/** Rows are counted up to so many: a queue of a million says no more than one of ten thousand. */
const MAX_COUNTED = 10_000

/** Of each queue the times since when its oldest rows wait, by an index of what waits. */
const QUEUES: Record<string, (now: Date) => SQL> = {
  charges: (now) => sql`
    SELECT due_at AS since FROM subscriptions
    WHERE due_at <= ${now} AND (leased_until IS NULL OR leased_until < clock_timestamp())
    ORDER BY due_at LIMIT ${MAX_COUNTED}`,
  // Sent, and neither taken nor refused by what the carrier says: not due while each waits for its next query.
  open_charges: () => sql`
    SELECT open_sent_at AS since FROM subscriptions
    WHERE open_key IS NOT NULL AND NOT open_absent ORDER BY open_sent_at LIMIT ${MAX_COUNTED}`,
  sms: () => sql`
    SELECT created_at AS since FROM sms_outbox
    WHERE sent_at IS NULL AND failed_at IS NULL ORDER BY next_at LIMIT ${MAX_COUNTED}`,
  carrier_events: () => sql`
    SELECT at AS since FROM carrier_events WHERE done_at IS NULL ORDER BY seq LIMIT ${MAX_COUNTED}`,
}

interface QueueState {
  queue: string
  waiting: number
  oldestSeconds: number
}

/**
 * How much waits in the queues of the database, and for how long. A database that is away fails no scrape: the figures
 * are then missing, and the failure is counted.
 */
export function queueMetrics(registry: Registry, db: Db, now: () => Date): void {
  const failures = new Counter({
    name: 'yawmi_queue_reads_failed_total',
    help: 'Readings of the queues that the database did not answer',
    registers: [registry],
  })
  const read = readAtIntervals(async () => {
    try {
      return await readQueues(db, now())
    } catch {
      failures.inc()
      return []
    }
  })
  const gauge = (name: string, help: string, value: (state: QueueState) => number) => {
    const own = new Gauge({
      name,
      help,
      labelNames: ['queue'],
      registers: [registry],
      async collect() {
        const states = await read()
        own.reset()
        for (const state of states) own.labels(state.queue).set(value(state))
      },
    })
  }
  gauge('yawmi_queue_waiting', `What waits in a queue, up to ${MAX_COUNTED}`, ({ waiting }) => waiting)
  gauge('yawmi_queue_oldest_seconds', 'For how long the oldest of a queue has waited', (state) => state.oldestSeconds)
}

/** By the service's time, which a carrier's sandbox may have moved. */
async function readQueues(db: Db, now: Date): Promise<QueueState[]> {
  const states: QueueState[] = []
  for (const [queue, since] of Object.entries(QUEUES)) {
    const { rows } = await db.execute<{ waiting: number; oldest: string | null }>(sql`
      SELECT count(*)::int AS waiting, extract(epoch FROM min(since))::float8 AS oldest FROM (${since(now)}) AS waits`)
    const [row] = rows
    const oldest = row?.oldest ?? null
    const oldestSeconds = oldest === null ? 0 : Math.max(0, now.getTime() / 1_000 - Number(oldest))
    states.push({ queue, waiting: row?.waiting ?? 0, oldestSeconds })
  }
  return states
}

function readAtIntervals<T>(read: () => Promise<T>): () => Promise<T> {
  let last: Promise<T> | undefined
  let readAt = -Infinity
  return () => {
    if (last && performance.now() - readAt < READ_EVERY_MS) return last
    readAt = performance.now()
    return (last = read())
  }
}
