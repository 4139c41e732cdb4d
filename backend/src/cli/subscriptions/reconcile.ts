import { eq, isNotNull } from 'drizzle-orm'
import type { Carrier, LoggedCharge } from '../../carrier/port'
import type { Db } from '../../db/connect'
import { charges } from '../../db/schema/charging'
import { subscribers, subscriptions } from '../../db/schema/subscriptions'
import { countOf, masked } from '../plain-text'

interface Reconcile {
  db: Db
  carrier: Pick<Carrier, 'listCharges' | 'queryCharge'>
  /** Phone numbers whole. */
  reveal: boolean
  say: (line: string) => void
}

interface LedgerLine {
  key: string
  amount: number
  /** Null once the person is erased. */
  msisdn: string | null
}

/**
 * Holds the ledger against the carrier's own log and says each difference. What is under way just now is none.
 * @returns how many differences there are
 */
export async function reconcile({ db, carrier, reveal, say }: Reconcile): Promise<number> {
  // The carrier first: what it takes meanwhile is then in neither list, or only in the ledger.
  const logged = await readLog(carrier)
  const ledger = await readLedger(db)
  const open = await openKeys(db)
  const differences: string[] = []
  const underWay: string[] = []
  const shown = (msisdn: string | null) => (msisdn === null ? 'somebody erased' : reveal ? msisdn : masked(msisdn))

  const seen = new Set<string>()
  for (const { key, amount, msisdn } of logged) {
    if (seen.has(key)) differences.push(`${key}: the carrier took it twice, ${amount} dirhams of ${shown(msisdn)}`)
    seen.add(key)
    const line = ledger.get(key)
    if (!line && open.has(key)) underWay.push(key)
    else if (!line)
      differences.push(`${key}: the carrier took ${amount} dirhams of ${shown(msisdn)}, the ledger has none`)
    else if (line.amount !== amount)
      differences.push(`${key}: the carrier took ${amount} dirhams, the ledger has ${line.amount}`)
    else if (line.msisdn !== null && line.msisdn !== msisdn)
      differences.push(`${key}: the carrier took it of ${shown(msisdn)}, the ledger has it of ${shown(line.msisdn)}`)
  }
  for (const { key, amount, msisdn } of ledger.values()) {
    if (seen.has(key)) continue
    const now = await carrier.queryCharge(key)
    if (now?.outcome !== 'charged')
      differences.push(`${key}: the ledger has ${amount} dirhams of ${shown(msisdn)}, the carrier took none`)
  }

  for (const line of differences) say(line)
  if (underWay.length > 0) say(`Under way, to be written down: ${underWay.join(', ')}`)
  const paid = (lines: { amount: number }[]) =>
    `${countOf(lines.length, 'charge')}, ${countOf(
      lines.reduce((total, { amount }) => total + amount, 0),
      'dirham',
    )}`
  say(
    `Carrier: ${paid([...logged])}. Ledger: ${paid([...ledger.values()])}. ` +
      `${differences.length === 0 ? 'No difference.' : `Differences: ${differences.length}.`}`,
  )
  return differences.length
}

async function readLog(carrier: Pick<Carrier, 'listCharges'>): Promise<LoggedCharge[]> {
  const all: LoggedCharge[] = []
  for (let cursor: string | null = null; ;) {
    const page = await carrier.listCharges(cursor)
    if (page.charges.length === 0) return all
    if (page.cursor === cursor) throw new Error(`the carrier's log does not go on after ${cursor}`)
    all.push(...page.charges.filter(({ outcome }) => outcome === 'charged'))
    cursor = page.cursor
  }
}

async function readLedger(db: Db): Promise<Map<string, LedgerLine>> {
  const lines = await db
    .select({ key: charges.key, amount: charges.amount, msisdn: subscribers.msisdn })
    .from(charges)
    .leftJoin(subscribers, eq(subscribers.id, charges.subscriberId))
  return new Map(lines.map((line) => [line.key, line]))
}

async function openKeys(db: Db): Promise<Set<string | null>> {
  const rows = await db
    .select({ key: subscriptions.openKey })
    .from(subscriptions)
    .where(isNotNull(subscriptions.openKey))
  return new Set(rows.map(({ key }) => key))
}
