import type { CDPSession, Page } from '@playwright/test'

/** 1.6 Mbps and 150 ms to the network, a processor four times slower than this one. */
const NETWORK = { offline: false, latency: 150, downloadThroughput: (1.6 * 1024 * 1024) / 8, uploadThroughput: 96_000 }
const SLOWER = 4
/** Milliseconds in which the browser tells of what it has painted. */
const SETTLED = 1_500

/** Milliseconds from the start of loading. */
export interface Paints {
  /** The first text or picture. */
  first: number
  /** The last picture was there. */
  pictures: number
}

/** Has a page load as a cheap phone on a slow network does, with an empty cache. */
export async function slowDown(page: Page): Promise<CDPSession> {
  const session = await page.context().newCDPSession(page)
  await session.send('Network.enable')
  await session.send('Network.setCacheDisabled', { cacheDisabled: true })
  await session.send('Network.emulateNetworkConditions', NETWORK)
  await session.send('Emulation.setCPUThrottlingRate', { rate: SLOWER })
  await page.bringToFront()
  return session
}

/** Loads an address with an empty cache as a cheap phone on a slow network does. */
export async function paintsOnSlowPhone(page: Page, address: string): Promise<Paints> {
  const session = await slowDown(page)
  await page.goto(address, { waitUntil: 'load', timeout: 60_000 })
  // The page is there when its heading and every picture that it asked for are; then what was painted is told.
  await page.waitForFunction(
    () => {
      const pictures = [...document.images].filter(({ currentSrc }) => currentSrc !== '')
      return document.querySelector('h1') && pictures.length > 0 && pictures.every(({ complete }) => complete)
    },
    undefined,
    { timeout: 60_000 },
  )
  await page.waitForTimeout(SETTLED)
  const paints = await page.evaluate(() => ({
    first: performance.getEntriesByName('first-contentful-paint')[0]?.startTime ?? 0,
    pictures: Math.max(
      ...(performance.getEntriesByType('resource') as PerformanceResourceTiming[])
        .filter(({ initiatorType }) => initiatorType === 'img')
        .map(({ responseEnd }) => responseEnd),
    ),
  }))
  await session.detach()
  return paints
}
