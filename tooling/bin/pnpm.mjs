import { bootstrap, pnpm } from '../src/lib/bootstrap.mjs'
import { ROOT } from '../src/lib/root.mjs'
import { run } from '../src/lib/run.mjs'

/** `npm run pnpm -- --filter mfe-content test`: the pinned pnpm, in the Node that the product runs on. */
await bootstrap()
const { code } = await run([process.execPath, await pnpm(), ...process.argv.slice(2)], { cwd: ROOT })
process.exit(code)
