import { and, eq, isNotNull, isNull, sql } from 'drizzle-orm'
import type { Db, Tx } from '../../infrastructure/db/connect'
import { deleteBefore } from '../../infrastructure/db/delete-in-batches'
import { erasures } from '../../infrastructure/db/schema/erasures'
import { queueWork } from '../../infrastructure/job-queue/job-queue'
import type { ObjectStore } from '../../infrastructure/objects/object-store'

/** Seconds after which no upload that was under way at the erasure can add a file any more: it is looked at then, last. */
const UPLOADS_END_S = 10 * 60
const RETENTION = sql`interval '1 year'`

/**
 * Notes that a person was erased, in the transaction that removes their rows, and queues the removal of their files.
 * @param folder where the object store has them
 */
export async function beginErasure(tx: Tx, folder: string): Promise<void> {
  const [row] = await tx
    .insert(erasures)
    .values({ folder, databaseAt: sql`now()` })
    .returning({ id: erasures.id })
  const when = { key: `erase:${row!.id}`, afterSeconds: UPLOADS_END_S }
  await queueWork(tx, 'erase_person', { erasure: row!.id }, when)
}

/** Removes what the store has of an erased person, and notes that it has nothing more. @throws StoreAway */
export async function finishErasure(db: Db, objects: Pick<ObjectStore, 'removeAll'>, id: string): Promise<void> {
  const [row] = await db
    .select()
    .from(erasures)
    .where(and(eq(erasures.id, id), isNull(erasures.objectsAt)))
  if (!row) return
  await objects.removeAll(row.folder)
  await db
    .update(erasures)
    .set({ objectsAt: sql`now()` })
    .where(eq(erasures.id, id))
}

/** Removes the notes of erasures that every store confirmed a year ago. */
export const forgetErasures = (db: Db): Promise<void> =>
  deleteBefore(db, erasures.databaseAt, sql`now() - ${RETENTION}`, isNotNull(erasures.objectsAt))
