import fs from 'node:fs'
import path from 'node:path'
import { DATA_DIR, PRODUCT_LOG, startProduct } from './product'

/** One product for all journeys. Its data folder outlives the run, so that content is imported once. */
export default async function setup(): Promise<void> {
  fs.mkdirSync(path.dirname(PRODUCT_LOG), { recursive: true })
  fs.writeFileSync(PRODUCT_LOG, '')
  const product = await startProduct(DATA_DIR, { LOG_LEVEL: 'info' }, (text) => fs.appendFileSync(PRODUCT_LOG, text))
  Object.assign(globalThis, { product })
  process.env.PRODUCT_PID = String(product.pid)
}
