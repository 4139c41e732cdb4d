import { and, asc, eq, inArray, isNotNull, sql } from 'drizzle-orm'
import type { Db, Tx } from '../db/connect'
import { mediaDrafts, pictures } from '../db/schema/content'
import { isNamed } from './named-media'

/**
 * What an import has made and nothing shows yet. Nothing of it is written with the import's own transaction, so that of one
 * which is killed the database still knows what it has left; `sweep-drafts.ts` removes that after a while.
 */
export class MediaDrafts {
  constructor(private readonly db: Db) {}

  /** Notes a file before it is put into the store. */
  async note(address: string): Promise<void> {
    const again = { putAt: sql`now()` }
    await this.db
      .insert(mediaDrafts)
      .values({ address })
      .onConflictDoUpdate({ target: mediaDrafts.address, set: again })
  }

  /**
   * Keeps files that an import of before has left, for this one goes on with them. To be called before they are looked
   * for: where they are being removed it waits, and then they are not there.
   */
  async hold(addresses: readonly string[]): Promise<void> {
    const { address } = mediaDrafts
    // In one order, so that two pictures with the same files do not wait for each other.
    const inOrder = this.db
      .select({ address })
      .from(mediaDrafts)
      .where(inArray(address, [...addresses]))
      .orderBy(asc(address))
      .for('update')
    await this.db
      .update(mediaDrafts)
      .set({ putAt: sql`now()` })
      .where(inArray(address, inOrder))
  }

  /** The same of a picture's row. @returns undefined where there is none that was never shown */
  async holdPicture(sourceDigest: string): Promise<typeof pictures.$inferSelect | undefined> {
    const [held] = await this.db
      .update(pictures)
      .set({ unshownSince: sql`now()` })
      .where(and(eq(pictures.sourceDigest, sourceDigest), isNotNull(pictures.unshownSince)))
      .returning()
    return held
  }
}

/** Takes what is shown from now on out of the drafts, in the transaction that makes it visible. */
export async function settleDrafts(tx: Pick<Tx, 'execute'>): Promise<void> {
  await tx.execute(sql`UPDATE pictures SET unshown_since = NULL
    WHERE unshown_since IS NOT NULL AND EXISTS (SELECT FROM contents WHERE picture_id = pictures.id)`)
  await tx.execute(
    sql`DELETE FROM media_drafts WHERE ${isNamed(sql`media_drafts.address`, sql`unshown_since IS NULL`)}`,
  )
}
