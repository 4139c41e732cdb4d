import { spawn } from 'node:child_process'

/**
 * Runs a program to its end.
 * @param {string[]} argv program and arguments.
 * @param {{ cwd?: string, env?: NodeJS.ProcessEnv, quiet?: boolean }} [options] `quiet` keeps its output for a failure.
 * @returns {Promise<{ code: number, output: string }>} its exit code, and what it printed where quiet.
 */
export function run([program, ...args], { cwd, env, quiet = false } = {}) {
  return new Promise((resolve, reject) => {
    const child = spawn(program, args, {
      cwd,
      env: { ...process.env, ...env },
      stdio: ['ignore', quiet ? 'pipe' : 'inherit', quiet ? 'pipe' : 'inherit'],
    })
    let output = ''
    child.stdout?.on('data', (chunk) => (output += chunk))
    child.stderr?.on('data', (chunk) => (output += chunk))
    child.once('error', reject)
    child.once('close', (code, signal) => resolve({ code: signal ? 1 : (code ?? 1), output }))
  })
}

/** Like `run`, but a failure is an error with the program's output. */
export async function must(argv, options) {
  const { code, output } = await run(argv, options)
  if (code !== 0) throw new Error(`${argv.join(' ')} ended with ${code}\n${output}`)
  return output
}

/** Does the jobs with at most `width` at once, in order of arrival. */
export async function inParallel(width, jobs) {
  const queue = [...jobs]
  const worker = async () => {
    for (let job = queue.shift(); job; job = queue.shift()) await job()
  }
  await Promise.all(Array.from({ length: width }, worker))
}
