import { asc, eq } from 'drizzle-orm'
import { chargeAttempts, charges } from '../../infrastructure/db/schema/charging'
import { countOf, masked } from '../plain-text'
import type { PrintOptions } from './find'
import { tableLines } from './table'

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
  if (paid.length > 0) for (const line of tableLines(['at', 'dirhams', 'a', 'from', 'until', 'key'], rows)) print(line)

  const attempts = await db
    .select()
    .from(chargeAttempts)
    .where(eq(chargeAttempts.subscriptionId, row.id))
    .orderBy(asc(chargeAttempts.id))
  print(`\nAttempts (${attempts.length})`)
  const lines = attempts.map(({ at, state, reason, amount, key }) => [at, state, reason, amount, key])
  if (attempts.length > 0)
    for (const line of tableLines(['at', 'state', 'reason', 'dirhams', 'key'], lines)) print(line)
  print('')
}
