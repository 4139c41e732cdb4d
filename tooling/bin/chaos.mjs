import { bootstrap } from '../src/lib/bootstrap.mjs'
import { endWithChildren } from '../src/lib/run.mjs'

/**
 * `npm run test:chaos`: two servers and their database harmed in every way that we know, while people use them. Prints
 * a table of what came of it. The server tests run a short form of it.
 */
endWithChildren()
await bootstrap()
const { runJest } = await import('../src/commands/results.mjs')
const { code, output } = await runJest(['--projects', 'backend', '--testPathPatterns=test/chaos/'], { CHAOS: 'whole' })
process.stdout.write(output)
process.exit(code)
