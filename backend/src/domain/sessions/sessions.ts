import { setTimeout as wait } from 'node:timers/promises'
import { eq, sql } from 'drizzle-orm'
import { Batched } from '../../lib/batched'
import type { Db, Tx } from '../../infrastructure/db/connect'
import { deleteBefore } from '../../infrastructure/db/delete-in-batches'
import { sessions } from '../../infrastructure/db/schema/auth'
import { subscribers, subscriptions } from '../../infrastructure/db/schema/base'
import { TimedCache } from '../../lib/timed-cache'
import type { SubscriptionRow } from '../subscriptions/database/rows'
import { newToken, tokenHash } from './tokens'

const HOUR_MS = 60 * 60 * 1000
/** A session that was not used for so long is over. */
const IDLE_MS = 90 * 24 * HOUR_MS
/** So long a server may go by what the database said of a session; who ends one waits as long. */
const LEASE_MS = 100
/** Timers may fire a millisecond early. */
const LEASES_ARE_OVER_MS = LEASE_MS + 5
const MAX_LEASES = 10_000

export interface FoundSession {
  sessionId: string
  lastUsedAt: Date
  id: string
  msisdn: string
  subscription: SubscriptionRow
  /** When the database was asked, by the service's clock in milliseconds since 1970. */
  queriedAt: number
}

/**
 * Bearer sessions; the token itself is known only to the client. What the database said of one is good for a moment, for
 * the calls of one page: a session that was ended is refused by every server from the answer to its end on.
 */
export class Sessions {
  /** Sessions that are not known are asked for together, by the calls of one moment. */
  private readonly found: Batched<string, FoundSession>
  private readonly leases = new TimedCache<FoundSession | undefined>({ lifetimeMs: LEASE_MS, maxWeight: MAX_LEASES })

  constructor(
    private readonly db: Db,
    private readonly now: () => Date,
    readPool: Db,
  ) {
    const find = readPool
      .select({
        sessionId: sessions.tokenHash,
        lastUsedAt: sessions.lastUsedAt,
        id: subscribers.id,
        msisdn: subscribers.msisdn,
        subscription: subscriptions,
      })
      .from(sessions)
      .innerJoin(subscribers, eq(subscribers.id, sessions.subscriberId))
      .innerJoin(subscriptions, eq(subscriptions.subscriberId, subscribers.id))
      .where(sql`${sessions.tokenHash} = ANY(${sql.placeholder('hashes')}::text[])`)
      .prepare('sessions_by_token')
    this.found = new Batched(async (hashes: string[]) => {
      const queriedAt = this.now().getTime()
      const rows = await find.execute({ hashes })
      return new Map(rows.map((row) => [row.sessionId, { ...row, queriedAt }]))
    })
  }

  /**
   * @param brand in whose flow the person signed in; null where nobody did
   * @returns the new token.
   */
  async start(tx: Tx, subscriberId: string, brand: string | null = null): Promise<string> {
    const token = newToken()
    const now = this.now()
    await tx
      .insert(sessions)
      .values({ tokenHash: tokenHash(token), subscriberId, createdAt: now, lastUsedAt: now, brand })
    return token
  }

  /** What `of` would find, where the database has just said it and nothing is to be written; else undefined. */
  leased(token: string): FoundSession | undefined {
    const session = this.leases.peek(token)
    if (!session) return undefined
    const now = this.now().getTime()
    return now - session.queriedAt < LEASE_MS && now - session.lastUsedAt.getTime() < HOUR_MS ? session : undefined
  }

  /** Whose token it is, with their subscription; `null` for one that is unknown, ended or was idle too long. */
  async of(token: string): Promise<FoundSession | null> {
    const session = await this.leases.get(token, () => this.found.get(tokenHash(token)))
    // That clock may be moved: what was so before is not kept for a moment of ours.
    if (session && this.now().getTime() - session.queriedAt >= LEASE_MS) return this.ofNow(token)
    return this.inUse(session)
  }

  /** The same by the database's word of now. */
  async ofNow(token: string): Promise<FoundSession | null> {
    return this.inUse(await this.found.get(tokenHash(token)))
  }

  /** Ends a session, and is done when every server refuses it. */
  async revoke(sessionId: string): Promise<void> {
    await this.db.delete(sessions).where(eq(sessions.tokenHash, sessionId))
    await this.leasesAreOver()
  }

  /** Resolves when no server goes by what the database said before this call. */
  leasesAreOver(): Promise<void> {
    return wait(LEASES_ARE_OVER_MS)
  }

  async purge(): Promise<void> {
    await deleteBefore(this.db, sessions.lastUsedAt, new Date(this.now().getTime() - IDLE_MS))
  }

  private async inUse(session: FoundSession | undefined): Promise<FoundSession | null> {
    const now = this.now()
    if (!session || session.lastUsedAt.getTime() + IDLE_MS <= now.getTime()) return null
    if (now.getTime() - session.lastUsedAt.getTime() >= HOUR_MS) {
      session.lastUsedAt = now
      await this.db.update(sessions).set({ lastUsedAt: now }).where(eq(sessions.tokenHash, session.sessionId))
    }
    return session
  }
}
