import { sql } from 'drizzle-orm'
import type { Tx } from '../../infrastructure/db/connect'

/** Digits that make two spellings of a number one: `0912345678`, `+218912345678`, `٠٩١٢٣٤٥٦٧٨`. */
const SIGNIFICANT = 9

/** Removes what was written to support from a number, however it was typed there. */
export async function eraseContactMessagesOf(tx: Tx, msisdn: string): Promise<void> {
  await tx.execute(sql`
    DELETE FROM contact_messages
    WHERE right(
      regexp_replace(translate(phone_number, '٠١٢٣٤٥٦٧٨٩۰۱۲۳۴۵۶۷۸۹', '01234567890123456789'), '[^0-9]', '', 'g'),
      ${SIGNIFICANT}::int) = ${msisdn.slice(-SIGNIFICANT)}`)
}
