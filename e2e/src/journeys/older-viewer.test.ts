import type { Page } from '@playwright/test'
import { signInByApi } from '../pages/subscriber'
import { expect, test } from '../test'

/** Safari 15's screen on an iPhone 7. */
const IPHONE_7 = { width: 375, height: 559 }

/** Has a page style as Safari 15 does, which knows no containers, nor lengths of theirs. */
const withoutContainers = (page: Page) =>
  page.addInitScript(() => {
    const { insertRule } = CSSStyleSheet.prototype
    CSSStyleSheet.prototype.insertRule = function (rule, index) {
      const older = rule
        .replace(/@supports not \(width:\s*1cqw\)/, '@media all')
        .replace(/container-type:[^;}]*;?/g, '')
        .replace(/[-a-z]+:[^;{}]*\bcalc\([^;{}]*cq[wh][^;{}]*;?|[-a-z]+:[^;{}]*\dcq[wh][^;{}]*;?/g, '')
      return insertRule.call(this, older, index)
    }
  })

/** The same as Chromium 106 does, the last of Android 6, which knows no lengths of what shows of the window just now. */
const withoutDynamicLengths = (page: Page) =>
  page.addInitScript(() => {
    const { insertRule } = CSSStyleSheet.prototype
    CSSStyleSheet.prototype.insertRule = function (rule, index) {
      return insertRule.call(this, rule.replace(/[-a-z]+:[^;{}]*\ddvh[^;{}]*;?/g, ''), index)
    }
  })

for (const [phone, makeOld] of [
  ['a phone', undefined],
  ['a phone whose browser knows no containers', withoutContainers],
  ['a phone whose browser knows no dvh', withoutDynamicLengths],
] as const)
  test(`a picture is seen whole in the viewer of ${phone}`, async ({ arrive }) => {
    const page = await (await arrive({ viewport: IPHONE_7, touch: true })).tab()
    await makeOld?.(page)
    await signInByApi(page)
    await page.goto('/images-list')
    const viewer = page.getByRole('dialog')
    const first = page.getByRole('list', { name: 'كل الخلفيات' }).getByRole('button').first()
    // What the server has rendered takes no press before the page's code is there.
    await expect(async () => {
      if (!(await viewer.isVisible())) await first.click({ timeout: 1000 })
      await viewer.waitFor({ timeout: 3000 })
    }).toPass()
    const image = viewer.getByRole('img')
    const place = () =>
      image.evaluate((element: HTMLImageElement) => {
        const { top, bottom, left, right, width, height } = element.getBoundingClientRect()
        const bar = element.closest('dialog')!.firstElementChild!.getBoundingClientRect()
        const isWhole = top >= bar.bottom - 1 && bottom <= innerHeight + 1 && left >= -1 && right <= innerWidth + 1
        return { isWhole, isLarge: Math.max(width, height) > 300 }
      })
    await expect.poll(place).toEqual({ isWhole: true, isLarge: true })
  })
