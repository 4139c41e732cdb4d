import { build } from '@yawmi/tooling/build'
import { fail, namesOf, timed } from '@yawmi/tooling/log'
import { runPlaywright } from '@yawmi/tooling/results'
import { endWithChildren } from '@yawmi/tooling/run'
import { buildHost, type BuiltHost } from './build-host.ts'
import { hostNames } from './folders.ts'

/**
 * `npm run test:hosts [-- vue next …]`: the examples of docs/integrators in which a whole app is the host. Each is
 * installed into `.cache/hosts` with the versions of its own package.json, built as its readers build it, and driven in a
 * browser. Needs the package registry at the first run.
 */
endWithChildren()
const names = namesOf('host', process.argv.slice(2), hostNames())
await build().catch((error: Error) => fail(error.message))
const built: BuiltHost[] = []
const missing: string[] = []
for (const name of names)
  await timed(`built ${name}`, async () => built.push(...(await buildHost(name)))).catch((error: Error) =>
    missing.push(`${name} ${error.message}`),
  )

const { code } =
  built.length === 0
    ? { code: 0 }
    : await runPlaywright('e2e', ['--workers=1', '--no-deps', 'src/hosts/'], { env: { HOSTS: JSON.stringify(built) } })
for (const host of missing) process.stdout.write(`✗ ${host}\n`)
process.exit(missing.length > 0 ? 1 : code)
