import path from 'node:path'
import { ROOT } from '../lib/root.mjs'
import { run } from '../lib/run.mjs'

/** Runs what takes too long, or too quiet a machine, for every check. Answers the exit code. */
export async function benchLanding() {
  const cwd = path.join(ROOT, 'bench')
  const cli = path.join(cwd, 'node_modules/@playwright/test/cli.js')
  const { code } = await run([process.execPath, cli, 'test'], { cwd, env: { BENCH: 'landing' } })
  return code
}
