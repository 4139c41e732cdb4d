import fs from 'node:fs'
import path from 'node:path'
import { allowIntegrators } from '../integrators/integrator'
import { copyDemoData } from './demo-data'
import { prerendered } from './prerendered-pages'
import { DATA_DIR, PRODUCT_LOG, RUN, RUNS, startProduct } from './product'

/**
 * One product for all tests of a run.
 * @returns what ends it
 */
export default async function setup(): Promise<() => Promise<void>> {
  forgetRuns()
  fs.mkdirSync(RUN, { recursive: true })
  fs.writeFileSync(PRODUCT_LOG, '')
  await copyDemoData(DATA_DIR)
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
