import type { Client } from 'pg'
import type { Carrier, LoggedCharge } from '../../infrastructure/carrier/port'
import { storableId, storableNumber } from '../../infrastructure/carrier/storable-id'

/** How many charges there are, and dirhams in all. */
export interface Totals {
  count: number
  dirhams: number
}

/** Rows that are written into the table at once. */
const BATCH = 5_000

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
        batch.map(({ key }) => storableId(key)),
        batch.map(({ amount }) => amount),
        batch.map(({ msisdn }) => storableNumber(msisdn)),
      ],
    )
    batch = []
  }
  for (let cursor: string | null = null; ;) {
    const page = await carrier.listCharges(cursor)
    if (page.charges.length === 0) break
    if (page.cursor === null || page.cursor === cursor)
      throw new Error(`the carrier's log does not go on after ${cursor}`)
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
