import { randomUUID } from 'node:crypto'
import { and, eq, sql } from 'drizzle-orm'
import { isOutage } from '../infrastructure/carrier/errors'
import type { Carrier, CarrierEvent, CarrierEvents } from '../infrastructure/carrier/port'
import { storableId, storableNumber } from '../infrastructure/carrier/storable-id'
import type { Db } from '../infrastructure/db/connect'
import { fromNow } from '../infrastructure/db/from-now'
import { CARRIER_EVENTS, carrierEvents, jobLeases, MAY_CANCEL } from '../infrastructure/db/schema/carrier'
import { exponentialDelay } from '../lib/exponential-delay'

interface CarrierFeedDeps {
  db: Db
  carrier: Pick<Carrier, 'events'>
  now: () => Date
  apply: (event: CarrierEvent) => Promise<void>
  /** Told of an event, by its id, that failed for another reason than the carrier; it is tried again. */
  onFault: (error: unknown, id: string) => void
}

interface FeedLease {
  cursor: string | null
  /** When it was taken. */
  at: Date
}

const LEASE_MS = 30_000
const RENEW_MS = 5_000
const AT_ONCE = 200
/** Pages read in a row, before what they brought is dealt with: a carrier may have a new one each time. */
const MAX_PAGES = 20
/** After so long the feed is read again, whatever is left to deal with: charges wait when that was over a minute ago. */
const DEAL_MS = 20_000
const FIRST_WAIT_MS = 5_000
const LONGEST_WAIT_MS = 60 * 60_000
/**
 * Of an event that fails for another reason than the carrier, and that cannot be a cancellation: that one must outlast
 * whatever outage, and whatever fault of ours, since its number would be charged again from then on.
 */
const MAX_TRIES = 30
/** Of a carrier that is down no more are counted, which are those until an event waits longest: an outage leaves the others. */
const MAX_OUTAGE_TRIES = Math.ceil(Math.log2(LONGEST_WAIT_MS / FIRST_WAIT_MS))

/**
 * The carrier's events, read by one server at a time. They are kept with the cursor in one transaction, each once by its
 * id; what they do is done from there, in order for each number, so that one that must wait holds up no other number.
 */
export class CarrierFeed {
  private readonly owner = randomUUID()
  /** The lease, as long as it is this server's. */
  private readonly ours = and(eq(jobLeases.name, CARRIER_EVENTS), eq(jobLeases.owner, this.owner))
  private leasedAt = -Infinity
  private isReadToEnd = false

  constructor(private readonly deps: CarrierFeedDeps) {}

  /** Whether the last poll read all that the carrier had. What waits of it holds up the charges of its own number alone. */
  get hasCaughtUp(): boolean {
    return this.isReadToEnd
  }

  /** @returns how many events were dealt with */
  async poll(isStopping: () => boolean = () => false): Promise<number> {
    this.isReadToEnd = false
    const lease = await this.lease()
    if (!lease) return 0
    // What is stored waits for no answer of the carrier to this: its own calls may work, or it needs none.
    const [read] = await Promise.allSettled([this.read(lease, isStopping)])
    const done = await this.dealWithStored(isStopping)
    if (read.status === 'rejected') throw read.reason
    return done
  }

  /** @returns how many events were dealt with */
  private async dealWithStored(isStopping: () => boolean): Promise<number> {
    const endsAt = performance.now() + DEAL_MS
    let done = 0
    for (;;) {
      const waiting = await this.waiting()
      for (const event of waiting) {
        if (isStopping() || performance.now() > endsAt || !(await this.stillOurs())) return done
        if (await this.deal(event)) done += 1
      }
      if (waiting.length === 0) return done
    }
  }

  private async read({ cursor: from, at }: FeedLease, isStopping: () => boolean): Promise<void> {
    const { carrier } = this.deps
    let cursor = from
    for (let pages = 0; pages < MAX_PAGES && !isStopping(); pages += 1) {
      const page = await carrier.events(cursor)
      await this.store(page, cursor)
      if (page.isEnd ?? page.events.length === 0) return this.noteCaughtUp(at)
      if (page.cursor === null || page.cursor === cursor)
        throw new Error(
          'the events of the carrier do not go on: its adapter says that there are more, from the same cursor',
        )
      cursor = page.cursor
    }
  }

