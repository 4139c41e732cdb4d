import { mkdtempSync } from 'node:fs'
import path from 'node:path'
import { connect } from '../../src/infrastructure/db/connect'
import { migrate } from '../../src/infrastructure/db/migrate/migrate'
import { openCluster } from '../../src/infrastructure/embedded-postgres/cluster'
import { findProjectRoot } from '../../src/infrastructure/project-root'
import { MIGRATED_TEMPLATE } from '../database/template-database'
import { linkCheckout } from '../processes/link-checkout'
import { forgetRuns, memoryFolder, RUN_PREFIX } from './memory-folder'
import { startOtherPostgres } from './other-postgres'

declare global {
  // A global, because jest's setup and teardown are two modules.
  var testCluster: { cluster: { stop(): Promise<void> }; dataDir: string } | undefined
}

/**
 * One PostgreSQL for the whole run, with a migrated database that each test file copies: the embedded one, or of the folder that
 * `TEST_POSTGRES` names, which `npm run test:postgres` has filled.
 */
export default async function setup(): Promise<void> {
  const root = findProjectRoot(undefined)
  const folder = memoryFolder()
  forgetRuns(folder)
  const dataDir = mkdtempSync(path.join(folder, `${RUN_PREFIX}${process.pid}-`))
  const other = process.env.TEST_POSTGRES
  const cluster = other
    ? await startOtherPostgres(other, dataDir)
    : await openCluster({ root, dataDir, whenRunning: 'refuse' })
  globalThis.testCluster = { cluster, dataDir }

  const admin = connect(cluster.config)
  // Nobody pulls the plug on this one: it may leave to the system when it writes to the disk.
  for (const setting of ['fsync', 'synchronous_commit', 'full_page_writes'])
    await admin.$client.query(`ALTER SYSTEM SET ${setting} = off`)
  await admin.$client.query('SELECT pg_reload_conf()')
  await admin.$client.query(`CREATE DATABASE ${MIGRATED_TEMPLATE}`)
  await admin.$client.end()
  const template = connect({ ...cluster.config, database: MIGRATED_TEMPLATE })
  await migrate(template, root)
  await template.$client.end()

  process.env.UNBUILT_ROOT = linkCheckout(path.join(dataDir, 'unbuilt'))
  process.env.TEST_DATA_DIR = dataDir
  process.env.TEST_CLUSTER = JSON.stringify(cluster.config)
}
