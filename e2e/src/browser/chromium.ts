import { execFileSync } from 'node:child_process'
import path from 'node:path'
import { chromium, type Browser } from 'playwright-core'

/** Flags that keep a headless Chromium to itself: no sandbox (root), no calls home, no throttled background tabs. */
const FLAGS = [
  '--no-sandbox',
  '--disable-gpu',
  '--disable-quic',
  '--no-first-run',
  '--disable-background-networking',
  '--disable-component-update',
  '--disable-sync',
  '--hide-scrollbars',
  '--font-render-hinting=none',
]

/**
 * Path of the Chromium to run: `CHROMIUM`, or the one from npm, unpacked on first use. jest compiles to CommonJS and
 * cannot load that package itself.
 */
export const chromiumPath = (): string =>
  process.env.CHROMIUM ??
  execFileSync(process.execPath, [path.join(__dirname, 'chromium-path.mjs')], { encoding: 'utf8' })

/**
 * A real Chromium: the one that an npm package carries, or `CHROMIUM` where that one cannot run.
 * @param flags beside our own.
 */
export async function launchChromium(flags: string[] = []): Promise<Browser> {
  return chromium.launch({ executablePath: chromiumPath(), args: [...FLAGS, ...flags], headless: true })
}
