import { randomBytes } from 'node:crypto'
import type pg from 'pg'
import { connect, type Db } from '../../src/infrastructure/db/connect'
import { copyOf, MIGRATED_TEMPLATE } from './template-database'

export interface TestDatabase {
  db: Db
  config: pg.PoolConfig
  drop(): Promise<void>
}

/** How the run's PostgreSQL is reached. */
export const testServer = () => JSON.parse(process.env.TEST_CLUSTER ?? '{}') as pg.PoolConfig

/** A fresh, migrated database of its own for a test file. Call `drop` when the file is done. */
export async function createTestDatabase(template = MIGRATED_TEMPLATE): Promise<TestDatabase> {
  const server = testServer()
  const name = `test_${randomBytes(6).toString('hex')}`
  await asAdmin(server, copyOf(template, name))
  const config = { ...server, database: name }
  const db = connect(config)
  return {
    db,
    config,
    async drop() {
      await db.$client.end()
      await asAdmin(server, `DROP DATABASE ${name} WITH (FORCE)`)
    },
  }
}

async function asAdmin(server: pg.PoolConfig, statement: string): Promise<void> {
  const admin = connect(server)
  try {
    await admin.$client.query(statement)
  } finally {
    await admin.$client.end()
  }
}
