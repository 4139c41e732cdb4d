import path from 'node:path'
import { ROOT } from '../lib/root.mjs'
import { run } from '../lib/run.mjs'

/** Runs what takes too long, or too quiet a machine, for every check. Answers the exit code. */
export async function benchLanding() {
  const jest = path.join(ROOT, 'tooling/node_modules/.bin/jest')
  const { code } = await run([jest, '--maxWorkers=1', '--testMatch', '**/landing/*.bench.ts'], {
    cwd: path.join(ROOT, 'bench'),
  })
  return code
}
