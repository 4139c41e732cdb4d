import { bootstrap } from '../src/lib/bootstrap.mjs'
import { fail, namesOf, say } from '../src/lib/log.mjs'
import { endWithChildren } from '../src/lib/run.mjs'

/** @import { Step } from '../src/commands/steps.mjs' */
/** `npm test [-- step …]`: every check, several at a time where they do not disturb each other. */
endWithChildren()
await bootstrap()
const { default: pLimit } = await import('p-limit')
const { cannotRun, STEPS } = await import('../src/commands/steps.mjs')
const { countsOf, LIMIT_MS } = await import('../src/commands/results.mjs')
const { build } = await import('../src/build/build.mjs')

/** As many as a small machine has cores; and beside end-to-end tests, whose browsers leave a third of two cores idle. */
const [AT_ONCE, BESIDE_BROWSERS] = [2, 1]

/** They need no build, and take long: they begin with it. */
const FIRST = ['unit tests of browser code', 'lint']
const BROWSERS = 'journeys'
/** They are about seconds, and mostly wait: a third check beside these two would take seconds from them. */
const LAST = ['timed journeys', 'process tests']
const SECOND = Object.keys(STEPS).filter((name) => ![...FIRST, BROWSERS, ...LAST].includes(name))

const requested = process.argv.slice(2)
const names = namesOf('check', requested, Object.keys(STEPS))
for (const reason of requested.map(cannotRun)) if (reason) fail(reason)
const leftOut = Object.keys(STEPS).filter(cannotRun)
const chosen = (/** @type {string} */ name) => names.includes(name) && !leftOut.includes(name)
if (leftOut.length > 0 && requested.length === 0)
  say(`left out, for this checkout has a part of the product only: ${leftOut.join(', ')}`)

let passed = 0
let failed = 0
const started = performance.now()
const seconds = (/** @type {number} */ since) => `${((performance.now() - since) / 1000).toFixed(0)} s`

/** What is run for a check, with what it is called: the check, or each of its parts. @returns {[string, Step][]} */
const partsOf = (/** @type {string} */ name) =>
  Array.isArray(STEPS[name])
    ? STEPS[name].map((step, index, { length }) => [`${name} ${index + 1}/${length}`, step])
    : [[name, STEPS[name]]]

/** Tests, or packages with theirs, that passed in an earlier run and that nothing has reached since. */
const unchanged = ({ unchanged: count = 0 }) => (count > 0 ? `, unchanged: ${count}` : '')

/** What waited in vain is run a second time: it costs its limit, and not the whole run; its name is told. */
async function endedInTime(/** @type {string} */ name, /** @type {Step} */ step) {
  const result = await step()
  if (!result.late) return result
  process.stdout.write(`${result.output}\n`)
  say(`${name} did not end within ${LIMIT_MS / 60_000} min and is begun once more`)
  const again = await step()
  return { ...again, flaky: Math.max(again.flaky, again.failed > 0 ? 0 : 1) }
}

async function check(/** @type {string} */ name, /** @type {Step} */ step) {
  const start = performance.now()
  const result = await endedInTime(name, step)
  passed += result.passed
  failed += result.failed
  const ok = result.failed === 0
  say(`${ok ? '✓' : '✗'} ${name}: ${countsOf(result)} (${seconds(start)}${unchanged(result)})`)
  if (result.output) process.stdout.write(`${result.output}\n`)
}

/** Builds where a check reads the built product; a build that fails is a check that failed. */
async function built() {
  if (![BROWSERS, ...LAST, 'server tests', 'budgets'].some(chosen)) return
  await build().then(
    () => (passed += 1),
    (error) => {
      failed += 1
      process.stdout.write(`✗ build\n${error.message}\n`)
    },
  )
}

const limit = pLimit(AT_ONCE)
const all = (/** @type {string[]} */ some) => limit.map(some.filter(chosen).flatMap(partsOf), (part) => check(...part))

const first = all(FIRST)
await built()
const second = all(SECOND)
// Browsers wait until the processors are not full of these: what waits for a page has a time to do so.
await first
limit.concurrency = BESIDE_BROWSERS
if (chosen(BROWSERS)) await check(BROWSERS, /** @type {Step} */ (STEPS[BROWSERS]))
limit.concurrency = AT_ONCE
await Promise.all([second, all(LAST)])

say(`all checks took ${seconds(started)}`)
process.stdout.write(`${passed} passed, ${failed} failed\n`)
process.exit(failed > 0 ? 1 : 0)
