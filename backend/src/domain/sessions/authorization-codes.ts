import { createHash } from 'node:crypto'
import { and, eq, gt, sql } from 'drizzle-orm'
import type { Db } from '../../infrastructure/db/connect'
import { deleteBefore } from '../../infrastructure/db/delete-in-batches'
import { authorizationCodes, sessions } from '../../infrastructure/db/schema/auth'
import type { Sessions } from './sessions'
import { newToken, tokenHash } from './tokens'

/** Seconds for which a code can be exchanged: a partner's page sends it to its server at once. */
export const CODE_LIFETIME_SECONDS = 60
/** Milliseconds after a sign-in within which its flow may ask for a code; the callback page is the next one. */
const FRESH_MS = 5 * 60 * 1000

/** For whom a code is: as the flow has it, and as the partner's server says it again. */
interface CodeTarget {
  brand: string
  origin: string
}

/**
 * Codes by which a page that frames the sign-in flow comes to a session, without a token in any page: authorization codes
 * with proof of possession (RFC 6749, 4.1; RFC 7636; RFC 9700, 2.1.1). ADR 0036 says why.
 */
export class AuthorizationCodes {
  constructor(
    private readonly db: Db,
    private readonly now: () => Date,
    private readonly sessionsOf: Pick<Sessions, 'start'>,
  ) {}

  /**
   * A code of a session that was just begun in the flow of this brand; it takes the place of the one before.
   * @param challenge SHA-256 of the partner's verifier, base64url
   * @returns undefined for a session of another brand's flow, of a while ago, or that ended
   */
  async issue(sessionId: string, { brand, origin }: CodeTarget, challenge: string): Promise<string | undefined> {
    const code = newToken()
    const now = this.now()
    const expiresAt = new Date(now.getTime() + CODE_LIFETIME_SECONDS * 1000)
    const fresh = this.db
      .select({
        sessionHash: sessions.tokenHash,
        codeHash: sql<string>`${tokenHash(code)}`.as('code_hash'),
        brand: sql<string>`${brand}`.as('brand'),
        origin: sql<string>`${origin}`.as('origin'),
        challenge: sql<string>`${challenge}`.as('challenge'),
        expiresAt: sql<Date>`${expiresAt.toISOString()}::timestamptz`.as('expires_at'),
      })
      .from(sessions)
      .where(
        and(
          eq(sessions.tokenHash, sessionId),
          eq(sessions.brand, brand),
          gt(sessions.createdAt, new Date(now.getTime() - FRESH_MS)),
        ),
      )
    const issued = await this.db
      .insert(authorizationCodes)
      .select(fresh)
      .onConflictDoUpdate({
        target: authorizationCodes.sessionHash,
        set: { codeHash: tokenHash(code), brand, origin, challenge, expiresAt },
      })
      .returning({ sessionHash: authorizationCodes.sessionHash })
    return issued.length > 0 ? code : undefined
  }

  /**
   * Whose a code is, which stays as it is: what a partner is told of them is looked up before the code is used up.
   * @param verifier of the challenge with which the flow began
   * @returns the subscriber's id; undefined for a code that is unknown, used, of another brand, origin or verifier, too old,
   *   or whose session ended
   */
  async subscriberOf(code: string, target: CodeTarget, verifier: string): Promise<string | undefined> {
    const [row] = await this.db
      .select({ subscriberId: sessions.subscriberId })
      .from(authorizationCodes)
      .innerJoin(sessions, eq(sessions.tokenHash, authorizationCodes.sessionHash))
      .where(this.good(code, target, verifier))
    return row?.subscriberId
  }

  /**
   * Uses a code up, once among all servers, and begins a session for the partner.
   * @returns the session's token; undefined where `subscriberOf` is
   */
  async exchange(code: string, target: CodeTarget, verifier: string): Promise<string | undefined> {
    return this.db.transaction(async (tx) => {
      const [used] = await tx
        .delete(authorizationCodes)
        .where(this.good(code, target, verifier))
        .returning({ sessionHash: authorizationCodes.sessionHash })
      if (!used) return undefined
      const [session] = await tx
        .select({ subscriberId: sessions.subscriberId })
        .from(sessions)
        .where(eq(sessions.tokenHash, used.sessionHash))
      // Without a brand: no flow began it, so it can ask for no further code.
      return session && (await this.sessionsOf.start(tx, session.subscriberId))
    })
  }

  async purge(): Promise<void> {
    await deleteBefore(this.db, authorizationCodes.expiresAt, this.now())
  }

  private good(code: string, { brand, origin }: CodeTarget, verifier: string) {
    return and(
      eq(authorizationCodes.codeHash, tokenHash(code)),
      eq(authorizationCodes.brand, brand),
      eq(authorizationCodes.origin, origin),
      eq(authorizationCodes.challenge, createHash('sha256').update(verifier).digest('base64url')),
      gt(authorizationCodes.expiresAt, this.now()),
    )
  }
}
