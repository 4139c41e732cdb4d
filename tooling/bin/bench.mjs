import { bootstrap } from '../src/lib/bootstrap.mjs'
import { fail } from '../src/lib/log.mjs'

/** `npm run bench`: the budgets of `npm test`, then how long building and starting take, cold and warm. */
await bootstrap()
const { build } = await import('../src/build/build.mjs')
await build().catch((error) => fail(error.message))
const { STEPS } = await import('../src/commands/steps.mjs')
const { output, failed } = await STEPS.budgets()
process.stdout.write(`${output}\n`)
const { measureCommands } = await import('../src/commands/measure.mjs')
await measureCommands()
process.exit(failed > 0 ? 1 : 0)
