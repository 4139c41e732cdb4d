import { bootstrap } from '../src/lib/bootstrap.mjs'
import { fail, say, timed } from '../src/lib/log.mjs'
import { endWithChildren } from '../src/lib/run.mjs'

/**
 * `npm run test:hosts [-- vue next …]`: the examples of docs/integrators in which a whole app is the host. Each is
 * installed into `.cache/hosts` with the versions of its own package.json, built as its readers build it, and driven in a
 * browser. Needs the package registry at the first run.
 */
endWithChildren()
await bootstrap()
const { build } = await import('../src/build/build.mjs')
const { hostNames } = await import('../src/hosts/folders.mjs')
const { buildHost } = await import('../src/hosts/build-host.mjs')
const { HOSTS } = await import('../src/commands/steps.mjs')
const { countsOf } = await import('../src/commands/jest-report.mjs')

const names = hostNames()
const requested = process.argv.slice(2)
const unknown = requested.filter((name) => !names.includes(name))
if (unknown.length > 0) fail(`no such host: ${unknown.join(', ')}; there are: ${names.join(', ')}`)

await build().catch((error) => fail(error.message))
const built = []
const missing = []
for (const name of names.filter((one) => requested.length === 0 || requested.includes(one)))
  await timed(`built ${name}`, async () => built.push(...(await buildHost(name)))).catch((error) =>
    missing.push(`${name} ${error.message}`),
  )

const result = built.length > 0 ? await HOSTS(built) : { passed: 0, failed: 0, output: '' }
say(`hosts: ${countsOf(result)}`)
if (result.output) process.stdout.write(`${result.output}\n`)
for (const host of missing) process.stdout.write(`✗ ${host}\n`)
process.exit(result.failed > 0 || missing.length > 0 ? 1 : 0)
