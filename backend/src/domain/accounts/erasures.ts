import { and, eq, isNotNull, isNull, sql } from 'drizzle-orm'
import type { Db, Tx } from '../../infrastructure/db/connect'
import { deleteBefore } from '../../infrastructure/db/delete-in-batches'
import { subscribers } from '../../infrastructure/db/schema/base'
import { erasures } from '../../infrastructure/db/schema/erasures'
import { queueWork } from '../../infrastructure/job-queue/job-queue'
import { designFolderOf } from '../../infrastructure/uploads/design-folder'
import { eraseContactMessagesOf } from '../contact/erase-messages'
import type { Who } from '../subscriptions/lifecycle'
import type { Subscriptions } from '../subscriptions/subscriptions'
import { type ObjectStore, StoreAway } from '../../infrastructure/objects/object-store'

/** Seconds after which no upload that was under way at the erasure can add a file any more: it is looked at then, last. */
const UPLOADS_END_S = 10 * 60
const RETENTION = sql`interval '1 year'`

/**
 * Removes what others than the subscription have of a person, in the transaction that removes their rows: notes that they were erased, and
 * queues the removal of their files.
 */
export async function beginErasure(tx: Tx, { id, msisdn }: Who): Promise<void> {
  await eraseContactMessagesOf(tx, msisdn)
  const [row] = await tx
    .insert(erasures)
    .values({ folder: designFolderOf(id), databaseAt: sql`now()` })
    .returning({ id: erasures.id })
  const when = { key: `erase:${row!.id}`, afterSeconds: UPLOADS_END_S }
  await queueWork(tx, 'erase_person', { erasure: row!.id }, when)
}

/**
 * Removes every file of an erased person at once. Where that fails nothing is lost: the removal that `beginErasure` queued has the last word.
 * @throws StoreAway, or Error of the file system
 */
export const eraseFilesOf = (objects: Pick<ObjectStore, 'removeAll'>, id: string): Promise<void> =>
  objects.removeAll(designFolderOf(id))

interface Erasing {
  db: Db
  subscriptions: Pick<Subscriptions, 'erase'>
  objects: Pick<ObjectStore, 'removeAll'>
}

/**
 * Cancels the subscription of somebody who asked support for it, and erases them, their files at once where the store is there; nothing where
 * they are erased already.
 * @throws CarrierError, with nothing changed
 */
export async function eraseSubscriber({ db, subscriptions, objects }: Erasing, id: string): Promise<void> {
  const [who] = await db
    .select({ id: subscribers.id, msisdn: subscribers.msisdn })
    .from(subscribers)
    .where(eq(subscribers.id, id))
  if (!who) return
  await subscriptions.erase(who, (tx) => beginErasure(tx, who), 'support')
  await eraseFilesOf(objects, id).catch((error: unknown) => {
    if (!(error instanceof StoreAway)) throw error
  })
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
