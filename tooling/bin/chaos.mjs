import { bootstrap } from '../src/lib/bootstrap.mjs'
import { say } from '../src/lib/log.mjs'
import { endWithChildren } from '../src/lib/run.mjs'

/**
 * `npm run test:chaos`: two servers and their database harmed in every way that we know, while people use them. Prints
 * a table of what came of it.
 */
endWithChildren()
await bootstrap()
const { CHAOS } = await import('../src/commands/steps.mjs')
const { countsOf, describeFlaky } = await import('../src/commands/jest-report.mjs')

const { output, ...result } = await CHAOS()
process.stdout.write(`${[output, describeFlaky(result.flaky ?? [])].filter(Boolean).join('\n')}\n`)
say(`chaos: ${countsOf(result)}`)
process.exit(result.failed > 0 ? 1 : 0)
