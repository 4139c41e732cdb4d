import { createHash, randomBytes } from 'node:crypto'
import { and, desc, eq, gt, inArray, isNull } from 'drizzle-orm'
import type { Db } from '../../infrastructure/db/connect'
import { deleteBefore } from '../../infrastructure/db/delete-in-batches'
import { protectionTransactions as table } from '../../infrastructure/db/schema/auth'
import type { Keys, NumberKeys } from '../keys/keys'

/** Long enough to read the landing page and the terms, short enough to be worthless to a hoarder. */
const LIFETIME_MS = 30 * 60_000

interface ClaimedTransaction {
  /** The carrier's own name for the attempt. */
  carrierTransaction: string
  /** Gives it back unused, for a login that was not accepted. */
  release(): Promise<void>
}

/**
 * Transactions of the protection script: each is good for one accepted login, from the browser that asked for it. The
 * number of that login is remembered for as long, by its HMAC: another code for it needs no new transaction.
 */
export class ProtectionTransactions {
  constructor(
    private readonly db: Db,
    private readonly now: () => Date,
    private readonly keys: Pick<Keys, 'ofNumber' | 'allOfNumber'>,
  ) {}

  /** @param client what the browser is known by, such as its CSRF cookie. @returns the `transaction_identify`. */
  async issue(client: string, carrierTransaction: string): Promise<string> {
    const id = randomBytes(24).toString('base64url')
    const expiresAt = new Date(this.now().getTime() + LIFETIME_MS)
    const transaction = { idHash: digest(id), client: digest(client), carrierTransaction, expiresAt }
    await this.db.insert(table).values(transaction).prepare('issue_transaction').execute()
    return id
  }

  /** Takes a transaction for a login, of which only one succeeds at a time; `null` when it is not, or no longer, good. */
  async claim(client: string, id: string, msisdn: string): Promise<ClaimedTransaction | null> {
    const now = this.now()
    const numberKey = this.keys.ofNumber(msisdn)
    const ofThis = eq(table.idHash, digest(id))
    const good = and(ofThis, eq(table.client, digest(client)), isNull(table.usedAt), gt(table.expiresAt, now))
    const claim = this.db.update(table).set({ usedAt: now, numberKey }).where(good).returning()
    const [row] = await claim.prepare('claim_transaction').execute()
    if (!row) return null
    const unused = { usedAt: null, numberKey: null }
    const release = async () => void (await this.db.update(table).set(unused).where(ofThis))
    return { carrierTransaction: row.carrierTransaction, release }
  }

  /** Whether this browser had a login accepted for the number of late, so that it may ask for the code again. */
  async covers(client: string, msisdn: string): Promise<boolean> {
    const ofClient = and(this.usedFor(this.keys.allOfNumber(msisdn)), eq(table.client, digest(client)))
    const [row] = await this.db.select({ idHash: table.idHash }).from(table).where(ofClient).limit(1)
    return row !== undefined
  }

  /** The carrier's name of the attempt that led to the number's code. */
  async lastOf(msisdn: string): Promise<string | undefined> {
    const numberKeys = this.keys.allOfNumber(msisdn)
    const [row] = await this.db
      .select({ carrierTransaction: table.carrierTransaction })
      .from(table)
      .where(this.usedFor(numberKeys))
      .orderBy(desc(table.usedAt))
      .limit(1)
      .prepare(`last_transaction_${numberKeys.length}`)
      .execute()
    return row?.carrierTransaction
  }

  async purge(): Promise<void> {
    await deleteBefore(this.db, table.expiresAt, this.now())
  }

  private usedFor(numberKeys: NumberKeys) {
    return and(inArray(table.numberKey, [...numberKeys]), gt(table.expiresAt, this.now()))
  }
}

const digest = (text: string) => createHash('sha256').update(text).digest('base64url')
