import { lt } from 'drizzle-orm'
import type { Db } from '../../../infrastructure/db/connect'
import { deleteInBatches } from '../../../infrastructure/db/delete-in-batches'
import { carrierEvents, smsOutbox } from '../../../infrastructure/db/schema/carrier'

/** So long a message or an event that comes twice is known. */
const RETENTION_MS = 90 * 24 * 60 * 60 * 1000

/** Removes messages and events of long ago, of which only ids were left. */
export async function purgeMessages(db: Db, now: Date): Promise<void> {
  const before = new Date(now.getTime() - RETENTION_MS)
  await deleteInBatches(db, smsOutbox, lt(smsOutbox.createdAt, before))
  await deleteInBatches(db, carrierEvents, lt(carrierEvents.doneAt, before))
}
