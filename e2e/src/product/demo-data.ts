import { execFileSync } from 'node:child_process'
import fs from 'node:fs'
import path from 'node:path'
import { ROOT, RUN, startProduct } from './product'

/** Data folders with the demo content in them, by its digest. */
const DEMO_DATA = path.join(ROOT, '.cache/demo-data')

/** Makes the data folder of a product that has the demo content when it starts. */
export async function copyDemoData(to: string): Promise<void> {
  // With the owners that the database's files have.
  execFileSync('cp', ['-a', await demoData(), to])
}

/** Where there is a data folder with the demo content, which takes a minute to import. */
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
