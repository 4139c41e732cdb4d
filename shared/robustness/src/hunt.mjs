import fs from 'node:fs'
import path from 'node:path'
import { parseArgs } from 'node:util'
import { build } from '@yawmi/tooling/build'
import { fail, say } from '@yawmi/tooling/log'
import { countsOf, resultOf, runJest } from '@yawmi/tooling/results'
import { CACHE, ROOT } from '@yawmi/tooling/root'
import { endWithChildren } from '@yawmi/tooling/run'

/**
 * `npm run test:hunt [-- --requests 100000 --seed 7]`: random examples that no run of the checks draws. Every test that
 * draws examples draws those of the seed, and the built server is sent hostile requests of every kind, which it must
 * answer each soon and without a fault of its own, and need no more memory for it. The seed is written down before the
 * first example is drawn, so that it is there also when a test runs out of time; `HUNT_SEED=` repeats a hunt.
 */
endWithChildren()

const { requests, seed } = readOptions()

const HUNTS = path.join(CACHE, 'tests/hunts.log')
/** @param {string} text */
const note = (text) => {
  fs.mkdirSync(path.dirname(HUNTS), { recursive: true })
  fs.appendFileSync(HUNTS, `${new Date().toISOString()} HUNT_SEED=${seed} ${text}\n`)
}

note(`begun, ${requests} requests`)
say(`hunting with HUNT_SEED=${seed}, kept in ${path.relative(process.cwd(), HUNTS)}`)
await build().catch((error) => fail(error.message))

/** Every test that draws random examples, but for the hostile requests. */
const tests = fs
  .globSync('{shell,shared/*,mfe-*,backend}/{src,test}/**/*.test.{ts,tsx}', { cwd: ROOT })
  .filter((file) => !file.includes('/test/hunt/'))
  .filter((file) => fs.readFileSync(path.join(ROOT, file), 'utf8').includes("from 'fast-check'"))
const projects = new Set(tests.map((file) => /^(shared\/)?[^/]+/.exec(file)?.[0] ?? ''))
const examples = ['--projects', ...projects, '--runTestsByPath', ...tests]

let isSound = true
for (const [name, args] of Object.entries({
  examples,
  'hostile requests': ['--projects', 'backend', '--testPathPatterns=test/hunt/'],
})) {
  const ended = await runJest(args, { EXAMPLES: seed, HUNT_REQUESTS: requests, HUNT_SEED: seed })
  const result = resultOf(ended, { tell: args !== examples })
  note(`${name}: ${countsOf(result)}`)
  say(`${name}: ${countsOf(result)}`)
  if (result.output) process.stdout.write(`${result.output}\n`)
  isSound &&= result.failed === 0
}
process.exit(isSound ? 0 : 1)

function readOptions() {
  const anySeed = String(1 + Math.floor(Math.random() * 999_999_999))
  const options = {
    requests: /** @type {const} */ ({ type: 'string', default: '100000' }),
    seed: /** @type {const} */ ({ type: 'string', default: process.env.HUNT_SEED ?? anySeed }),
  }
  try {
    const { values } = parseArgs({ options })
    for (const [name, value] of Object.entries(values))
      if (!/^[1-9]\d{0,8}$/.test(value)) fail(`--${name} must be a whole number, 1 or more`)
    return values
  } catch {
    return fail('usage: npm run test:hunt [-- --requests <number> --seed <number>]')
  }
}