  /** A page without events may lead on all the same, past those that its adapter leaves out. */
  private async store({ events, cursor }: CarrierEvents, after: string | null): Promise<void> {
    const { db, now } = this.deps
    if (events.length === 0 && (cursor === null || cursor === after)) return
    const rows = events.map((event) => rowOf(event, now()))
    await db.transaction(async (tx) => {
      if (rows.length > 0) await tx.insert(carrierEvents).values(rows).onConflictDoNothing()
      const updated = await tx.update(jobLeases).set({ cursor }).where(this.ours).returning()
      if (updated.length === 0) throw new Error('another server reads the events of the carrier now')
    })
  }

  /** Of each number the oldest, unless it must wait. */
  private async waiting(): Promise<(CarrierEvent & { tries: number })[]> {
    const rows = await this.deps.db
      .select()
      .from(carrierEvents)
      .where(
        sql`done_at IS NULL AND next_at <= clock_timestamp() AND NOT EXISTS (
          SELECT FROM carrier_events earlier
          WHERE earlier.done_at IS NULL AND earlier.msisdn = ${carrierEvents.msisdn} AND earlier.seq < ${carrierEvents.seq})`,
      )
      .orderBy(carrierEvents.seq)
      .limit(AT_ONCE)
    return rows.map(({ id, kind, msisdn, at, smsTo, smsText, tries }) => ({
      ...{ id, kind, at, tries, msisdn: msisdn ?? '' },
      ...(smsTo !== null && smsText !== null && { sms: { to: smsTo, text: smsText } }),
    }))
  }

  /** @returns whether it is done with */
  private async deal({ tries, ...event }: CarrierEvent & { tries: number }): Promise<boolean> {
    const { db, apply, now, onFault } = this.deps
    try {
      await apply(event)
      return true
    } catch (error) {
      const isDown = isOutage(error)
      if (!isDown) onFault(error, event.id)
      const ofThis = eq(carrierEvents.id, event.id)
      if (tries + 1 >= MAX_TRIES && !isDown && !MAY_CANCEL.includes(event.kind)) {
        const givenUp = { doneAt: now(), outcome: 'given up', msisdn: null, smsText: null }
        await db.update(carrierEvents).set(givenUp).where(ofThis)
        return true
      }
      const counted = isDown && tries >= MAX_OUTAGE_TRIES ? tries : tries + 1
      await db
        .update(carrierEvents)
        .set({ tries: counted, nextAt: fromNow(exponentialDelay(tries, FIRST_WAIT_MS, LONGEST_WAIT_MS)) })
        .where(ofThis)
      return false
    }
  }

  /** @param begunAt when this reading began: what came after that may be unread */
  private async noteCaughtUp(begunAt: Date): Promise<void> {
    await this.deps.db.update(jobLeases).set({ caughtUpAt: begunAt }).where(this.ours)
    this.isReadToEnd = true
  }

  private async lease(): Promise<FeedLease | null> {
    const leasedUntil = fromNow(LEASE_MS)
    const [row] = await this.deps.db
      .insert(jobLeases)
      .values({ name: CARRIER_EVENTS, owner: this.owner, leasedUntil })
      .onConflictDoUpdate({
        target: jobLeases.name,
        set: { owner: this.owner, leasedUntil },
        setWhere: sql`${jobLeases.owner} = ${this.owner} OR ${jobLeases.leasedUntil} < clock_timestamp()`,
      })
      .returning({ cursor: jobLeases.cursor, at: sql`clock_timestamp()`.mapWith(jobLeases.leasedUntil) })
    this.leasedAt = performance.now()
    return row ?? null
  }

  /** Gives the feed back, so that another server goes on with it at once. */
  async release(): Promise<void> {
    this.leasedAt = -Infinity
    await this.deps.db
      .update(jobLeases)
      .set({ leasedUntil: fromNow(0) })
      .where(this.ours)
  }

  private async stillOurs(): Promise<boolean> {
    return performance.now() - this.leasedAt < RENEW_MS || (await this.lease()) !== null
  }
}

const rowOf = ({ sms, ...event }: CarrierEvent, readAt: Date) => ({
  ...event,
  at: isTime(event.at) ? event.at : readAt,
  id: storableId(event.id),
  msisdn: storableNumber(event.msisdn),
  smsTo: sms && storable(sms.to),
  smsText: sms && storable(sms.text),
})

/** An event without a time, or of one that PostgreSQL does not store, counts as of when it was read: a cancellation is none of long ago. */
const isTime = (at: Date): boolean => at.getTime() > 0 && at.getTime() < Date.UTC(10_000, 0)

/** PostgreSQL stores no NUL, which a phone may send: one message must not hold up the events of all numbers. */
const storable = (text: string): string => text.replaceAll('\0', '')
