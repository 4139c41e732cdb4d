import { eq, lt, sql } from 'drizzle-orm'
import { Batched } from '../../../batched'
import type { Db, Tx } from '../../../db/connect'
import { sessions } from '../../../db/schema/auth'
import { subscribers, subscriptions } from '../../../db/schema/subscriptions'
import { newToken, tokenHash } from './tokens'

const HOUR_MS = 60 * 60 * 1000
/** A session that was not used for so long is over. */
const IDLE_MS = 90 * 24 * HOUR_MS

/** Bearer sessions; the token itself is known only to the client. */
export class Sessions {
  /** Every call of a subscriber asks for his session: calls of one moment do it together. */
  private readonly found

  constructor(
    private readonly db: Db,
    private readonly now: () => Date,
    lookups: Db,
  ) {
    const find = lookups
      .select({
        tokenHash: sessions.tokenHash,
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
      const rows = await find.execute({ hashes })
      return new Map(rows.map((row) => [row.tokenHash, row]))
    })
  }

  /** @returns the new token. */
  async start(tx: Tx, subscriberId: string): Promise<string> {
    const token = newToken()
    const now = this.now()
    await tx.insert(sessions).values({ tokenHash: tokenHash(token), subscriberId, createdAt: now, lastUsedAt: now })
    return token
  }

  /** Whose token it is, with his subscription; `null` for one that is unknown, revoked or was idle too long. */
  async of(token: string) {
    const sessionId = tokenHash(token)
    const row = await this.found.get(sessionId)
    const now = this.now()
    if (!row || row.lastUsedAt.getTime() + IDLE_MS <= now.getTime()) return null
    if (now.getTime() - row.lastUsedAt.getTime() >= HOUR_MS) {
      await this.db.update(sessions).set({ lastUsedAt: now }).where(eq(sessions.tokenHash, sessionId))
    }
    const { id, msisdn, subscription } = row
    return { sessionId, id, msisdn, subscription }
  }

  async revoke(sessionId: string): Promise<void> {
    await this.db.delete(sessions).where(eq(sessions.tokenHash, sessionId))
  }

  async purge(): Promise<void> {
    await this.db.delete(sessions).where(lt(sessions.lastUsedAt, new Date(this.now().getTime() - IDLE_MS)))
  }
}
