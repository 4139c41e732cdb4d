import { asc, eq } from 'drizzle-orm'
import { consents, subscriptionChanges } from '../../infrastructure/db/schema/records'
import { masked } from '../plain-text'
import type { PrintOptions } from './find'
import { cellText, printRows, tableLines } from './table'

/** Says how a subscription stands, what was agreed to, and every change of it. */
export async function printSubscription({ db, found, reveal, print }: PrintOptions): Promise<void> {
  const { msisdn, row, name } = found
  const whose = name === null ? 'erased' : reveal ? name : null
  const facts = [
    ['number', reveal ? msisdn : masked(msisdn)],
    ['name', whose],
    ['subscription', row.id],
    ['state', row.state],
    ['since', row.stateChangedAt],
    ['trial until', row.trialEndsAt],
    ['paid until', row.paidUntil],
    ['brand', row.brand ?? 'the default one'],
    ['price', row.amount === null ? "the brand's" : `${row.amount} dirhams a ${row.period}`],
    ['past due since', row.pastDueSince],
    ['refusals', row.refusals],
    ['next look', row.dueAt],
    [
      'open charge',
      row.openKey && `${row.openKey}, sent ${cellText(row.openSentAt)}, asked about ${row.openQueryAttempts} times`,
    ],
  ]
  for (const line of tableLines(['', ''], facts).slice(1)) print(line)

  const agreed = await db.select().from(consents).where(eq(consents.subscriptionId, row.id)).orderBy(asc(consents.id))
  print(`\nAgreed to (${agreed.length})`)
  const consentRows = agreed.map(({ at, source, brand, amount, period, transaction, text }) => [
    ...[at, source, brand, `${amount} a ${period}`, transaction, text],
  ])
  printRows(print, ['at', 'by', 'brand', 'price', 'transaction', 'text'], consentRows)

  const changes = await db
    .select()
    .from(subscriptionChanges)
    .where(eq(subscriptionChanges.subscriptionId, row.id))
    .orderBy(asc(subscriptionChanges.id))
  print(`\nChanges (${changes.length})`)
  const changeRows = changes.map(({ at, actor, change, from, to, detail }) => [at, actor, change, from, to, detail])
  printRows(print, ['at', 'who', 'change', 'from', 'to', 'detail'], changeRows)
  print('')
}
