import fs from 'node:fs'
import { DATA_DIR } from '../product/product'

/** Numbers that tests have used are counted in a folder of the run, which a product of the tests' own would have made. */
export default function makeFolder(): void {
  fs.mkdirSync(DATA_DIR, { recursive: true })
}
