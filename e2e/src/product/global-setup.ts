import fs from 'node:fs'
import path from 'node:path'
import { chromiumPath } from '../browser/chromium'
import { prerendered } from './drawn-ahead'
import { DATA_DIR, PRODUCT_LOG, startProduct, TURNS } from './product'
import { Turns } from './turns'

/** One product for all journeys. Its data folder outlives the run, so that content is imported once. */
export default async function setup(): Promise<void> {
  fs.mkdirSync(path.dirname(PRODUCT_LOG), { recursive: true })
  fs.writeFileSync(PRODUCT_LOG, '')
  new Turns(TURNS, 'setup').reset()
  // Unpacked once, before the first two files ask for it at the same time.
  process.env.CHROMIUM = chromiumPath()
  const product = await startProduct(DATA_DIR, { LOG_LEVEL: 'info' }, (text) => fs.appendFileSync(PRODUCT_LOG, text))
  Object.assign(globalThis, { product })
  process.env.PRODUCT_PID = String(product.pid)
  await prerendered().catch(async (error: unknown) => {
    await product.stop()
    throw error
  })
}
