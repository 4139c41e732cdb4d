import type { Accounts } from '../domain/accounts/accounts'
import { eraseSubscriber, finishErasure, forgetErasures } from '../domain/accounts/erasures'
import { forgetFieldData } from '../domain/field-data/old-field-data'
import { purgeLimits } from '../domain/limits/report'
import type { QueuedWork } from '../infrastructure/job-queue/job-queue'
import { sweepDrafts } from '../infrastructure/media-drafts/sweep-drafts'
import type { ObjectStore } from '../infrastructure/objects/object-store'
import { sweepArchives } from '../infrastructure/releases/sweep-archives'
import { deleteOldContactMessages } from './old-contact-messages'

/** When tasks run by the clock, once for the whole fleet. */
const SCHEDULE = {
  // Transactions of the protection script, which anybody may ask for, gather meanwhile.
  purge: '*/10 * * * *',
  limits: '5,15,25,35,45,55 * * * *',
  contact_messages: '17 * * * *',
  erasures: '37 3 * * *',
  field_data: '47 3 * * *',
  release_archives: '57 3 * * *',
  media_drafts: '7 4 * * *',
}
export const CRON = Object.entries(SCHEDULE).map(([task, match]) => ({ task, match }))

/** What goes by the clock, and what is queued: a task of neither would never run. */
type Tasks = Record<keyof typeof SCHEDULE | keyof QueuedWork, (payload: unknown) => Promise<unknown>>

/** What the queue's jobs do, by their names. Each may be run again at any time. */
export function tasksOf(accounts: Accounts, objects: ObjectStore): Tasks {
  const { db, now } = accounts
  return {
    purge: () => accounts.purge(),
    limits: () => purgeLimits(db),
    contact_messages: () => deleteOldContactMessages(db, now()),
    erasures: () => forgetErasures(db),
    field_data: () => forgetFieldData(db),
    release_archives: () => sweepArchives(db, objects, now()),
    media_drafts: () => sweepDrafts(db, objects),
    erase_subscriber: (payload) =>
      eraseSubscriber({ ...accounts, objects }, (payload as QueuedWork['erase_subscriber']).subscriber),
    erase_person: (payload) => finishErasure(db, objects, (payload as QueuedWork['erase_person']).erasure),
    async remove_files(payload) {
      for (const address of (payload as QueuedWork['remove_files']).addresses) await objects.remove(address)
    },
  }
}
