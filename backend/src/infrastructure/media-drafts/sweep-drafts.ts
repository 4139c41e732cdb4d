import { and, eq, lt, not, sql } from 'drizzle-orm'
import type { Db } from '../db/connect'
import { mediaDrafts } from '../db/schema/content'
import type { ObjectStore } from '../objects/object-store'
import { isNamed } from './named-media'

/** For so long an import that was killed may be done again, and goes on where it was. Longer than any import takes. */
const OLD = sql`now() - interval '7 days'`
/** Pictures that one statement deletes. */
const BATCH = 20

/**
 * Removes what imports have left that were killed, or failed, and were never done again: pictures that no content has had, and files
 * that no row names. What was ever shown stays, since saved designs and open pages may have it.
 * @returns how many files
 * @throws StoreAway
 */
export async function sweepDrafts(db: Db, objects: Pick<ObjectStore, 'remove'>): Promise<number> {
  await deleteUnshown(db)
  const isOld = lt(mediaDrafts.putAt, OLD)
  const old = await db.select({ address: mediaDrafts.address }).from(mediaDrafts).where(isOld)
  let removed = 0
  for (const { address } of old) {
    // An import that comes upon the file meanwhile waits for the row, and then finds that the file is gone.
    await db.transaction(async (tx) => {
      const ofThis = and(eq(mediaDrafts.address, address), isOld, not(isNamed(sql`${address}::text`)))
      if ((await tx.delete(mediaDrafts).where(ofThis).returning()).length === 0) return
      await objects.remove(address)
      removed += 1
    })
  }
  return removed
}

async function deleteUnshown(db: Db): Promise<void> {
  for (;;) {
    const { rowCount } = await db.execute(sql`
      DELETE FROM pictures WHERE id IN (
        SELECT id FROM pictures p WHERE unshown_since < ${OLD}
          AND NOT EXISTS (SELECT FROM contents WHERE picture_id = p.id) LIMIT ${BATCH})
        AND unshown_since < ${OLD}`)
    if ((rowCount ?? 0) < BATCH) return
  }
}
