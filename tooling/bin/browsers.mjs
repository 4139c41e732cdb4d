import { bootstrap } from '../src/lib/bootstrap.mjs'
import { fail, namesOf, say } from '../src/lib/log.mjs'
import { endWithChildren } from '../src/lib/run.mjs'

/**
 * `npm run test:browsers [-- firefox webkit]`: smoke tests of the built product in Firefox and WebKit, as Debian has
 * them. Installs an engine that the machine lacks where it may, and says what is missing otherwise.
 */
endWithChildren()
await bootstrap()
const { build } = await import('../src/build/build.mjs')
const { runPlaywright } = await import('../src/commands/results.mjs')
const { ENGINES, installEngine } = await import('../../e2e/src/engines/debian.mjs')

const names = namesOf('engine', process.argv.slice(2), Object.keys(ENGINES))
await build().catch((error) => fail(error.message))
const missing = []
const engines = []
for (const name of names) {
  const why = await installEngine(name)
  if (why) missing.push(`${name}: ${why}`)
  else engines.push(name)
  if (!why) say(`${name} ${await ENGINES[name].version()}`)
}
const { code } =
  engines.length === 0
    ? { code: 0 }
    : await runPlaywright('e2e', [
        '--config=src/engines/playwright.config.ts',
        ...engines.map((name) => `--project=${name}`),
      ])
for (const engine of missing) process.stdout.write(`✗ ${engine}\n`)
process.exit(missing.length > 0 ? 1 : code)
