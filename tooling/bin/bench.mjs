import { bootstrap } from '../src/lib/bootstrap.mjs'
import { fail } from '../src/lib/log.mjs'

/**
 * `npm run bench`: the budgets of `npm test`, then how long building and starting take, cold and warm;
 * `npm run bench -- api`: the server's throughput against a bare Fastify;
 * `npm run bench -- landing`: the landing page against a static page of the same look, and what Lighthouse says;
 * `npm run bench -- content`: the home page on a slow phone, and a list of 5,000 scrolled to its end;
 * `npm run bench -- embed`: bytes of an integrator's pages with auth alone;
 * `npm run bench -- designer`: the studio's pointer, export, memory and bytes;
 * `npm run bench -- charging`: charges a second, from few due to many.
 */
await bootstrap()
const { build } = await import('../src/build/build.mjs')
await build().catch((error) => fail(error.message))
if (process.argv[2] === 'api') {
  const { benchApi } = await import('../src/commands/bench-api.mjs')
  process.exit(await benchApi())
}
if (process.argv[2] === 'charging') {
  const { benchCharging } = await import('../src/commands/bench-charging.mjs')
  process.exit(await benchCharging())
}
if (process.argv[2] === 'content' || process.argv[2] === 'designer') {
  process.env.BENCH = process.argv[2]
  const { CONTENT_BENCH, DESIGNER_BENCH } = await import('../src/commands/steps.mjs')
  const { output, failed } = await (process.argv[2] === 'content' ? CONTENT_BENCH() : DESIGNER_BENCH())
  process.stdout.write(`${output}\n`)
  process.exit(failed > 0 ? 1 : 0)
}
if (process.argv[2] === 'embed') {
  const { EMBED_BENCH } = await import('../src/commands/steps.mjs')
  const { output, failed } = await EMBED_BENCH()
  process.stdout.write(`${output}\n`)
  process.exit(failed > 0 ? 1 : 0)
}
if (process.argv[2] === 'landing') {
  const { benchLanding } = await import('../src/commands/bench-landing.mjs')
  process.exit(await benchLanding())
}
const { STEPS } = await import('../src/commands/steps.mjs')
const { output, failed } = await STEPS.budgets()
process.stdout.write(`${output}\n`)
const { measureCommands } = await import('../src/commands/measure.mjs')
await measureCommands()
process.exit(failed > 0 ? 1 : 0)
