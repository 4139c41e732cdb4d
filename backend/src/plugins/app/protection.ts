import { createHash, randomBytes } from 'node:crypto'
import { and, eq, gt, isNull, lt } from 'drizzle-orm'
import type { Db } from '../../db/connect'
import { protectionTransactions as table } from '../../db/schema/auth'

/** Long enough to read the landing page and the terms, short enough to be worthless to a hoarder. */
const LIFE_MS = 30 * 60_000

interface ClaimedTransaction {
  /** The carrier's own name for the attempt. */
  carrierTransaction: string
  /** Gives it back unused, for a login that was not accepted. */
  release(): Promise<void>
}

/** Transactions of the protection script: each is good for one accepted login, from the browser that asked for it. */
export class ProtectionTransactions {
  constructor(
    private readonly db: Db,
    private readonly now: () => Date,
  ) {}

  /** @param client what the browser is known by, such as its anti-forgery token. @returns the `transaction_identify`. */
  async issue(client: string, carrierTransaction: string): Promise<string> {
    const id = randomBytes(24).toString('base64url')
    const expiresAt = new Date(this.now().getTime() + LIFE_MS)
    await this.db.insert(table).values({ idHash: digest(id), client: digest(client), carrierTransaction, expiresAt })
    return id
  }

  /** Takes a transaction for a login, of which only one succeeds at a time; `null` when it is not, or no longer, good. */
  async claim(client: string, id: string): Promise<ClaimedTransaction | null> {
    const now = this.now()
    const ofThis = eq(table.idHash, digest(id))
    const good = and(ofThis, eq(table.client, digest(client)), isNull(table.usedAt), gt(table.expiresAt, now))
    const [row] = await this.db.update(table).set({ usedAt: now }).where(good).returning()
    if (!row) return null
    const release = async () => void (await this.db.update(table).set({ usedAt: null }).where(ofThis))
    return { carrierTransaction: row.carrierTransaction, release }
  }

  async purge(): Promise<void> {
    await this.db.delete(table).where(lt(table.expiresAt, this.now()))
  }
}

const digest = (text: string) => createHash('sha256').update(text).digest('base64url')
