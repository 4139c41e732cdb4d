import { and, eq, gt, sql } from 'drizzle-orm'
import type { Db } from '../../infrastructure/db/connect'
import { contactMessages } from '../../infrastructure/db/schema/contact'

const FIELDS = ['name', 'email', 'phoneNumber', 'subject', 'message'] as const
type Message = Record<(typeof FIELDS)[number], string>

/** By the database's clock, which the messages have their time from. */
const TEN_MINUTES_AGO = sql`now() - interval '10 minutes'`

/** Any number: one namespace of locks. */
const LOCK = 7_293_024

/**
 * Stores what a person wrote to support. The same, letter by letter, within ten minutes is one message: the answer to the
 * first was lost on its way, and the person pressed again. It may still be under way then, at whichever server: each waits
 * for those with the same text.
 */
export async function receiveMessage(db: Db, message: Message): Promise<void> {
  const recent = gt(contactMessages.createdAt, TEN_MINUTES_AGO)
  const same = FIELDS.map((field) => eq(contactMessages[field], message[field]))
  await db.transaction(async (tx) => {
    await tx.execute(sql`SELECT pg_advisory_xact_lock(${LOCK}, hashtext(${message.message}))`)
    const before = await tx
      .select({ id: contactMessages.id })
      .from(contactMessages)
      .where(and(recent, ...same))
      .limit(1)
    if (before.length === 0) await tx.insert(contactMessages).values(message)
  })
}
