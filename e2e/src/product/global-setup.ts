import { execFileSync } from 'node:child_process'
import fs from 'node:fs'
import path from 'node:path'
import { allowIntegrators } from '../integrators/integrator'
import { prerendered } from './prerendered-pages'
import { DATA_DIR, PRODUCT_LOG, ROOT, RUN, RUNS, startProduct } from './product'

/** Data folders with the demo content in them, by its digest. */
const DEMO_DATA = path.join(ROOT, '.cache/demo-data')

/**
 * One product for all tests of a run.
 * @returns what ends it
 */
export default async function setup(): Promise<() => Promise<void>> {
  forgetRuns()
  fs.mkdirSync(RUN, { recursive: true })
  fs.writeFileSync(PRODUCT_LOG, '')
  // With the owners that the database's files have.
  execFileSync('cp', ['-a', await demoData(), DATA_DIR])
  allowIntegrators()
  const product = await startProduct(DATA_DIR, { LOG_LEVEL: 'info' }, (text) => fs.appendFileSync(PRODUCT_LOG, text))
  process.env.PRODUCT_PID = String(product.pid)
  const end = async () => {
    await product.stop()
    fs.rmSync(DATA_DIR, { recursive: true, force: true })
  }
  await prerendered().catch(async (error: unknown) => {
    await end()
    throw error
  })
  return end
}

/**
 * A data folder with the demo content, which takes a minute to import: a run begins with a copy.
 * @returns where it is
 */
async function demoData(): Promise<string> {
  const digest = fs.readFileSync(path.join(ROOT, 'content/art/dist/digest.txt'), 'utf8').slice(0, 16)
  const place = path.join(DEMO_DATA, digest)
  if (fs.existsSync(place)) return place
  const making = path.join(RUN, 'demo-data')
  await (await startProduct(making, { WARM_UP: 'off' })).stop()
  for (const older of fs.existsSync(DEMO_DATA) ? fs.readdirSync(DEMO_DATA) : [])
    if (older !== digest) fs.rmSync(path.join(DEMO_DATA, older), { recursive: true, force: true })
  // Another run may have been quicker.
  if (fs.existsSync(place)) return making
  fs.mkdirSync(DEMO_DATA, { recursive: true })
  fs.renameSync(making, place)
  return place
}

/** Removes what runs have left that are over. */
function forgetRuns(): void {
  for (const run of fs.existsSync(RUNS) ? fs.readdirSync(RUNS) : [])
    if (!isRunning(Number(run))) fs.rmSync(path.join(RUNS, run), { recursive: true, force: true })
}

function isRunning(pid: number): boolean {
  try {
    return process.kill(pid, 0)
  } catch (error) {
    return (error as NodeJS.ErrnoException).code === 'EPERM'
  }
}
