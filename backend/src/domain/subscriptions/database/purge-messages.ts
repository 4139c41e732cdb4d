import type { Db } from '../../../infrastructure/db/connect'
import { deleteBefore } from '../../../infrastructure/db/delete-in-batches'
import { carrierEvents, smsOutbox } from '../../../infrastructure/db/schema/carrier'

/** Repeated messages and events are recognised for this long. */
const RETENTION_MS = 90 * 24 * 60 * 60 * 1000

/** Removes old messages and events, of which only ids were left. */
export async function purgeMessages(db: Db, now: Date): Promise<void> {
  const before = new Date(now.getTime() - RETENTION_MS)
  await deleteBefore(db, smsOutbox.createdAt, before)
  await deleteBefore(db, carrierEvents.doneAt, before)
}
