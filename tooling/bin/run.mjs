import path from 'node:path'
import { bootstrap } from '../src/lib/bootstrap.mjs'
import { folderIn, needFolders, PRODUCT } from '../src/lib/checkout.mjs'
import { ROOT } from '../src/lib/root.mjs'

/** Commands whose programs lie with what they are about, which say what they take and do, and the folders that each needs. @type {Record<string, { program: string, needs: string[] }>} */
const COMMANDS = {
  bench: { program: 'bench/src/commands/main.ts', needs: [...PRODUCT, 'bench', 'e2e'] },
  brand: { program: 'shared/brand-tool/src/main.mjs', needs: ['shared', 'backend', 'shell', 'mfe-landing'] },
  surfaces: { program: 'shared/surfaces/src/main.mjs', needs: ['shared'] },
  'pack:embed': { program: 'shared/embed-package/pack.mjs', needs: ['shared'] },
  'pack:conformance': { program: 'shared/conformance/pack.mjs', needs: ['shared'] },
  'test:browsers': { program: 'e2e/src/engines/main.ts', needs: [...PRODUCT, 'e2e'] },
  'test:compatibility': { program: 'e2e/src/compatibility/main.ts', needs: [...PRODUCT, 'e2e'] },
  'test:operations': { program: 'shared/operations/src/main.mjs', needs: PRODUCT },
  'test:fleet': { program: 'shared/operations/src/fleet/main.mjs', needs: PRODUCT },
  'test:chaos': { program: 'shared/robustness/src/chaos.mjs', needs: PRODUCT },
  'test:hunt': { program: 'shared/robustness/src/hunt.mjs', needs: PRODUCT },
  'test:mutants': { program: 'shared/robustness/src/mutants/main.mjs', needs: PRODUCT },
  'test:reproducible': { program: 'shared/robustness/src/reproducible.mjs', needs: ['shared'] },
  'test:postgres': { program: 'shared/robustness/src/postgres.mjs', needs: PRODUCT },
  'test:nodes': { program: 'shared/robustness/src/nodes.mjs', needs: PRODUCT },
  'test:hosts': { program: 'e2e/src/hosts/main.ts', needs: [...PRODUCT, 'e2e', 'docs'] },
}

const name = process.argv[2] ?? ''
const { program, needs } = COMMANDS[name] ?? { program: '', needs: [] }
needFolders(`npm run ${name}`, needs)
const words = process.argv.slice(3)
const args = name.startsWith('pack:') ? folderIn(`npm run ${name}`, words) : words
await bootstrap()
process.argv.splice(2, Infinity, ...args) // Only now: an older Node has another one run this file with all that it was given.
await import(path.join(ROOT, program))
