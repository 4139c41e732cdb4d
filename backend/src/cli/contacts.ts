import { asc, gte } from 'drizzle-orm'
import type { Db } from '../infrastructure/db/connect'
import { databaseTime } from '../infrastructure/db/database-clock'
import { contactMessages } from '../infrastructure/db/schema/contact'
import { formatServiceTime } from '../lib/service-time'
import { masked, plain, plainLine } from './plain-text'

const UNITS: Record<string, number> = { h: 3_600_000, d: 86_400_000, w: 7 * 86_400_000 }

/** Milliseconds of `12h`, `7d` or `2w`; undefined for anything else. */
export function durationOf(text: string): number | undefined {
  const [, number, unit] = /^(\d{1,4})([hdw])$/.exec(text) ?? []
  return number && unit ? Number(number) * UNITS[unit]! : undefined
}

interface PrintContacts {
  /** Milliseconds back from now; all that are kept when it is left out. */
  since?: number | undefined
  /** Phone numbers whole, in place of their last three digits. */
  full: boolean
  print: (line: string) => void
  now?: Date
}

/** Says the messages to support, oldest first, each as a line of who and when and the text below it. */
export async function printContacts(db: Db, { since, full, print, now }: PrintContacts): Promise<void> {
  // Messages have the database's time; this machine's may be another.
  const until = now ?? (await databaseTime(db))
  const messages = await db
    .select()
    .from(contactMessages)
    .where(since === undefined ? undefined : gte(contactMessages.createdAt, new Date(until.getTime() - since)))
    .orderBy(asc(contactMessages.createdAt), asc(contactMessages.id))
  for (const { name, email, phoneNumber, subject, message, createdAt } of messages) {
    const time = formatServiceTime(new Date(Math.floor(createdAt.getTime() / 1000) * 1000))
    const phone = full ? phoneNumber : masked(phoneNumber)
    print([time, name, email, phone, subject].map(plainLine).join('  '))
    for (const line of plain(message).split('\n')) print(`    ${line}`)
  }
  print(`${messages.length} messages.`)
}
