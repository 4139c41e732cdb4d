import { execFileSync } from 'node:child_process'
import path from 'node:path'
import { pathToFileURL } from 'node:url'
import { sentenceOf } from './print.mjs'
import { processorSecondsOf, tookText } from './took.mjs'

const MODULE = pathToFileURL(path.join(__dirname, 'took.mjs')).href

/** A program that has the processor for as many milliseconds. */
const busy = (/** @type {number} */ ms) =>
  `let used = 0; while (used < ${ms * 1_000}) { for (let i = 0; i < 1e6; i += 1); const { user, system } = process.cpuUsage(); used = user + system }`

it('counts what the programs needed that a command ran', () => {
  const program = `
    import { spawnSync } from 'node:child_process'
    import { took } from ${JSON.stringify(MODULE)}
    const before = took()
    spawnSync(process.execPath, ['-e', ${JSON.stringify(busy(400))}])
    console.log(JSON.stringify({ before, after: took() }))`
  const answer = execFileSync(process.execPath, ['--input-type=module', '-e', program], { encoding: 'utf8' })
  const { before, after } = JSON.parse(answer)
  expect(after.wallSeconds).toBeGreaterThan(before.wallSeconds)
  // A tick is the hundredth of a second, and what is under way is not counted.
  expect(after.processorSeconds - before.processorSeconds).toBeGreaterThanOrEqual(0.38)
}, 60_000)

it('says of each step what its programs needed, also of steps that go on at once', () => {
  const program = `
    import { spawn } from 'node:child_process'
    import { once } from 'node:events'
    import { inStep, took } from ${JSON.stringify(MODULE)}
    const run = (code) => once(spawn(process.execPath, ['-e', code]), 'close')
    await Promise.all([
      inStep('types', async () => {}),
      inStep('tests', () => run(${JSON.stringify(busy(600))})),
      inStep('build', async () => {
        await inStep('embed', () => run(${JSON.stringify(busy(200))}))
        await run('')
      }),
    ])
    console.log(JSON.stringify(took().steps))`
  const answer = execFileSync(process.execPath, ['--input-type=module', '-e', program], { encoding: 'utf8' })
  const { types, tests, build, embed } = JSON.parse(answer)
  expect(types).toBe(0)
  expect(tests).toBeGreaterThanOrEqual(0.58)
  expect(embed).toBeGreaterThanOrEqual(0.18)
  expect(embed).toBeLessThan(tests)
  expect(build).toBeLessThan(embed)
}, 60_000)

it('reads them whatever the program is named, and knows none where the system tells of none', () => {
  const fields = ['S', ...Array(10).fill('9'), '100', '20', '3000', '5', '20', '0']
  expect(processorSecondsOf(`7 (a) b (c) ${fields.join(' ')}`)).toBe(31.25)
  expect(processorSecondsOf(undefined)).toBeUndefined()
})

it('is said with what was published', () => {
  const done = { act: 'publish', remote: 'content', version: '2', serial: 9, isCurrent: true }
  expect(sentenceOf(done)).toBe('content is at 2 (serial 9)')
  expect(sentenceOf({ ...done, wallSeconds: 21.04, processorSeconds: 38.5 })).toBe(
    'content is at 2 (serial 9), in 21.0 s with 38.5 s of the processor',
  )
  const steps = { types: 0.4, tests: 31.25 }
  expect(sentenceOf({ ...done, skipped: ['embed'], wallSeconds: 21.04, processorSeconds: 38.5, steps })).toBe(
    'content is at 2 (serial 9) without embed, in 21.0 s with 38.5 s of the processor (types 0.4, tests 31.3)',
  )
  expect(sentenceOf({ ...done, isCurrent: false, wallSeconds: 21.04 })).toContain(' a candidate (serial 9), in 21.0 s:')
  expect(tookText({})).toBe('')
})
