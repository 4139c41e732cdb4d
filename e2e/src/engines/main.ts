import { build } from '@yawmi/tooling/build'
import { fail, namesOf, say } from '@yawmi/tooling/log'
import { runPlaywright } from '@yawmi/tooling/results'
import { endWithChildren } from '@yawmi/tooling/run'
import { ENGINES, installEngine, type EngineName } from './debian.ts'

/**
 * `npm run test:browsers [-- firefox webkit]`: smoke tests of the built product in Firefox and WebKit, as Debian has
 * them. Installs an engine that the machine lacks where it may, and says what is missing otherwise.
 */
endWithChildren()
const names = namesOf('engine', process.argv.slice(2), Object.keys(ENGINES)) as EngineName[]
await build().catch((error: Error) => fail(error.message))
const missing: string[] = []
const engines: EngineName[] = []
for (const name of names) {
  const why = await installEngine(name)
  if (why) missing.push(`${name}: ${why}`)
  else {
    engines.push(name)
    say(`${name} ${await ENGINES[name].version()}`)
  }
}
const projects = engines.map((name) => `--project=${name}`)
const { code } =
  projects.length === 0
    ? { code: 0 }
    : await runPlaywright('e2e', ['--config=src/engines/playwright.config.ts', ...projects])
for (const engine of missing) process.stdout.write(`✗ ${engine}\n`)
process.exit(missing.length > 0 ? 1 : code)
