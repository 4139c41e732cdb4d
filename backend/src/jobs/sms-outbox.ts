import { eq, inArray, sql } from 'drizzle-orm'
import { CarrierError, type CarrierFailure } from '../infrastructure/carrier/errors'
import type { GuardedCarrier } from '../infrastructure/carrier/guarded'
import type { Db } from '../infrastructure/db/connect'
import { fromNow } from '../infrastructure/db/from-now'
import { smsOutbox } from '../infrastructure/db/schema/carrier'
import { exponentialDelay } from '../lib/exponential-delay'

interface SmsOutboxDeps {
  db: Db
  carrier: Pick<GuardedCarrier, 'sendSms' | 'allowedCalls'>
  now: () => Date
}

interface Waiting {
  id: number
  msisdn: string
  text: string
  sender: string | null
  tries: number
}

/** Messages on their way at once, and those that one server takes for each of them. */
const LANES = 8
const TAKEN_PER_LANE = 6
/** Longer than the carrier may take over the messages of a lane, one after the other. */
const LEASE_MS = 60_000
const FIRST_WAIT_MS = 10_000
const LONGEST_WAIT_MS = 60 * 60_000
/** With these waits a message is given up after about half a day. */
const MAX_TRIES = 20
/**
 * Tries that one without an answer counts as, and by how much longer the next waits: the message may have come, and nobody
 * is to read twenty times that money was taken.
 */
const UNANSWERED_TRIES = 5

/**
 * Delivers the messages of the outbox, at least once each: one whose delivery nobody could write down is sent again when
 * its lease ends. Those of one number go out in their order, whichever servers send them: while one is under way or
 * waits to be tried again, the next of its number waits behind it.
 */
export class SmsOutbox {
  constructor(private readonly deps: SmsOutboxDeps) {}

  /** @returns how many were delivered */
  async deliver(isStopping: () => boolean = () => false): Promise<number> {
    const { carrier, now } = this.deps
    let delivered = 0
    for (;;) {
      const allowed = carrier.allowedCalls(LANES)
      const waiting = isStopping() ? [] : await this.take(allowed * TAKEN_PER_LANE)
      if (waiting.length === 0) return delivered
      const lanes = Array.from({ length: allowed }, async () => {
        const sent: number[] = []
        while (waiting.length > 0 && !isStopping() && carrier.allowedCalls(1) > 0) {
          const next = waiting.shift()!
          if (await this.send(next)) sent.push(next.id)
        }
        delivered += sent.length
        if (sent.length > 0) await this.close(sent, { sentAt: now() })
      })
      await Promise.all(lanes)
      if (waiting.length > 0) {
        await this.giveBack(waiting)
        return delivered
      }
    }
  }

  /**
   * Of each number the oldest message, if it is due: ours for a while; a server that dies with it leaves it to the next.
   * What has a number still waits; asked like this, the index of numbers is used however many suddenly wait.
   */
  private async take(limit: number): Promise<Waiting[]> {
    if (limit === 0) return []
    const { rows } = await this.deps.db.execute<Omit<Waiting, 'id'> & { id: string }>(sql`
      UPDATE sms_outbox SET next_at = ${fromNow(LEASE_MS)}
      WHERE id IN (
        SELECT id FROM sms_outbox due
        WHERE sent_at IS NULL AND failed_at IS NULL AND next_at <= clock_timestamp() AND id = (
          SELECT oldest.id FROM sms_outbox oldest WHERE oldest.msisdn = due.msisdn ORDER BY oldest.id LIMIT 1)
        ORDER BY next_at, id LIMIT ${limit} FOR UPDATE SKIP LOCKED)
      RETURNING id, msisdn, text, sender, tries`)
    return rows.map((row) => ({ ...row, id: Number(row.id) })).sort((a, b) => a.id - b.id)
  }

  /** What was taken and not sent, when the server stops or the carrier is left alone: any server may send it at once. */
  private async giveBack(unsent: Waiting[]): Promise<void> {
    const ids = unsent.splice(0).map(({ id }) => id)
    await this.deps.db
      .update(smsOutbox)
      .set({ nextAt: fromNow(0) })
      .where(inArray(smsOutbox.id, ids))
  }

  /** @returns whether it was delivered */
  private async send({ id, msisdn, text, sender, tries }: Waiting): Promise<boolean> {
    try {
      await this.deps.carrier.sendSms({ msisdn, text, ...(sender !== null && { from: sender }) })
      return true
    } catch (error) {
      await this.postpone({ id, tries }, error instanceof CarrierError ? error.failure : 'timed_out')
      return false
    }
  }

  private async postpone(message: Pick<Waiting, 'id' | 'tries'>, failure: CarrierFailure): Promise<void> {
    const weight = failure === 'timed_out' ? UNANSWERED_TRIES : 1
    const tries = message.tries + weight
    if (failure === 'refused' || tries >= MAX_TRIES)
      return this.close([message.id], { failedAt: this.deps.now(), tries })
    const wait = weight * exponentialDelay(tries - 1, FIRST_WAIT_MS, LONGEST_WAIT_MS)
    await this.deps.db
      .update(smsOutbox)
      .set({ tries, nextAt: fromNow(wait) })
      .where(eq(smsOutbox.id, message.id))
  }

  /** What a message said, and to whom, is nobody's business once it is delivered. */
  private async close(ids: number[], how: { sentAt: Date } | { failedAt: Date; tries: number }): Promise<void> {
    await this.deps.db
      .update(smsOutbox)
      .set({ ...how, msisdn: null, text: null })
      .where(inArray(smsOutbox.id, ids))
  }
}
