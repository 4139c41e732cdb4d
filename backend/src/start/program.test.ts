import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { mkdtempSync, rmSync } from 'node:fs'
import os from 'node:os'
import path from 'node:path'
import { setTimeout as wait } from 'node:timers/promises'
import { build } from 'esbuild'

const LINES = 20_000
const TALKATIVE = `
import { runProgram } from './program'
runProgram('talkative', async ({ print }) => {
  for (let line = 0; line < ${LINES}; line++) print('line ' + line)
  return 0
})
`

/** Says that it is at work, and would be for long. */
const atWork = ({ options = '', then = '' } = {}) => `
import { runProgram } from './program'
runProgram('laborious', async ({ print }) => {
  print('at work')
  process.on('SIGUSR2', () => {
    print('still at work')
    ${then}
  })
  await new Promise((resolve) => setTimeout(resolve, 600_000))
  return 0
}${options})
`
/** Says so once more when it was told that its first reader has gone. */
const server = atWork({
  options: ', { isServer: true }',
  then: "process.stdout.once('error', () => console.error('still there'))",
})
const PROGRAMS = { talkative: TALKATIVE, command: atWork(), server }

let folder: string
beforeAll(async () => {
  folder = mkdtempSync(path.join(os.tmpdir(), 'yawmi-program-'))
  for (const [name, contents] of Object.entries(PROGRAMS))
    await build({
      stdin: { contents, resolveDir: __dirname, loader: 'ts' },
      outfile: path.join(folder, `${name}.mjs`),
      bundle: true,
      platform: 'node',
      format: 'esm',
      target: 'node22',
    })
}, 60_000)
afterAll(() => rmSync(folder, { recursive: true }))

it('says all it has to say to a reader that is slow', async () => {
  const child = spawn(process.execPath, [path.join(folder, 'talkative.mjs')], { stdio: ['ignore', 'pipe', 'inherit'] })
  await wait(500)
  let output = ''
  child.stdout.on('data', (chunk) => (output += String(chunk)))
  const [code] = (await once(child, 'close')) as [number]
  expect(code).toBe(0)
  expect(output.split('\n').at(-2)).toBe(`line ${LINES - 1}`)
})

const start = (name: keyof typeof PROGRAMS) =>
  spawn(process.execPath, [path.join(folder, `${name}.mjs`)], { stdio: ['ignore', 'pipe', 'pipe'] })

it.each([
  ['SIGINT', 130],
  ['SIGTERM', 143],
  ['SIGHUP', 129],
] as const)('says that a command which %s has cut short did not do its work', async (signal, expected) => {
  const child = start('command')
  let stderr = ''
  child.stderr.on('data', (chunk) => (stderr += String(chunk)))
  await once(child.stdout, 'data')
  child.kill(signal)
  const [code] = (await once(child, 'close')) as [number]
  expect(code).toBe(expected)
  expect(stderr).toBe(`laborious was stopped before its end (${signal}).\n`)
})

it('ends a command whose reader has gone, as a pager that was closed, without a word', async () => {
  const child = start('command')
  let stderr = ''
  child.stderr.on('data', (chunk) => (stderr += String(chunk)))
  await once(child.stdout, 'data')
  child.stdout.destroy()
  child.kill('SIGUSR2')
  const [code] = (await once(child, 'close')) as [number]
  expect({ code, stderr }).toEqual({ code: 141, stderr: '' })
})

it('keeps a server running whose reader has gone', async () => {
  const child = start('server')
  await once(child.stdout, 'data')
  child.stdout.destroy()
  child.kill('SIGUSR2')
  await once(child.stderr, 'data')
  child.kill('SIGTERM')
  const [code] = (await once(child, 'close')) as [number]
  expect(code).toBe(0)
})

it('ends a server that is stopped while it starts as one that has run', async () => {
  const child = start('server')
  await once(child.stdout, 'data')
  child.kill('SIGTERM')
  const [code] = (await once(child, 'close')) as [number]
  expect(code).toBe(0)
})
