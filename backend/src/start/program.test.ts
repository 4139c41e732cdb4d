import { type ChildProcess, spawn } from 'node:child_process'
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
  process.on('SIGUSR2', () => {
    setInterval(() => print('still at work'), 10)
    ${then}
  })
  print('at work')
  await new Promise((resolve) => setTimeout(resolve, 600_000))
  return 0
}${options})
`
/** Says so once more when it was told that its first reader has gone. */
const server = atWork({
  options: ', { isServer: true }',
  then: "process.stdout.once('error', () => console.error('still there'))",
})
/** Says that it closes, and that it has. */
const closing = `
import { runProgram } from './program'
runProgram('closing', async ({ print, closers }) => {
  closers.add(async () => {
    console.log('closes')
    await new Promise((resolve) => setTimeout(resolve, Number(process.argv[2])))
    console.log('closed')
  })
  print('at work')
  setInterval(() => undefined, 600_000)
  return undefined
}, { isServer: true })
`
const failing = `
import { DrizzleQueryError } from 'drizzle-orm/errors'
import { runProgram } from './program'
runProgram('failing', async () => {
  throw new DrizzleQueryError('select …', ['+218912345678'], new Error('Connection terminated unexpectedly'))
})
`
const PROGRAMS = { talkative: TALKATIVE, command: atWork(), server, closing, failing }

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

let children: ChildProcess[] = []
afterEach(() => {
  for (const child of children) child.kill('SIGKILL')
  children = []
})

function start(name: keyof typeof PROGRAMS, ...args: string[]) {
  const child = spawn(process.execPath, [path.join(folder, `${name}.mjs`), ...args], {
    stdio: ['ignore', 'pipe', 'pipe'],
  })
  children.push(child)
  return child
}

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

it('closes what it opened at one Ctrl-C, which a terminal, npm and the command each pass on', async () => {
  const child = start('closing', '200')
  let stdout = ''
  child.stdout.on('data', (chunk) => (stdout += String(chunk)))
  await once(child.stdout, 'data')
  for (let sent = 0; sent < 3; sent++) {
    child.kill('SIGINT')
    await wait(20)
  }
  const [code] = (await once(child, 'close')) as [number]
  expect({ code, stdout }).toEqual({ code: 0, stdout: 'at work\ncloses\nclosed\n' })
})

it('says of a statement that failed why, and nothing of what was in it', async () => {
  const child = start('failing')
  let stderr = ''
  child.stderr.on('data', (chunk) => (stderr += String(chunk)))
  const [code] = (await once(child, 'close')) as [number]
  expect(code).toBe(1)
  expect(stderr).toMatch(/^failing could not go on: the database cannot be reached \(Connection terminated.*\n$/)
  expect(stderr).not.toContain('218912345678')
})

it('waits no longer for who presses Ctrl-C once more', async () => {
  const child = start('closing', '600000')
  const ended = once(child, 'close')
  await once(child.stdout, 'data')
  const presses = setInterval(() => child.kill('SIGINT'), 300)
  const [code] = (await ended) as [number]
  clearInterval(presses)
  expect(code).toBe(130)
})
