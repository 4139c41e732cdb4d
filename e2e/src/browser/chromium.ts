import sparticuz from '@sparticuz/chromium'
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

/** A real Chromium: the one that an npm package carries, or `CHROMIUM` where that one cannot run. */
export async function launchChromium(): Promise<Browser> {
  const executablePath = process.env.CHROMIUM ?? (await sparticuz.executablePath())
  return chromium.launch({ executablePath, args: FLAGS, headless: true })
}
