import { parseArgs } from 'node:util'
import { bootstrap } from '../src/lib/bootstrap.mjs'
import { fail, say } from '../src/lib/log.mjs'
import { endWithChildren } from '../src/lib/run.mjs'

/**
 * `npm run test:hunt [-- --requests 100000 --seed 7]`: hostile requests of every kind at the built server, which must
 * answer each soon and without a fault of its own, and need no more memory for it. `npm test` has a short form.
 */
endWithChildren()
await bootstrap()
const { build } = await import('../src/build/build.mjs')
const { HUNT } = await import('../src/commands/steps.mjs')
const { countsOf } = await import('../src/commands/jest-report.mjs')

const { values } = parseArgs({
  options: {
    requests: { type: 'string', default: '100000' },
    seed: { type: 'string', default: String(Math.floor(Math.random() * 1_000_000_000)) },
  },
})
for (const [name, value] of Object.entries(values))
  if (!/^[1-9]\d{0,8}$/.test(value)) fail(`--${name} must be a whole number, 1 or more`)

await build().catch((error) => fail(error.message))
say(`hunting with ${values.requests} requests, seed ${values.seed}`)
const result = await HUNT({ HUNT_REQUESTS: values.requests, HUNT_SEED: values.seed })
say(`hunt: ${countsOf(result)}`)
if (result.output) process.stdout.write(`${result.output}\n`)
process.exit(result.failed > 0 ? 1 : 0)
