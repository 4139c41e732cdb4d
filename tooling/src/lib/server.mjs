import { spawn } from 'node:child_process'
import { once } from 'node:events'
import path from 'node:path'
import { NO_SETTINGS } from '@yawmi/releases/no-settings'
import { ROOT } from './root.mjs'

/**
 * Runs a program that serves the product, to where it says that it can serve.
 * @param {string} program from the root @param {NodeJS.ProcessEnv} env its settings; those of whoever runs it are none of its
 * @returns {Promise<() => Promise<number>>} stops it, and answers its exit code
 * @throws Error with what it printed, where it ends before that
 */
export async function startServer(program, env, node = process.execPath) {
  const child = spawn(node, [path.join(ROOT, program)], {
    cwd: ROOT,
    env: { ...process.env, ...NO_SETTINGS, ...env },
    stdio: ['ignore', 'pipe', 'inherit'],
  })
  const ended = once(child, 'exit')
  let output = ''
  await new Promise((resolve, reject) => {
    child.stdout.on('data', (chunk) => {
      output += chunk
      if (output.includes('is ready')) resolve(undefined)
    })
    void ended.then(([code]) => reject(new Error(`${program} ended with ${code}:\n${output}`)), reject)
  })
  return async () => {
    child.kill('SIGTERM')
    return (await ended)[0]
  }
}
