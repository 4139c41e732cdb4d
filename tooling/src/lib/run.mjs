import { spawn } from 'node:child_process'
import os from 'node:os'

/** Programs that are running, where they end with this one. */
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
      ending = true
      const ended = [...running].map((child) => {
        signalGroup(child, signal === 'SIGINT' ? 'SIGTERM' : signal)
        return new Promise((resolve) => child.once('close', resolve))
      })
      void Promise.all(ended).then(() => process.exit(128 + os.constants.signals[signal]))
    })
}

function signalGroup({ pid }, signal) {
  try {
    process.kill(-pid, signal)
  } catch {
    // It has just ended by itself.
  }
}

/**
 * Runs a program to its end.
 * @param {string[]} argv program and arguments.
 * @param {{ cwd?: string, env?: NodeJS.ProcessEnv, quiet?: boolean }} [options] `quiet` keeps its output for a failure.
 * @returns {Promise<{ code: number, output: string }>} its exit code, and what it printed where quiet.
 */
export function run([program, ...args], { cwd, env, quiet = false } = {}) {
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
    let output = ''
    child.stdout?.on('data', (chunk) => (output += chunk))
    child.stderr?.on('data', (chunk) => (output += chunk))
    child.once('error', reject)
    child.once('close', (code, signal) => {
      running.delete(child)
      if (!ending) resolve({ code: signal ? 1 : (code ?? 1), output })
    })
  })
}

/** Like `run`, but a failure is an error with the program's output. */
export async function must(argv, options) {
  const { code, output } = await run(argv, options)
  if (code !== 0) throw new Error(`${argv.join(' ')} ended with ${code}\n${output}`)
  return output
}
