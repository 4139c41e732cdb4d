import path from 'node:path'
import { bootstrap } from '../src/lib/bootstrap.mjs'
import { needFolders } from '../src/lib/checkout.mjs'
import { fail } from '../src/lib/log.mjs'
import { goOn } from '../src/lib/node.mjs'
import { withPaths } from '../src/lib/paths-given.mjs'
import { ROOT } from '../src/lib/root.mjs'

/**
 * The backend's commands, built where their sources changed:
 * `npm run content -- import|export|contacts …`: editors' content into the database and out, and messages to support;
 * `npm run subscriptions -- show|ledger <number> | reconcile`: what support may want to know of subscriptions;
 * `npm run keys -- show | add | sign | drop | rekey`: the keys of codes and numbers, and how they change;
 * `npm run migrate`: the schema of the database, before servers that need it are started;
 * `npm run backup -- <folder>` and `npm run restore -- <backup> <data folder>`: the embedded database with its files;
 * `npm run check-settings -- [file]`: everything that is wrong with the settings of a server.
 */
const [command = '', ...words] = process.argv.slice(2)
const isContent = command === 'content'
needFolders(`npm run ${command}`, isContent ? ['backend', 'content'] : ['backend'])
await bootstrap()
const { build } = await import('../src/build/build.mjs')
await build(isContent ? ['backend', 'art'] : ['backend']).catch((error) => fail(error.message))
await goOn([path.join(ROOT, `backend/dist/${command}.mjs`), ...withPaths(command, words)])
