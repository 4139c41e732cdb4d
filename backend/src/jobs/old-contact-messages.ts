import type { Db } from '../infrastructure/db/connect'
import { deleteBefore } from '../infrastructure/db/delete-in-batches'
import { contactMessages } from '../infrastructure/db/schema/contact'

/** Deletes messages to support that are older than a year, as the privacy page promises. */
export async function deleteOldContactMessages(db: Db, now: Date): Promise<void> {
  const yearAgo = new Date(now)
  yearAgo.setUTCFullYear(now.getUTCFullYear() - 1)
  await deleteBefore(db, contactMessages.createdAt, yearAgo)
}
