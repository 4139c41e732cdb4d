import { eq, inArray, sql } from 'drizzle-orm'
import { CarrierError } from '../infrastructure/carrier/errors'
import type { Carrier } from '../infrastructure/carrier/port'
import type { Db } from '../infrastructure/db/connect'
import { fromNow } from '../infrastructure/db/from-now'
import { smsOutbox } from '../infrastructure/db/schema/carrier'

interface SmsOutboxDeps {
  db: Db
  carrier: Pick<Carrier, 'sendSms'>
  now: () => Date
}

interface Waiting {
  id: number
  msisdn: string
  text: string
  sender: string | null
  tries: number
}

const AT_ONCE = 48
/** Messages on their way at once. */
const LANES = 8
/** Longer than the carrier may take over the messages of a lane, one after the other. */
const LEASE_MS = 60_000
const FIRST_WAIT_MS = 10_000
const LONGEST_WAIT_MS = 60 * 60_000
/** With these waits a message is given up after about half a day. */
const MOST_TRIES = 20
/** So many failures in a row, and the rest waits. */
const OUTAGE = 5

/**
 * Delivers the messages of the outbox, at least once each: one whose delivery nobody could write down is sent again when
 * its lease ends. Those of one number go out in their order, whichever servers send them: while one is under way or
 * waits to be tried again, the next of its number waits behind it.
 */
export class SmsOutbox {
  private failures = 0

  constructor(private readonly deps: SmsOutboxDeps) {}

  /** @returns how many were delivered */
  async deliver(isStopping: () => boolean = () => false): Promise<number> {
    let delivered = 0
    for (;;) {
      const waiting = await this.take()
      const left = [...waiting]
      const lanes = Array.from({ length: LANES }, async () => {
        const sent: number[] = []
        for (let next = left.shift(); next; next = left.shift()) {
          if (isStopping() || this.failures >= OUTAGE) break
          if (await this.send(next)) sent.push(next.id)
        }
        delivered += sent.length
        if (sent.length > 0) await this.close(sent, { sentAt: this.deps.now() })
      })
      await Promise.all(lanes)
      const isOutage = this.failures >= OUTAGE
      // The next run tries one by one again.
      if (isOutage) this.failures = OUTAGE - 1
      if (waiting.length === 0 || isOutage || isStopping()) return delivered
    }
  }

  /**
   * Of each number the oldest message, if it is due: ours for a while; a server that dies with it leaves it to the next.
   * What has a number still waits; asked like this, the index of numbers is used however many suddenly wait.
   */
  private async take(): Promise<Waiting[]> {
    const { rows } = await this.deps.db.execute<Omit<Waiting, 'id'> & { id: string }>(sql`
      UPDATE sms_outbox SET next_at = ${fromNow(LEASE_MS)}
      WHERE id IN (
        SELECT id FROM sms_outbox due
        WHERE sent_at IS NULL AND failed_at IS NULL AND next_at <= clock_timestamp() AND id = (
          SELECT oldest.id FROM sms_outbox oldest WHERE oldest.msisdn = due.msisdn ORDER BY oldest.id LIMIT 1)
        ORDER BY next_at, id LIMIT ${AT_ONCE} FOR UPDATE SKIP LOCKED)
      RETURNING id, msisdn, text, sender, tries`)
    return rows.map((row) => ({ ...row, id: Number(row.id) })).sort((a, b) => a.id - b.id)
  }

  /** @returns whether it was delivered */
  private async send({ id, msisdn, text, sender, tries }: Waiting): Promise<boolean> {
    try {
      await this.deps.carrier.sendSms({ msisdn, text, ...(sender !== null && { from: sender }) })
      this.failures = 0
      return true
    } catch (error) {
      const isFinal = error instanceof CarrierError && error.failure === 'refused'
      if (!isFinal) this.failures += 1
      await this.postpone(id, tries + 1, isFinal)
      return false
    }
  }

  private async postpone(id: number, tries: number, isFinal: boolean): Promise<void> {
    if (isFinal || tries >= MOST_TRIES) return this.close([id], { failedAt: this.deps.now(), tries })
    const wait = Math.min(LONGEST_WAIT_MS, FIRST_WAIT_MS * 2 ** (tries - 1))
    await this.deps.db
      .update(smsOutbox)
      .set({ tries, nextAt: fromNow(wait) })
      .where(eq(smsOutbox.id, id))
  }

  /** What a message said, and to whom, is nobody's business once it is delivered. */
  private async close(ids: number[], how: { sentAt: Date } | { failedAt: Date; tries: number }): Promise<void> {
    await this.deps.db
      .update(smsOutbox)
      .set({ ...how, msisdn: null, text: null })
      .where(inArray(smsOutbox.id, ids))
  }
}
