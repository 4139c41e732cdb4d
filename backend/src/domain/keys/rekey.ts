import { asc, gt, sql } from 'drizzle-orm'
import type { Db, Tx } from '../../infrastructure/db/connect'
import { consents } from '../../infrastructure/db/schema/records'
import { trials } from '../../infrastructure/db/schema/base'
import type { Keys } from './keys'

const BATCH = 1_000

export interface Rekeyed {
  trials: number
  consents: number
  /** Rows of keys that the ring does not have. */
  unknown: number
}

/**
 * Brings trials and consents to the key of numbers that signs, a thousand rows a transaction; numbers need not be known.
 * What it was stopped in, it goes on with when it is run again. Servers may run, once all of them sign by that key.
 */
export async function rekey(db: Db, keys: Pick<Keys, 'rekeyed'>): Promise<Rekeyed> {
  const done: Rekeyed = { trials: 0, consents: 0, unknown: 0 }
  const stepOf = (before: string) => {
    const next = keys.rekeyed(before)
    if (next === null) done.unknown += 1
    return next === null || next === before ? [] : [{ before, next }]
  }

  for (let last: string | undefined = ''; last !== undefined;) {
    const after: string = last
    last = await db.transaction(async (tx) => {
      const rows = await tx
        .select({ key: trials.numberKey })
        .from(trials)
        .where(gt(trials.numberKey, after))
        .orderBy(asc(trials.numberKey))
        .limit(BATCH)
      done.trials += await update(
        tx,
        'trials',
        rows.flatMap(({ key }) => stepOf(key)),
      )
      return rows.at(-1)?.key
    })
  }
  for (let last: number | undefined = 0; last !== undefined;) {
    const after: number = last
    last = await db.transaction(async (tx) => {
      const rows = await tx
        .select({ id: consents.id, key: consents.numberKey })
        .from(consents)
        .where(gt(consents.id, after))
        .orderBy(asc(consents.id))
        .limit(BATCH)
      done.consents += await update(tx, 'consents', [
        ...new Map(rows.flatMap(({ key }) => stepOf(key)).map((step) => [step.before, step])).values(),
      ])
      return rows.at(-1)?.id
    })
  }
  return done
}

/** A number whose trial stands under the newer key too keeps both: each of them says that it was had. */
async function update(
  tx: Tx,
  table: 'trials' | 'consents',
  steps: { before: string; next: string }[],
): Promise<number> {
  if (steps.length === 0) return 0
  // Consents are only ever added, but for this.
  await tx.execute(sql`SELECT set_config('yawmi.rekey', 'on', true)`)
  const name = sql.identifier(table)
  const free = table === 'trials' ? sql`AND NOT EXISTS (SELECT 1 FROM trials x WHERE x.number_key = v.next)` : sql``
  const { rowCount } = await tx.execute(sql`UPDATE ${name} t SET number_key = v.next
    FROM jsonb_to_recordset(${JSON.stringify(steps)}::jsonb) AS v(before text, next text)
    WHERE t.number_key = v.before ${free}`)
  return rowCount ?? 0
}
