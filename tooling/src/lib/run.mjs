import { spawn } from 'node:child_process'
import os from 'node:os'
import { processesOf } from './processes.mjs'

/** Programs that are running, where they end with this one. @type {Set<import('node:child_process').ChildProcess>} */
const running = new Set()
let inGroups = false
let ending = false

/**
 * From here on every program that is run gets a process group of its own, and a signal that ends this one is passed on
 * to all of a group: a jest run has workers, a server and browsers, which would go on for themselves otherwise. This
 * one ends when they have.
 */
export function endWithChildren() {
  inGroups = true
  for (const signal of /** @type {const} */ (['SIGINT', 'SIGTERM', 'SIGHUP']))
    process.on(signal, () => {
      // Whoever asks a second time waits no longer for what does not end.
      const passedOn = ending ? 'SIGKILL' : signal === 'SIGINT' ? 'SIGTERM' : signal
      ending = true
      const ended = [...running].map((child) => {
        signalGroup(child, passedOn)
        return new Promise((resolve) => child.once('close', resolve))
      })
      void Promise.all(ended).then(() => process.exit(128 + os.constants.signals[signal]))
    })
}

/** @param {import('node:child_process').ChildProcess} child @param {NodeJS.Signals} signal */
function signalGroup({ pid }, signal) {
  try {
    process.kill(-Number(pid), signal)
  } catch {
    // It has just ended by itself.
  }
}

/** What a program is given from when it is told to end until it is ended. */
const GRACE_MS = 2_000

/**
 * Runs a program to its end.
 * @param {string[]} argv program and arguments.
 * @param {{ cwd?: string, env?: NodeJS.ProcessEnv, quiet?: boolean, limitMs?: number }} [options] `quiet` keeps its
 *   output for a failure; after `limitMs` it is ended, with all that it started (`endWithChildren`).
 * @returns {Promise<{ code: number, output: string, stdout: string, late: boolean }>} its exit code, what it printed where
 *   quiet, of that what a program may read, and whether it was ended at its limit: then the output closes with what was still
 *   running.
 */
export function run([program, ...args], { cwd, env, quiet = false, limitMs } = {}) {
  // What would come next is not begun any more.
  if (ending) return new Promise(() => {})
  return new Promise((resolve, reject) => {
    const child = spawn(program, args, {
      cwd,
      env: { ...process.env, ...env },
      detached: inGroups,
      stdio: ['ignore', quiet ? 'pipe' : 'inherit', quiet ? 'pipe' : 'inherit'],
    })
    if (inGroups) running.add(child)
    const printed = { output: '', stdout: '' }
    let late = false
    const end = () => {
      late = true
      printed.output += `\nended after ${limitMs} ms, while these ran:\n${processesOf(child.pid).join('\n')}\n`
      signalGroup(child, 'SIGTERM')
      setTimeout(() => {
        signalGroup(child, 'SIGKILL')
        // Something outside of the group may hold them open for ever.
        for (const stream of [child.stdout, child.stderr]) stream?.destroy()
      }, GRACE_MS).unref()
    }
    const limit = limitMs ? setTimeout(end, limitMs) : undefined
    child.stdout?.setEncoding('utf8').on('data', (chunk) => (printed.stdout += chunk))
    for (const stream of [child.stdout, child.stderr])
      stream?.setEncoding('utf8').on('data', (chunk) => (printed.output += chunk))
    child.once('error', reject)
    child.once('close', (code, signal) => {
      clearTimeout(limit)
      running.delete(child)
      if (!ending) resolve({ code: signal || late ? 1 : (code ?? 1), ...printed, late })
    })
  })
}

/** Like `run`, but a failure is an error with the program's output. */
export async function must(/** @type {string[]} */ argv, /** @type {Parameters<typeof run>[1]} */ options) {
  const { code, output } = await run(argv, options)
  if (code !== 0) throw new Error(`${argv.join(' ')} ended with ${code}\n${output}`)
  return output
}
