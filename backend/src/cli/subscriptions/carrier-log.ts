import type { Client } from 'pg'
import type { Carrier, LoggedCharge } from '../../infrastructure/carrier/port'

/** How many charges there are, and dirhams in all. */
export interface Totals {
  count: number
  dirhams: number
}

/** Rows that are written into the table at once. */
const BATCH = 5_000

/** Characters of a key or a number. Ours are far shorter; a longer one is not indexed, and none to be read. */
const MAX_TEXT = 200

/** A text of the carrier's as PostgreSQL takes it: what is cut or replaced is none of ours, before and after. */
const storable = (text: string) => text.slice(0, MAX_TEXT).replaceAll('\0', '\ufffd')

/**
 * Writes the carrier's own log, in its order, into the table `carrier_log` of this connection alone: a ledger of years is
 * more than a process holds.
 * @throws Error when the log does not go on
 */
export async function storeCarrierLog(client: Client, carrier: Pick<Carrier, 'listCharges'>): Promise<Totals> {
  await client.query('CREATE TEMP TABLE carrier_log (seq bigserial, key text, amount bigint, msisdn text)')
  const totals = { count: 0, dirhams: 0 }
  let batch: LoggedCharge[] = []
  const write = async () => {
    await client.query(
      'INSERT INTO carrier_log (key, amount, msisdn) SELECT * FROM unnest($1::text[], $2::bigint[], $3::text[])',
      [
        batch.map(({ key }) => storable(key)),
        batch.map(({ amount }) => amount),
        batch.map(({ msisdn }) => storable(msisdn)),
      ],
    )
    batch = []
  }
  for (let cursor: string | null = null; ;) {
    const page = await carrier.listCharges(cursor)
    if (page.charges.length === 0) break
    if (page.cursor === cursor) throw new Error(`the carrier's log does not go on after ${cursor}`)
    for (const charge of page.charges) {
      if (charge.outcome !== 'charged') continue
      totals.count += 1
      totals.dirhams += charge.amount
      batch.push(charge)
    }
    if (batch.length >= BATCH) await write()
    cursor = page.cursor
  }
  await write()
  await client.query('CREATE INDEX ON carrier_log (key)')
  await client.query('ANALYZE carrier_log')
  return totals
}
