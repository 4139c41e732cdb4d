import { bootstrap } from '../src/lib/bootstrap.mjs'
import { needFolders, PRODUCT } from '../src/lib/checkout.mjs'
import { fail } from '../src/lib/log.mjs'

/**
 * `npm run bench`: the budgets of `npm test`, then how long building and starting take, cold and warm;
 * `npm run bench -- api`: the server's throughput against a bare Fastify; with `--against <folder>` against the server
 * that is built in another checkout, in turn;
 * `npm run bench -- landing`: the landing page against a static page of the same look, and what Lighthouse says;
 * `npm run bench -- content`: the home page on a slow phone, and a list of 5,000 scrolled to its end;
 * `npm run bench -- embed`: bytes of an integrator's pages with auth alone;
 * `npm run bench -- designer`: the studio's pointer, export, memory and bytes;
 * `npm run bench -- charging`: charges a second, from few due to many.
 */
const NAMES = ['api', 'landing', 'content', 'embed', 'designer', 'charging']
const [, , name] = process.argv
if (name !== undefined && !NAMES.includes(name)) fail(`usage: npm run bench [-- ${NAMES.join('|')}]`)

needFolders('npm run bench', [...PRODUCT, 'bench'])
await bootstrap()
const { build } = await import('../src/build/build.mjs')
await build().catch((error) => fail(error.message))
const { benchApi, benchCharging } = await import('../src/commands/bench-programs.mjs')
const { runPlaywright } = await import('../src/commands/results.mjs')

/** A file that measures more on a quiet machine than the checks do looks for the name. */
const measured = async (...files) => (await runPlaywright('bench', files, { env: { BENCH: name } })).code
const benches = {
  api: benchApi,
  charging: benchCharging,
  landing: measured,
  content: () => measured('content-'),
  designer: () => measured('designer'),
  embed: () => measured('embed'),
}
if (name !== undefined) process.exit(await benches[name]())

const code = await measured()
const { measureCommands } = await import('../src/commands/measure.mjs')
await measureCommands()
process.exit(code)
