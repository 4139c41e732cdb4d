import { existsSync, mkdirSync, mkdtempSync, readFileSync, renameSync, rmSync } from 'node:fs'
import path from 'node:path'
import { fileURLToPath } from 'node:url'
import chromium from '@sparticuz/chromium'

/**
 * Unpacks the Chromium that an npm package carries, once, and prints where it is. The package is an ES module only, and
 * unpacks into the temporary folder, where another person's copy or half of one may lie: it is given a folder of our
 * own, which is moved to its place when it is whole.
 */
const manifest = new URL('../package.json', import.meta.resolve('@sparticuz/chromium'))
const { version } = JSON.parse(readFileSync(manifest, 'utf8'))
const cache = fileURLToPath(new URL('../../../.cache/chromium', import.meta.url))
const place = path.join(cache, version)

if (!existsSync(place)) {
  mkdirSync(cache, { recursive: true })
  const unpacking = mkdtempSync(path.join(cache, 'unpacking-'))
  process.env.TMPDIR = unpacking
  await chromium.executablePath()
  try {
    renameSync(unpacking, place)
  } catch (error) {
    // Somebody else was quicker.
    if (!existsSync(place)) throw error
    rmSync(unpacking, { recursive: true })
  }
}
process.stdout.write(path.join(place, 'chromium'))
