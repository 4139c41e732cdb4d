import type { ClientBase } from 'pg'
import { EVENTS_UNREAD, RESTORED, RESTORED_JUST_NOW } from '../db/schema/service'

/** What an operator can compare with what they expect. */
export interface Found {
  /** Undefined where the schema has no such table yet. */
  subscribers: number | undefined
  charges: number | undefined
  lastChargeAt: Date | undefined
}

/**
 * Notes in a restored database that it was restored: from then on each charge that may have been made after the backup is queried before it is
 * sent, and none is before the carrier's events are read.
 * @returns what is in the database
 */
export async function noteRestore(client: ClientBase): Promise<Found> {
  if (await hasTable(client, 'service_facts'))
    await client.query(
      'INSERT INTO service_facts (name, value) VALUES ($1, $2), ($3, $2) ON CONFLICT (name) DO UPDATE SET value = excluded.value',
      [RESTORED, RESTORED_JUST_NOW, EVENTS_UNREAD],
    )
  return { ...(await lookAtSubscribers(client)), ...(await lookAtCharges(client)) }
}

/** One line for an operator. */
export function foundText({ subscribers, charges, lastChargeAt }: Found): string {
  const last = lastChargeAt ? `the last one of ${lastChargeAt.toISOString()}` : 'none yet'
  return `Subscribers: ${subscribers ?? 'no such table'}. Charges: ${charges ?? 'no such table'}, ${last}.`
}

async function lookAtSubscribers(client: ClientBase): Promise<Pick<Found, 'subscribers'>> {
  if (!(await hasTable(client, 'subscribers'))) return { subscribers: undefined }
  const { rows } = await client.query<{ count: string }>('SELECT count(*) AS count FROM subscribers')
  return { subscribers: Number(rows[0]?.count) }
}

async function lookAtCharges(client: ClientBase): Promise<Pick<Found, 'charges' | 'lastChargeAt'>> {
  if (!(await hasTable(client, 'charges'))) return { charges: undefined, lastChargeAt: undefined }
  const { rows } = await client.query<{ count: string; last: Date | null }>(
    'SELECT count(*) AS count, max(charged_at) AS last FROM charges',
  )
  return { charges: Number(rows[0]?.count), lastChargeAt: rows[0]?.last ?? undefined }
}

async function hasTable(client: ClientBase, name: string): Promise<boolean> {
  const { rows } = await client.query<{ found: boolean }>('SELECT to_regclass($1) IS NOT NULL AS found', [name])
  return rows[0]?.found === true
}
