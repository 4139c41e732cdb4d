import { bootstrap, pnpm } from '../src/lib/bootstrap.mjs'
import { goOn } from '../src/lib/node.mjs'

/** `npm run pnpm -- --filter mfe-content test`: the pinned pnpm, in the Node that the product runs on. */
await bootstrap()
await goOn([await pnpm(), ...process.argv.slice(2)])
