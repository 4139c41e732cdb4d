import { and, eq } from 'drizzle-orm'
import type { Db } from '../../../infrastructure/db/connect'
import { RESTORED, RESTORED_JUST_NOW, serviceFacts } from '../../../infrastructure/db/schema/service'

/**
 * Until when charges may have been made that this database does not have, since it was restored from a backup. The first
 * server that charges after the restore sets the time, by the carrier's clock: nothing was charged from here before.
 * @returns reads it from the database until that has answered once; null where there was no restore
 */
export function lostChargesOf(db: Db, now: () => Date): () => Promise<Date | null> {
  let known: Promise<Date | null> | undefined
  return () =>
    (known ??= readFact(db, now).catch((error: unknown) => {
      known = undefined
      throw error
    }))
}

async function readFact(db: Db, now: () => Date): Promise<Date | null> {
  await db
    .update(serviceFacts)
    .set({ value: now().toISOString() })
    .where(and(eq(serviceFacts.name, RESTORED), eq(serviceFacts.value, RESTORED_JUST_NOW)))
  const [row] = await db.select().from(serviceFacts).where(eq(serviceFacts.name, RESTORED))
  return row ? new Date(row.value) : null
}
