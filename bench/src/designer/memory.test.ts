import type { CDPSession } from '@playwright/test'
import { Studio } from '@yawmi/e2e/browser'
import { expect, test } from '@yawmi/e2e/test'
import { print } from '../print'
import { designOf, enter } from './designs'
import { exportOnce } from './export-once'
import { whole } from './whole'

/** How much memory may grow over so many exports, or times of coming and going. */
const GROWTH = 1.1
const TIMES = 20

async function heap(session: CDPSession): Promise<number> {
  await session.send('HeapProfiler.collectGarbage')
  const { metrics } = await session.send('Performance.getMetrics')
  return metrics.find(({ name }) => name === 'JSHeapUsedSize')?.value ?? 0
}

whole('memory stays flat over exports, and over coming and going', async ({ arrive }) => {
  test.setTimeout(300_000)
  const page = await enter(arrive)
  const studio = await Studio.goOnWith(page, designOf(30))
  const session = await page.context().newCDPSession(page)
  await session.send('Performance.enable')
  const comeAndGo = async () => {
    await page.getByRole('link', { name: 'رجوع' }).click()
    await page.waitForURL('**/design-categories')
    await page.goBack()
    await studio.box('box-1').waitFor()
  }
  const grows = async (what: string, once: () => Promise<unknown>) => {
    // What is kept for good, such as fonts, is there after the first few.
    for (let time = 0; time < 3; time += 1) await once()
    const before = await heap(session)
    for (let time = 0; time < TIMES; time += 1) await once()
    const growth = (await heap(session)) / before
    print(
      `designer, memory after ${TIMES} ${what}: ${growth.toFixed(3)} times (${(before / 1024).toFixed(0)} KB before)`,
    )
    expect(growth).toBeLessThanOrEqual(GROWTH)
  }
  await grows('exports', () => exportOnce(page))
  await grows('mounts', comeAndGo)
})
