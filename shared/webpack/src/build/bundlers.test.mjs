import fs from 'node:fs'
import os from 'node:os'
import path from 'node:path'
import { setTimeout as wait } from 'node:timers/promises'
import { bundlers } from './bundlers.mjs'

/**
 * Notes each step in a file, with its process. It fails as the package's name says, or waits: for the other step of the same
 * package, or for a file. What it returns stands in the note of the last step.
 */
const PROGRAM = `
import fs from 'node:fs'
import { setTimeout } from 'node:timers/promises'
process.on('message', async ({ step, dir, out, given }) => {
  const note = (what) => fs.appendFileSync(out, JSON.stringify({ what, step, given, pid: process.pid }) + '\\n')
  if (dir.endsWith('crashes')) process.exit(3)
  note('begins')
  const others = () => fs.readFileSync(out, 'utf8').trim().split('\\n').length - 1
  if (dir.endsWith('both') && step !== 'finish') while (others() < 1) await setTimeout(10)
  // Its file is removed after a test that failed: nobody lets it go then.
  const isLeft = () => !fs.existsSync(out) && process.exit(1)
  if (dir.endsWith('held') && step !== 'finish') while (!isLeft() && !fs.existsSync(out + '.go')) await setTimeout(10)
  if (dir.endsWith('half-wrong') && step === 'browser') await setTimeout(300)
  if (dir.endsWith('wrong') && step === 'beside') return process.send({ error: 'src/index.ts is wrong' })
  note('ends')
  process.send({ result: step })
})`

/** @type {string} */
let folder
/** @type {ReturnType<typeof bundlers>} */
let pool
beforeEach(() => {
  folder = fs.mkdtempSync(path.join(os.tmpdir(), 'bundlers-'))
  const program = path.join(folder, 'program.mjs')
  fs.writeFileSync(program, PROGRAM)
  pool = bundlers(process.env, program)
})
afterEach(async () => {
  await pool.end()
  fs.rmSync(folder, { recursive: true })
})

/** @param {string} name @returns {{ what: string, step: string, given?: unknown, pid: number }[]} */
const notesOf = (name) =>
  fs
    .readFileSync(path.join(folder, name), 'utf8')
    .split('\n')
    // A file is there before its first line.
    .filter((line) => line !== '')
    .map((line) => JSON.parse(line))

/** The processes that have begun a step of a package. @param {string} name */
const busyAt = (name) => (fs.existsSync(path.join(folder, name)) ? notesOf(name).map(({ pid }) => pid) : [])

/** @param {string} name @returns the ids of the processes that did it, each once. */
async function bundle(name, { anew = false } = {}) {
  const out = path.join(folder, name)
  fs.rmSync(out, { force: true })
  await pool.bundle(`mfe-${name}`, out, { anew })
  return [...new Set(notesOf(name).map(({ pid }) => pid))]
}
/** @param {number} pid */
function isRunning(pid) {
  try {
    return process.kill(pid, 0)
  } catch {
    return false
  }
}

it('does what browsers load and what stands beside it at once, and then finishes with what the latter returned', async () => {
  await bundle('both')
  const notes = notesOf('both').map(({ what, step, given }) => ({ what, step, given }))
  expect(notes.slice(0, 2).map(({ what }) => what)).toEqual(['begins', 'begins'])
  expect(notes.slice(4)).toEqual([
    { what: 'begins', step: 'finish', given: 'beside' },
    { what: 'ends', step: 'finish', given: 'beside' },
  ])
})

it('has the same two processes for all packages, also for several at once', async () => {
  const first = await bundle('auth')
  expect(first).toHaveLength(2)
  const more = await Promise.all(['content', 'both', 'designer'].map((name) => bundle(name)))
  expect(new Set([...first, ...more.flat()]).size).toBe(2)
})

it('takes processes that have loaded nothing where sources have changed, for all that follow', async () => {
  const before = await bundle('auth')
  const after = await bundle('auth', { anew: true })
  expect(before).not.toEqual(expect.arrayContaining(after))
  expect((await bundle('content')).sort()).toEqual(after.sort())
})

it('does not give more work to a process that was busy meanwhile', async () => {
  const held = bundle('held')
  while (busyAt('held').length < 2) await wait(10)
  const before = busyAt('held')
  const other = bundle('content', { anew: true })
  fs.writeFileSync(path.join(folder, 'held.go'), '')
  await Promise.all([held, other])
  const later = [...(await bundle('auth')), ...(await bundle('content'))]
  expect(later.filter((pid) => before.includes(pid))).toEqual([])
})

it('says what is wrong when nothing of the package is at work any more, for its folder is removed then', async () => {
  await expect(pool.bundle('mfe-half-wrong', path.join(folder, 'half'), { anew: false })).rejects.toThrow(
    'src/index.ts is wrong',
  )
  expect(notesOf('half').map(({ what, step }) => `${step} ${what}`)).toEqual(
    expect.arrayContaining(['browser ends', 'beside begins']),
  )
})

it('says what is wrong with a package, and goes on', async () => {
  await expect(pool.bundle('mfe-wrong', path.join(folder, 'wrong'), { anew: false })).rejects.toThrow(
    'src/index.ts is wrong',
  )
  expect(await bundle('auth')).not.toEqual([])
})

it('says that a process ended, and takes another', async () => {
  await expect(pool.bundle('mfe-crashes', folder, { anew: false })).rejects.toThrow('ended with 3')
  expect(await bundle('auth')).not.toEqual([])
})

it('leaves no process behind', async () => {
  const pids = await Promise.all([bundle('auth'), bundle('content')])
  await pool.end()
  expect(pids.flat().filter(isRunning)).toEqual([])
})
