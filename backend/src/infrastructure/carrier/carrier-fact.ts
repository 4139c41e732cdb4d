import { eq } from 'drizzle-orm'
import type { Db } from '../db/connect'
import { serviceFacts } from '../db/schema/service'
import { StartError } from '../../lib/start-error'

const CARRIER = 'carrier'

/**
 * Holds the carrier against the one that this database was used with so far. With another one the cursor of the former
 * would skip its events, ids of the two would hide each other, and those who subscribed at the one would be charged by the other.
 * @throws StartError naming both
 */
export async function assertSameCarrier(db: Db, id: string): Promise<void> {
  await db.insert(serviceFacts).values({ name: CARRIER, value: id }).onConflictDoNothing()
  const [row] = await db.select().from(serviceFacts).where(eq(serviceFacts.name, CARRIER))
  if (row && row.value !== id)
    throw new StartError(
      `Environment variable CARRIER: is ${id}, and this database is of ${row.value}: where its events were read to, and ` +
        `who subscribes, are that carrier's. Set it to ${row.value}, or give ${id} a database of its own`,
    )
}
