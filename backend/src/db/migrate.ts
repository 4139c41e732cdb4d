import path from 'node:path'
import { drizzle } from 'drizzle-orm/node-postgres'
import { migrate as applyMigrations } from 'drizzle-orm/node-postgres/migrator'
import type { Client } from 'pg'
import { connectPatiently, type Db } from './connect'

/** Any number, the same in every process: whoever holds this lock changes the schema or imports content. */
const LOCK = 7_293_004

/** Runs `work` while no other process does the same on this database, however long that takes. */
export async function exclusively<T>(db: Db, work: (client: Client) => Promise<T>): Promise<T> {
  const client = await connectPatiently(db)
  try {
    await client.query('SELECT pg_advisory_lock($1)', [LOCK])
    try {
      return await work(client)
    } finally {
      await client.query('SELECT pg_advisory_unlock($1)', [LOCK])
    }
  } finally {
    await client.end()
  }
}

/** Brings the schema up to date from `backend/src/db/migrations`; safe when several servers start at once. */
export async function migrate(db: Db, root: string): Promise<void> {
  const migrationsFolder = path.join(root, 'backend/src/db/migrations')
  await exclusively(db, (client) => applyMigrations(drizzle(client), { migrationsFolder }))
}
