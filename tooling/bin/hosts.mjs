import { bootstrap } from '../src/lib/bootstrap.mjs'
import { fail, namesOf, timed } from '../src/lib/log.mjs'
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
const { runPlaywright } = await import('../src/commands/results.mjs')

const names = namesOf('host', process.argv.slice(2), hostNames())
await build().catch((error) => fail(error.message))
const built = []
const missing = []
for (const name of names)
  await timed(`built ${name}`, async () => built.push(...(await buildHost(name)))).catch((error) =>
    missing.push(`${name} ${error.message}`),
  )

const { code } =
  built.length === 0
    ? { code: 0 }
    : await runPlaywright('e2e', ['--workers=1', '--no-deps', 'src/hosts/'], { env: { HOSTS: JSON.stringify(built) } })
for (const host of missing) process.stdout.write(`✗ ${host}\n`)
process.exit(missing.length > 0 ? 1 : code)
