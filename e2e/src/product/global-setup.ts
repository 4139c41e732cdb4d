import fs from 'node:fs'
import { allowIntegrators } from '../integrators/integrator'
import { copyDemoData } from './demo-data'
import { forgetRuns } from './forget-runs'
import { prerendered } from './prerendered-pages'
import { DATA_DIR, PRODUCT_LOG, RUN, RUNS, startProduct } from './product'
import { servesWhatWasBuilt } from './served-versions'

/**
 * One product for all tests of a run.
 * @returns what ends it
 */
export default async function setup(): Promise<() => Promise<void>> {
  forgetRuns(RUNS)
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
  await Promise.all([servesWhatWasBuilt(), prerendered()]).catch(async (error: unknown) => {
    await end()
    throw error
  })
  return end
}
