import path from 'node:path'
import { ROOT, startProduct } from './product'

/** One product for all journeys. Its data folder outlives the run, so that content is imported once. */
export default async function setup(): Promise<void> {
  const dataDir = process.env.E2E_DATA_DIR ?? path.join(ROOT, '.cache/e2e-data')
  const product = await startProduct(dataDir)
  Object.assign(globalThis, { product })
  process.env.PRODUCT_PID = String(product.pid)
}
