import { runJest } from '@yawmi/tooling/results'
import { endWithChildren } from '@yawmi/tooling/run'

/**
 * `npm run test:chaos`: two servers and their database harmed in every way that we know, while people use them. Prints
 * a table of what came of it. The server tests run a short form of it.
 */
endWithChildren()
const { code, output } = await runJest(['--projects', 'backend', '--testPathPatterns=test/chaos/'], { CHAOS: 'whole' })
process.stdout.write(output)
process.exit(code)
