import type { Client } from 'pg'
import type { Migration } from './migration-files'

/** Which schema a database has, as whoever migrated it last wrote it down. */
interface SchemaFact {
  tag: string
  /** The migration that a server must know to work with it. */
  since: { tag: string; when: number }
}

const FACT = 'schema'

/** The newest migration of a database: milliseconds since 1970; null for one that is empty. */
export async function schemaOf(client: Client): Promise<number | null> {
  const { rows: tables } = await client.query<{ there: boolean }>(
    `SELECT to_regclass('drizzle.__drizzle_migrations') IS NOT NULL AS there`,
  )
  if (!tables[0]?.there) return null
  const { rows } = await client.query<{ when: string | null }>(
    'SELECT max(created_at) AS when FROM drizzle.__drizzle_migrations',
  )
  const when = rows[0]?.when ?? null
  return when === null ? null : Number(when)
}

/**
 * A server works with every schema from its own first migration on, which it brings up to date, to its own newest; and
 * beyond that with what newer servers made of it for as long as their migrations let older servers go on.
 * @throws Error in one line when the schema is out of that range
 */
export async function assertSchemaInRange(client: Client, ours: Migration[], current: number): Promise<void> {
  const [oldest, newest] = [ours[0]!, ours.at(-1)!]
  if (current < oldest.when)
    throw new Error(
      `its schema is older than ${oldest.tag}, from which on this server can bring it up to date: start an older server first`,
    )
  if (current <= newest.when) return
  const fact = await readFact(client)
  if (fact && fact.since.when <= newest.when) return
  const range = fact ? `is ${fact.tag}, for servers that know ${fact.since.tag}` : 'is of a newer server'
  throw new Error(`its schema ${range}, and this one knows none after ${newest.tag}: start a newer server`)
}

/** Writes down what the migrations that are applied ask of servers. */
export async function keepSchemaFact(client: Client, applied: Migration[]): Promise<void> {
  const { rows } = await client.query<{ there: boolean }>(`SELECT to_regclass('service_facts') IS NOT NULL AS there`)
  const [since, newest] = [applied.findLast(({ compatible }) => !compatible) ?? applied[0]!, applied.at(-1)!]
  if (!rows[0]?.there) return
  const fact: SchemaFact = { tag: newest.tag, since: { tag: since.tag, when: since.when } }
  await client.query(
    'INSERT INTO service_facts (name, value) VALUES ($1, $2) ON CONFLICT (name) DO UPDATE SET value = excluded.value',
    [FACT, JSON.stringify(fact)],
  )
}

async function readFact(client: Client): Promise<SchemaFact | null> {
  const { rows } = await client.query<{ value: string }>('SELECT value FROM service_facts WHERE name = $1', [FACT])
  return rows[0] ? (JSON.parse(rows[0].value) as SchemaFact) : null
}
