import type { Client } from 'pg'
import type { Carrier } from '../../infrastructure/carrier/port'
import { connectPatiently, type Db } from '../../infrastructure/db/connect'
import { countOf, masked, plainLine } from '../plain-text'
import { storeCarrierLog, type Totals } from './carrier-log'

interface Reconcile {
  db: Db
  carrier: Pick<Carrier, 'listCharges' | 'queryCharge'>
  /** Phone numbers whole. */
  reveal: boolean
  print: (line: string) => void
}

/** A charge of the carrier's log that the ledger does not have in the same way. */
interface LoggedDifference {
  key: string
  amount: string
  msisdn: string
  /** How often the carrier took it until here. */
  nth: string
  isOpen: boolean
  /** Null where the ledger has none. */
  ledgerAmount: number | null
  /** Null once the person is erased. */
  ledgerMsisdn: string | null
}

/** Rows that are read at once. */
const BATCH = 1_000
/** Keys under way that are said by name. */
const NAMED = 1_000

/**
 * Holds the ledger against the carrier's own log and says each difference. What is under way just now is none. The
 * database compares the two; of them this process holds a few thousand rows at a time, however many there are.
 * @returns how many differences there are
 */
export async function reconcile({ db, carrier, reveal, print }: Reconcile): Promise<number> {
  const client = await connectPatiently(db)
  try {
    // The carrier first: what it takes meanwhile is then in neither list, or only in the ledger.
    const logged = await storeCarrierLog(client, carrier)
    const ledger = await totalsOfLedger(client)
    let differences = 0
    const differ = (line: string) => {
      differences += 1
      print(plainLine(line))
    }
    const shown = (msisdn: string | null) => (msisdn === null ? 'somebody erased' : reveal ? msisdn : masked(msisdn))

    const underWay: string[] = []
    let open = 0
    for await (const { key, amount, msisdn, nth, isOpen, ledgerAmount, ledgerMsisdn } of loggedDifferences(client)) {
      if (Number(nth) > 1) differ(`${key}: the carrier took it twice, ${amount} dirhams of ${shown(msisdn)}`)
      if (ledgerAmount === null && isOpen) {
        open += 1
        if (open <= NAMED) underWay.push(key)
      } else if (ledgerAmount === null)
        differ(`${key}: the carrier took ${amount} dirhams of ${shown(msisdn)}, the ledger has none`)
      else if (ledgerAmount !== Number(amount))
        differ(`${key}: the carrier took ${amount} dirhams, the ledger has ${ledgerAmount}`)
      else if (ledgerMsisdn !== null && ledgerMsisdn !== msisdn)
        differ(`${key}: the carrier took it of ${shown(msisdn)}, the ledger has it of ${shown(ledgerMsisdn)}`)
    }
    for await (const { key, amount, msisdn } of unlogged(client)) {
      const now = await carrier.queryCharge(key)
      if (now?.outcome !== 'charged')
        differ(`${key}: the ledger has ${amount} dirhams of ${shown(msisdn)}, the carrier took none`)
    }

    const more = open > NAMED ? `, and ${open - NAMED} more` : ''
    if (open > 0) print(`Under way, to be written down: ${underWay.join(', ')}${more}`)
    print(
      `Carrier: ${described(logged)}. Ledger: ${described(ledger)}. ` +
        `${differences === 0 ? 'No difference.' : `Differences: ${differences}.`}`,
    )
    return differences
  } finally {
    await client.end()
  }
}

const described = ({ count, dirhams }: Totals) => `${countOf(count, 'charge')}, ${countOf(dirhams, 'dirham')}`

async function totalsOfLedger(client: Client): Promise<Totals> {
  const { rows } = await client.query<Record<keyof Totals, string>>(
    'SELECT count(*) AS count, coalesce(sum(amount), 0) AS dirhams FROM charges',
  )
  return { count: Number(rows[0]?.count), dirhams: Number(rows[0]?.dirhams) }
}

/** In the order of the carrier's log, and of one moment: what is written down meanwhile is not seen half. */
async function* loggedDifferences(client: Client): AsyncGenerator<LoggedDifference> {
  await client.query('BEGIN')
  await client.query(`DECLARE differences NO SCROLL CURSOR FOR
    SELECT l.key, l.amount, l.msisdn, l.nth, c.amount AS "ledgerAmount", s.msisdn AS "ledgerMsisdn",
      l.key IN (SELECT open_key FROM subscriptions WHERE open_key IS NOT NULL) AS "isOpen"
    FROM (SELECT *, row_number() OVER (PARTITION BY key ORDER BY seq) AS nth FROM carrier_log) l
    LEFT JOIN charges c ON c.key = l.key
    LEFT JOIN subscribers s ON s.id = c.subscriber_id
    WHERE l.nth > 1 OR c.key IS NULL OR c.amount <> l.amount OR s.msisdn <> l.msisdn
    ORDER BY l.seq`)
  for (;;) {
    const { rows } = await client.query<LoggedDifference>(`FETCH ${BATCH} FROM differences`)
    yield* rows
    if (rows.length < BATCH) break
  }
  await client.query('COMMIT')
}

/** Page by page, since the carrier is asked about each, which takes its time. */
async function* unlogged(client: Client) {
  for (let after = ''; ;) {
    const { rows } = await client.query<{ key: string; amount: number; msisdn: string | null }>(
      `SELECT c.key, c.amount, s.msisdn FROM charges c LEFT JOIN subscribers s ON s.id = c.subscriber_id
       WHERE c.key > $1 AND NOT EXISTS (SELECT FROM carrier_log l WHERE l.key = c.key)
       ORDER BY c.key LIMIT ${BATCH}`,
      [after],
    )
    yield* rows
    if (rows.length < BATCH) return
    after = rows.at(-1)!.key
  }
}
