import type { CDPSession, Page } from '@playwright/test'
import { PHONE, signInByApi } from '@yawmi/e2e/browser'
import { print } from './print'
import { expect, test } from '@yawmi/e2e/test'

/** Whether this is the whole measurement (`npm run bench -- content`) or the short one of the checks. */
const WHOLE = process.env.BENCH === 'content'
const ITEMS = WHOLE ? 5_000 : 400
/** Items between two measurements. */
const STEP = WHOLE ? 1_000 : 200
const PAGE_SIZE = 20
/** What a list may have in the document, however long it is; and how much more script its last step may cost than its second. */
const BUDGET = { nodes: 700, growth: 1.2 }

/** A server with so many quotes: only the answers of one list are stood in for. */
const answerQuotes = (page: Page) =>
  page.route('**/api/players/categories/*/content?*', async (route) => {
    const pageNumber = Number(new URL(route.request().url()).searchParams.get('page') ?? 1)
    const data = Array.from({ length: PAGE_SIZE }, (_, index) => {
      const number = (pageNumber - 1) * PAGE_SIZE + index
      const uuid = `00000000-0000-4000-8000-${String(number).padStart(12, '0')}`
      // Texts of one to four lines, as quotes are.
      return {
        uuid,
        name: `حكمة رقم ${number} ${'تقال في وقتها '.repeat(1 + ((number * 7) % 9))}`,
        description: 'قائل',
      }
    })
    const meta = { current_page: pageNumber, last_page: ITEMS / PAGE_SIZE, per_page: PAGE_SIZE, total: ITEMS }
    await route.fulfill({ json: { data, meta } })
  })

/** Scrolls as a steady hand does, until an item of the list has been on the screen. */
const scrollTo = (page: Page, item: number) =>
  page.evaluate(async (target) => {
    const frame = () => new Promise((resolve) => requestAnimationFrame(resolve))
    const last = () => Number([...document.querySelectorAll('[aria-posinset]')].at(-1)?.getAttribute('aria-posinset'))
    while (last() < target) {
      scrollBy({ top: innerHeight * 0.75, behavior: 'instant' })
      await frame()
      await frame()
    }
  }, item)

async function measure(session: CDPSession, page: Page) {
  await session.send('HeapProfiler.collectGarbage')
  const { metrics } = await session.send('Performance.getMetrics')
  const value = (name: string) => metrics.find((metric) => metric.name === name)?.value ?? 0
  const nodes = await page.evaluate(() => document.querySelectorAll('*').length)
  return { nodes, heap: value('JSHeapUsedSize'), script: value('ScriptDuration') }
}

test('a long list stays light however far it is scrolled', async ({ arrive }) => {
  test.setTimeout(300_000)

  const page = await (await arrive({ viewport: PHONE })).tab()
  await signInByApi(page)
  await answerQuotes(page)
  await page.goto('/quotes-list')
  await page.getByText('حكمة رقم 0').first().waitFor()
  const session = await page.context().newCDPSession(page)
  // Time of the page's own thread: other programs on the machine do not count.
  await session.send('Performance.enable', { timeDomain: 'threadTicks' })

  let before = await measure(session, page)
  const steps: { nodes: number; heap: number; script: number }[] = []
  for (let item = STEP; item <= ITEMS; item += STEP) {
    await scrollTo(page, item)
    const now = await measure(session, page)
    steps.push({ ...now, script: now.script - before.script })
    before = now
  }
  print(
    [
      `list of ${ITEMS}, each ${STEP} items scrolled:`,
      ...steps.map(
        ({ nodes, heap, script }, index) =>
          `  to ${(index + 1) * STEP}: ${nodes} elements, heap ${(heap / 1024 / 1024).toFixed(1)} MB, script ${(script * 1000).toFixed(0)} ms`,
      ),
    ].join('\n'),
  )
  for (const { nodes } of steps) expect(nodes).toBeLessThanOrEqual(BUDGET.nodes)
  const [, second, ...rest] = steps
  const last = rest.at(-1)
  if (WHOLE && second && last) expect(last.script / second.script).toBeLessThanOrEqual(BUDGET.growth)
})

test('a list makes no row at first that it takes away again', async ({ arrive }) => {
  const page = await (await arrive({ viewport: PHONE })).tab()
  await signInByApi(page)
  await answerQuotes(page)
  await page.addInitScript(() => {
    const removed = { rows: 0 }
    Object.assign(window, { removed })
    new MutationObserver((records) => {
      for (const { removedNodes } of records)
        for (const node of removedNodes)
          if (node instanceof Element && /حكمة رقم/.test(node.textContent)) removed.rows += 1
    }).observe(document, { childList: true, subtree: true })
  })
  await page.goto('/quotes-list')
  await page.getByText('حكمة رقم 0').first().waitFor()
  await expect.poll(() => page.getByRole('listitem').count()).toBeGreaterThan(5)
  expect(await page.evaluate(() => (window as unknown as { removed: { rows: number } }).removed.rows)).toBe(0)
})
