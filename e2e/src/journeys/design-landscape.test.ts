import type { Page } from '@playwright/test'
import { signInByApi } from '../pages/subscriber'
import { Studio, type StudioDesign } from '../pages/studio'
import { expect, test } from '../test'

/** A phone on its side: one of today and a small one of some years ago. */
const SIDEWAYS = [
  { width: 844, height: 390 },
  { width: 740, height: 360 },
] as const

const DESIGN = {
  version: 3,
  background: null,
  boxes: [
    { id: 'box-1', text: 'صباح الخير', fontFamily: 'Tajawal', fontSize: 40, x: 160, y: 200, width: 380 },
    {
      ...{ id: 'box-2', text: '', type: 'shape', shape: 'star', fill: '0b5d6b', stroke: '0b5d6b', strokeWidth: 0 },
      ...{ x: 260, y: 440, width: 180, height: 180 },
    },
  ],
} as unknown as StudioDesign

const TOOLS = ['نوع الخط', 'حجم الخط', 'لون الخط', 'إضافة اقتباس', 'العناصر', 'ضبط الخلفية', 'المقاس'] as const

/**
 * Each control within a part of the page that a finger does not reach: not inside of the window even after its own
 * scroller has brought it there, too small, or under another element.
 */
function outOfReach(page: Page, part = 'body'): Promise<string[]> {
  return page.evaluate((selector) => {
    const controls = 'button, a[href], input, select, textarea, [role=menuitem], [role=button]:not([data-box])'
    const faultOf = (control: HTMLElement): string | undefined => {
      // Only what a finger could scroll as well.
      for (let each = control.parentElement; each; each = each.parentElement) {
        const { overflowX, overflowY } = getComputedStyle(each)
        if (!/auto|scroll/.test(overflowX + overflowY)) continue
        const [inner, outer] = [control.getBoundingClientRect(), each.getBoundingClientRect()]
        each.scrollTop += inner.top + inner.height / 2 - (outer.top + outer.height / 2)
        each.scrollLeft += inner.left + inner.width / 2 - (outer.left + outer.width / 2)
      }
      const { left, top, right, bottom, width, height } = control.getBoundingClientRect()
      if (left < -1 || top < -1 || right > innerWidth + 1 || bottom > innerHeight + 1) return 'outside of the window'
      for (const [along, down] of [
        [0.5, 0.5],
        [0.2, 0.5],
        [0.8, 0.5],
        [0.5, 0.2],
        [0.5, 0.8],
      ] as const) {
        const hit = document.elementFromPoint(left + width * along, top + height * down)
        const own = hit && (control.contains(hit) || hit.contains(control) || control.closest('label')?.contains(hit))
        if (!own || hit.matches('body, html')) return `under ${hit?.outerHTML.slice(0, 80)}`
      }
      return undefined
    }
    return [...document.querySelectorAll<HTMLElement>(selector)].flatMap((root) =>
      [...root.querySelectorAll<HTMLElement>(controls)]
        .filter((each) => each.checkVisibility({ visibilityProperty: true, opacityProperty: true }))
        // What only screen readers find has a size of one px.
        .filter((each) => each.offsetWidth > 1 && each.offsetHeight > 1 && !each.closest('[inert]'))
        .flatMap((each) => {
          const fault = faultOf(each)
          return fault ? [`${each.getAttribute('aria-label') ?? each.textContent}: ${fault}`] : []
        }),
    )
  }, part)
}

for (const viewport of SIDEWAYS)
  test(`on a phone of ${viewport.width} by ${viewport.height} px on its side everything is reached`, async ({
    arrive,
  }) => {
    test.setTimeout(90_000)
    const page = await (await arrive({ viewport, touch: true })).tab()
    await signInByApi(page)
    const studio = await Studio.goOnWith(page, DESIGN, '/phone-design-page')
    const look = (name: string) => page.screenshot({ path: `/tmp/yw/look/land-${viewport.width}-${name}.png` })
    const all: Record<string, string[]> = {}
    await look('start')
    all.start = await outOfReach(page)
    const stage = (await studio.stage.boundingBox())!
    console.log(viewport.width, 'stage', stage)
    await studio.box('box-1').tap()
    await page.locator('.moveable-control').first().waitFor()
    await look('selected')
    all.selected = await outOfReach(page)
    for (const tool of TOOLS) {
      await studio.press(tool)
      await page.waitForTimeout(1200)
      await look(tool)
      all[tool] = await outOfReach(page)
    }
    console.log(
      await page
        .getByRole('group', { name: 'الأدوات' })
        .locator('button')
        .allTextContents()
        .catch(() => []),
    )
    console.log(JSON.stringify(all, null, 1))
    expect(all).toEqual({})
  })
