import path from 'node:path'
import { bootstrap } from '../src/lib/bootstrap.mjs'
import { ROOT } from '../src/lib/root.mjs'
import { run } from '../src/lib/run.mjs'

/** `npm run lint` and `npm run format`: the tools, with their output, for a person at work. */
const TOOLS = {
  lint: ['eslint', '.'],
  'format-write': ['prettier', '--write', '--log-level', 'warn', '.'],
}
await bootstrap()
const [tool, ...args] = TOOLS[process.argv[2]] ?? TOOLS.lint
const { code } = await run([path.join(ROOT, 'node_modules/.bin', tool), ...args], { cwd: ROOT })
process.exit(code)
