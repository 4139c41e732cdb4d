import type { Proof } from '@yawmi/contract'
import { and, eq, gt } from 'drizzle-orm'
import type { Db, Tx } from '../../../infrastructure/db/connect'
import { deleteBefore } from '../../../infrastructure/db/delete-in-batches'
import { smsProofs } from '../../../infrastructure/db/schema/proofs'
import type { Keys } from '../../keys/keys'
import { isTokenOf, smsTextOf, type SmsTokenOwner, smsTokenOf, TOKEN_LIFETIME_MS } from './sms-token'

/** Seconds between two questions of a page whether its message has come. */
export const POLL_S = 3

/**
 * Signing in by a message to the short code: it comes from the number itself, so it proves the number, and its token
 * names the browser that asked. What came is kept as an HMAC until that browser takes it.
 */
export class SmsProofs {
  constructor(private readonly deps: { db: Db; keys: Pick<Keys, 'mac'>; now: () => Date }) {}

  /** @param to the short code of the brand. */
  offer(owner: SmsTokenOwner, to: string): Proof {
    const { keys, now } = this.deps
    const at = now()
    const { token, expiresAt } = smsTokenOf(keys, owner, at)
    const expiresIn = Math.ceil((expiresAt.getTime() - at.getTime()) / 1000)
    return { kind: 'sms', to, text: smsTextOf(token), token, expiresIn, retryAfter: POLL_S, msisdn: owner.msisdn }
  }

  isOf(owner: SmsTokenOwner, token: string): boolean {
    const { keys, now } = this.deps
    return isTokenOf(keys, owner, token, now())
  }

  /** A number sent a token, whoever it was made for. */
  async receive(msisdn: string, token: string): Promise<void> {
    const { db, now } = this.deps
    const receivedAt = now()
    await db
      .insert(smsProofs)
      .values({ mac: this.macOf(msisdn, token), receivedAt })
      .onConflictDoUpdate({ target: smsProofs.mac, set: { receivedAt } })
  }

  /** Whether the number has sent the token, without taking it. */
  async hasCome(msisdn: string, token: string): Promise<boolean> {
    const [row] = await this.deps.db.select({ mac: smsProofs.mac }).from(smsProofs).where(this.live(msisdn, token))
    return row !== undefined
  }

  /** Takes what the number sent: of many who try at once, one. */
  async take(tx: Tx, msisdn: string, token: string): Promise<boolean> {
    const taken = await tx.delete(smsProofs).where(this.live(msisdn, token)).returning({ mac: smsProofs.mac })
    return taken.length > 0
  }

  async purge(): Promise<void> {
    await deleteBefore(this.deps.db, smsProofs.receivedAt, this.oldest())
  }

  private live(msisdn: string, token: string) {
    return and(eq(smsProofs.mac, this.macOf(msisdn, token)), gt(smsProofs.receivedAt, this.oldest()))
  }

  private oldest(): Date {
    return new Date(this.deps.now().getTime() - TOKEN_LIFETIME_MS)
  }

  private macOf(msisdn: string, token: string): string {
    return this.deps.keys.mac('sms-came', msisdn, token)
  }
}
