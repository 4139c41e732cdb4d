import type { Page } from '@playwright/test'
import { PHONE, signInByApi } from '@yawmi/e2e/browser'
import { expect, test } from '@yawmi/e2e/test'
import { median } from './median'
import { note } from './figures/figures'
import { print } from './print'
import { asSlowPhone } from './slow-phone'

/** A first move over a later one, by the median of all moves: the goal, and what fails. */
const RATIO = { goal: 1.5, max: 2.5 }
/** A first move over one of a visitor who saves data, for whom nothing is prefetched. */
const MAX_OF_WITHOUT = 0.6
const ROUNDS = 3
const SCREENS = [
  '/quotes-list',
  '/jokes-list',
  '/names-translate',
  '/messages-categories',
  '/images-list',
  '/videos-list',
]
/** Milliseconds that a person looks at the home page before they go on. */
const READING_MS = 6_000

/** Milliseconds from a link in the viewport to the finger on it. */
const CHOOSING_MS = 1_500

const heading = (page: Page) => page.locator('h1')

/** Milliseconds from pressing a link to the frame that shows the screen's heading. */
async function move(page: Page, path: string): Promise<number> {
  const shown = page.evaluate(
    () =>
      new Promise<number>((resolve) => {
        const before = document.querySelector('h1')?.textContent
        const look = (start: number) => {
          const title = document.querySelector('h1')?.textContent
          if (title && title !== before) requestAnimationFrame(() => resolve(performance.now() - start))
          else requestAnimationFrame(() => look(start))
        }
        addEventListener('pointerdown', ({ timeStamp }) => look(timeStamp), { capture: true, once: true })
      }),
  )
  const link = page.locator(`main a[href="${path}"]`).first()
  await link.scrollIntoViewIfNeeded()
  await page.waitForTimeout(CHOOSING_MS)
  await link.click()
  const milliseconds = await shown
  const title = await heading(page).textContent()
  await page.goBack()
  await expect(heading(page)).not.toHaveText(title ?? '')
  return milliseconds
}

const whole = process.env.BENCH === 'moves' ? test : test.skip
whole('a first move to a screen takes little longer than later ones, on a slow phone', async ({ arrive }) => {
  test.setTimeout(400_000)
  const taken = { first: [] as number[], later: [] as number[], without: [] as number[] }
  for (let round = 0; round < ROUNDS; round += 1)
    // In turns, so that a busy moment of the machine meets both.
    for (const isAhead of [true, false]) {
      const page = await (await arrive({ viewport: PHONE })).tab()
      await signInByApi(page)
      if (!isAhead)
        await page.addInitScript(() => Object.defineProperty(navigator, 'connection', { value: { saveData: true } }))
      await asSlowPhone(page)
      await page.goto('/home')
      await page.locator(`main a[href="${SCREENS[0]}"]`).first().waitFor()
      await page.waitForTimeout(READING_MS)
      for (const path of SCREENS) {
        taken[isAhead ? 'first' : 'without'].push(await move(page, path))
        if (isAhead) taken.later.push(await move(page, path))
      }
      await page.context().close()
    }
  const [first, later, without] = [taken.first, taken.later, taken.without].map((times) => median(times)) as [
    number,
    number,
    number,
  ]
  const ratio = first / later
  print(
    `moves between screens at 1.6 Mbps / 150 ms / 4× CPU: first ${first.toFixed(0)} ms, later ${later.toFixed(0)} ms, ` +
      `ratio ${ratio.toFixed(2)} of ${RATIO.goal}; first without prefetching ${without.toFixed(0)} ms`,
  )
  note(
    { what: 'a first move to a screen / later ones', reached: ratio, bound: RATIO.goal },
    { what: 'a first move / one without prefetching', reached: first / without, bound: MAX_OF_WITHOUT },
  )
  expect(ratio).toBeLessThanOrEqual(RATIO.max)
  expect(first / without).toBeLessThanOrEqual(MAX_OF_WITHOUT)
})
