import type { Page } from '@playwright/test'

/** How many times slower than this machine pages compute, and milliseconds that each answer takes longer. */
const { E2E_SLOWER: slower, E2E_LATENCY: latency } = process.env

/** Where a hunt for races asks for it, makes a page as slow as one on a cheap phone behind a poor network. */
export async function slowDown(page: Page): Promise<void> {
  if (!slower && !latency) return
  const session = await page.context().newCDPSession(page)
  if (slower) await session.send('Emulation.setCPUThrottlingRate', { rate: Number(slower) })
  if (!latency) return
  await session.send('Network.emulateNetworkConditions', {
    offline: false,
    latency: Number(latency),
    downloadThroughput: -1,
    uploadThroughput: -1,
  })
}
