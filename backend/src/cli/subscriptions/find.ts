import { eq, inArray } from 'drizzle-orm'
import type { Db } from '../../infrastructure/db/connect'
import { consents } from '../../infrastructure/db/schema/records'
import { subscribers, subscriptions } from '../../infrastructure/db/schema/base'
import type { Keys } from '../../domain/keys/keys'
import type { SubscriptionRow } from '../../domain/subscriptions/database/rows'

export interface Found {
  msisdn: string
  row: SubscriptionRow
  /** Null once the person is erased. */
  name: string | null
}

export interface PrintOptions {
  db: Db
  found: Found
  /** Phone numbers and names whole. */
  reveal: boolean
  print: (line: string) => void
}

/** The subscription of a number and those of before, of people who were erased; the latest first. */
export async function findSubscriptions(db: Db, keys: Pick<Keys, 'allOfNumber'>, msisdn: string): Promise<Found[]> {
  const agreed = db
    .select({ id: consents.subscriptionId })
    .from(consents)
    .where(inArray(consents.numberKey, [...keys.allOfNumber(msisdn)]))
  const held = db
    .select({ id: subscriptions.id })
    .from(subscriptions)
    .innerJoin(subscribers, eq(subscribers.id, subscriptions.subscriberId))
    .where(eq(subscribers.msisdn, msisdn))
  const ids = new Set([...(await agreed), ...(await held)].map(({ id }) => id))
  if (ids.size === 0) return []
  const rows = await db
    .select({ row: subscriptions, name: subscribers.name })
    .from(subscriptions)
    .leftJoin(subscribers, eq(subscribers.id, subscriptions.subscriberId))
    .where(inArray(subscriptions.id, [...ids]))
  return rows
    .map((found) => ({ ...found, msisdn }))
    .sort((a, b) => b.row.stateChangedAt.getTime() - a.row.stateChangedAt.getTime())
}
