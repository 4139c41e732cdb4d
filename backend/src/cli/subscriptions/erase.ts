import { eq } from 'drizzle-orm'
import type { Db } from '../../infrastructure/db/connect'
import { subscribers } from '../../infrastructure/db/schema/base'
import { queueWork } from '../../infrastructure/job-queue/job-queue'

interface EraseOptions {
  db: Db
  msisdn: string
  /** Without it nothing is done: an erasure has no way back. */
  isSure: boolean
  print: (line: string) => void
  /** Milliseconds that it waits for a worker to have done it. */
  waitMs?: number
}

const WAIT_MS = 20_000
const LOOK_MS = 200

/**
 * Has a worker cancel the subscription of a number at the operator and erase its person, as «حذف الحساب» does.
 * @returns whether it is done or queued
 */
export async function eraseNumber({ db, msisdn, isSure, print, waitMs = WAIT_MS }: EraseOptions): Promise<boolean> {
  const find = () => db.select({ id: subscribers.id }).from(subscribers).where(eq(subscribers.msisdn, msisdn))
  const [found] = await find()
  if (!found) {
    print('Nobody of that number has an account.')
    return false
  }
  if (!isSure) {
    print('Nothing is done yet. --yes ends this subscription at the operator, and erases name, number, saved designs')
    print('and messages to support for good; what was charged stays in the ledger, without the person.')
    return false
  }
  await queueWork(
    db,
    'erase_subscriber',
    { subscriber: found.id },
    { key: `erase-subscriber:${found.id}`, afterSeconds: 0 },
  )
  const endsAt = performance.now() + waitMs
  while (performance.now() < endsAt) {
    if (!(await find()).some(({ id }) => id === found.id)) {
      print('Erased.')
      return true
    }
    await new Promise((resolve) => setTimeout(resolve, LOOK_MS))
  }
  print('Queued: a worker does it once one runs and the operator answers. `jobs list` says what it waits for.')
  return true
}
