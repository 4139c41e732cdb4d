import fs from 'node:fs'
import os from 'node:os'
import path from 'node:path'
import { parseArgs } from 'node:util'
import { build } from '@yawmi/tooling/build'
import { fail } from '@yawmi/tooling/log'
import { runPlaywright } from '@yawmi/tooling/results'
import { given } from '@yawmi/tooling/root'
import { isWithin, notedIn } from '../figures/figures.ts'
import { tableOf } from '../figures/table.ts'
import { measureCommands } from './measure.ts'
import { benchProgram, WITH_LIBRARIES } from './programs.ts'

/**
 * `npm run bench`: the budgets of `npm test`, what each page costs and takes (all of the benches below but the last three), and
 * how long building and starting take, cold and warm; then a table of each figure beside its bound. Some 40 minutes of a
 * machine that does nothing else;
 * `npm run bench -- budgets`: the budgets of `npm test`;
 * `npm run bench -- api`: the server's throughput against a bare Fastify; with `--against <folder>` against the server
 * that is built in another checkout, in turn;
 * `npm run bench -- landing`: the landing page against a static page of the same look, and what Lighthouse says;
 * `npm run bench -- screens`: first visits to screens on a slow phone, and what their scripts take;
 * `npm run bench -- content`: the home page on a slow phone, and a list of 5,000 scrolled to its end;
 * `npm run bench -- federation`: bytes and time of the composed site, beside the same sources as one bundle;
 * `npm run bench -- moves`: first moves between screens on a slow phone, beside later ones;
 * `npm run bench -- taps`: presses of buttons and links on a slow phone, until the frame that answers them;
 * `npm run bench -- embed`: bytes of an integrator's pages with auth alone, and when its text comes;
 * `npm run bench -- designer`: the studio's pointer, export, memory and bytes;
 * `npm run bench -- charging`: charges a second of the built servers, from few due to many;
 * `npm run bench -- scale`: a million subscribers and ten million charges: no statement reads a large table from end to end,
 * and lists take as long as those of a small database; with `--part 0.1` a tenth of the rows;
 * `npm run bench -- scale-restore`: a backup of as many rows, and its restore to a service that answers within 15 minutes.
 */
/** A file that measures more on a quiet machine than the checks do looks for the bench's name. */
const measured = async (bench: string | undefined, ...files: string[]) =>
  (await runPlaywright('bench', files, { env: { BENCH: bench } })).code
const benches: Record<string, () => Promise<number>> = {
  budgets: () => measured(undefined),
  api: () => benchProgram('api', ['main', 'bare-server'], otherBackend()),
  scale: () => benchProgram('scale', ['main'], [values.part], WITH_LIBRARIES),
  'scale-restore': () => benchProgram('scale-restore', ['main'], [values.part], WITH_LIBRARIES),
  charging: () => benchProgram('charging', ['main']),
  landing: () => measured('landing'),
  screens: () => measured('screens'),
  content: () => measured('content', 'content-'),
  designer: () => measured('designer', 'designer'),
  embed: () => measured('embed', 'embed'),
  federation: () => measured('federation', 'federation'),
  moves: () => measured('moves', 'screen-moves'),
  taps: () => measured('taps', 'taps'),
}
/** Their figures are of a service with many subscribers, and not of a page. */
const APART = ['charging', 'scale', 'scale-restore']
const usage = `usage: npm run bench [-- ${Object.keys(benches).join('|')}]`
const { values, positionals } = readWords()
const [name] = positionals
const bench = name === undefined ? undefined : benches[name]
if (name !== undefined && !bench) fail(usage)

await build().catch((error: Error) => fail(error.message))
process.exit(bench ? await bench() : await measureAll())

function readWords() {
  try {
    const options = { against: { type: 'string' }, part: { type: 'string', default: '1' } } as const
    return parseArgs({ options, allowPositionals: true })
  } catch {
    return fail(usage)
  }
}

/** One bench after the other, whatever those before it came to. @returns 0 where every figure is within its bound */
async function measureAll(): Promise<number> {
  const folder = fs.mkdtempSync(path.join(os.tmpdir(), 'yawmi-figures-'))
  const file = (process.env.BENCH_FIGURES = path.join(folder, 'figures'))
  try {
    const codes: number[] = []
    for (const [one, run] of Object.entries(benches)) if (!APART.includes(one)) codes.push(await run())
    await measureCommands()
    const figures = notedIn(file)
    process.stdout.write(`\n${tableOf(figures)}\n`)
    return codes.some((code) => code !== 0) || !figures.every(isWithin) ? 1 : 0
  } finally {
    fs.rmSync(folder, { recursive: true })
  }
}

/** Folder of the other checkout's built server, as `--against` names it; nothing without. */
function otherBackend(): string[] {
  if (values.against === undefined) return []
  const backend = path.join(given(values.against), 'backend/dist')
  if (!fs.existsSync(path.join(backend, 'server.mjs'))) fail(`--against: no built server in ${backend}`)
  return [backend]
}
