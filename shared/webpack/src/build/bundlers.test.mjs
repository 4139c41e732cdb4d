import fs from 'node:fs'
import os from 'node:os'
import path from 'node:path'
import { bundlers } from './bundlers.mjs'

/** Writes its process id as what it bundled, or fails as the folder's name says. */
const PROGRAM = `
import fs from 'node:fs'
process.on('message', ({ dir, out }) => {
  if (dir.endsWith('crashes')) process.exit(3)
  if (dir.endsWith('wrong')) return process.send({ error: 'src/index.ts is wrong' })
  fs.writeFileSync(out, String(process.pid))
  process.send({})
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

/** @param {string} name @returns the id of the process that did it. */
async function bundle(name, { anew = false } = {}) {
  const out = path.join(folder, name)
  await pool.bundle(`mfe-${name}`, out, { anew })
  return Number(fs.readFileSync(out, 'utf8'))
}
/** @param {number} pid */
function isRunning(pid) {
  try {
    return process.kill(pid, 0)
  } catch {
    return false
  }
}

it('bundles one package after the other in one process, and two at once in two', async () => {
  const first = await bundle('auth')
  expect(await bundle('content')).toBe(first)
  const both = await Promise.all([bundle('auth'), bundle('content')])
  expect(both).toContain(first)
  expect(new Set(both).size).toBe(2)
})

it('takes a process that has loaded nothing where sources have changed, for all that follow', async () => {
  const before = await Promise.all([bundle('auth'), bundle('content')])
  const after = await bundle('auth', { anew: true })
  expect(before).not.toContain(after)
  expect(await bundle('content')).toBe(after)
})

it('does not give more work to a process that was busy meanwhile', async () => {
  const busy = bundle('auth')
  const after = await bundle('content', { anew: true })
  const before = await busy
  expect(await Promise.all([bundle('auth'), bundle('content')])).toEqual(expect.not.arrayContaining([before]))
  expect(after).not.toBe(before)
})

it('says what is wrong with a package, and goes on', async () => {
  await expect(pool.bundle('mfe-wrong', folder, { anew: false })).rejects.toThrow('src/index.ts is wrong')
  expect(await bundle('auth')).toBeGreaterThan(0)
})

it('says that a process ended, and takes another', async () => {
  await expect(pool.bundle('mfe-crashes', folder, { anew: false })).rejects.toThrow('ended with 3')
  expect(await bundle('auth')).toBeGreaterThan(0)
})

it('leaves no process behind', async () => {
  const pids = await Promise.all([bundle('auth'), bundle('content')])
  await pool.end()
  expect(pids.filter(isRunning)).toEqual([])
})
