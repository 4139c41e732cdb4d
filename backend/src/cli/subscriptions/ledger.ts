import { asc, eq } from 'drizzle-orm'
import { chargeAttempts, charges } from '../../infrastructure/db/schema/charging'
import { countOf, masked } from '../plain-text'
import type { PrintOptions } from './find'
import { printRows } from './table'

/** Says what was paid for a subscription, and every attempt to charge it. Money is in dirhams. */
export async function printLedger({ db, found: { msisdn, row }, reveal, print }: PrintOptions): Promise<void> {
  const paid = await db
    .select()
    .from(charges)
    .where(eq(charges.subscriptionId, row.id))
    .orderBy(asc(charges.chargedAt), asc(charges.key))
  const total = paid.reduce((sum, { amount }) => sum + amount, 0)
  print(`${reveal ? msisdn : masked(msisdn)}: ${countOf(paid.length, 'charge')}, ${countOf(total, 'dirham')} in all`)
  const rows = paid.map(({ chargedAt, amount, period, periodFrom, periodUntil, key }) => [
    ...[chargedAt, amount, period, periodFrom, periodUntil, key],
  ])
  printRows(print, ['at', 'dirhams', 'a', 'from', 'until', 'key'], rows)

  const attempts = await db
    .select()
    .from(chargeAttempts)
    .where(eq(chargeAttempts.subscriptionId, row.id))
    .orderBy(asc(chargeAttempts.id))
  print(`\nAttempts (${attempts.length})`)
  const lines = attempts.map(({ at, state, reason, amount, key }) => [at, state, reason, amount, key])
  printRows(print, ['at', 'state', 'reason', 'dirhams', 'key'], lines)
  print('')
}
