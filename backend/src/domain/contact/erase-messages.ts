import { sql } from 'drizzle-orm'
import type { Tx } from '../../infrastructure/db/connect'
import { contactMessages, SIGNIFICANT_DIGITS, significantDigits } from '../../infrastructure/db/schema/contact'

/** Removes what was written to support from a number, however it was typed there. */
export async function eraseContactMessagesOf(tx: Tx, msisdn: string): Promise<void> {
  await tx.delete(contactMessages).where(sql`${significantDigits} = ${msisdn.slice(-SIGNIFICANT_DIGITS)}`)
}
