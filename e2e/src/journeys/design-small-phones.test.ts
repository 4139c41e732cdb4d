import type { Page } from '@playwright/test'
import { axeFindings } from '../browser/axe'
import { nextFrames } from '../browser/steady'
import { signInByApi } from '../pages/subscriber'
import { Studio, type StudioDesign } from '../pages/studio'
import { expect, test } from '../test'

const LOWEST = 320
/** A phone on its side, of today, a small one of some years ago and the smallest iPhone; and the second of them upright. */
const PHONES = [
  { width: 844, height: 390 },
  { width: 740, height: 360 },
  { width: 568, height: LOWEST },
  { width: 360, height: 740 },
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

const TOOLS = ['نوع الخط', 'حجم الخط', 'لون الخط', 'إضافة اقتباس', 'العناصر', 'المقاس', 'ضبط الخلفية'] as const

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

/** From here on, the frames in which the picture is painted larger than its room, over what stands beside it. */
async function watchPicture(page: Page): Promise<() => Promise<string[]>> {
  const frames = await page.evaluateHandle(() => {
    const room = document.querySelector<HTMLElement>('[data-canvas]')!
    const larger: string[] = []
    // Observers are called in the order in which they were made: the studio's own has had its turn in the same frame.
    new ResizeObserver(() => {
      const { clientWidth, clientHeight } = room
      const { offsetWidth, offsetHeight } = room.querySelector<HTMLElement>('[data-stage]')!
      if (offsetWidth > clientWidth + 1 || offsetHeight > clientHeight + 1)
        larger.push(`${offsetWidth} by ${offsetHeight} px in ${clientWidth} by ${clientHeight}`)
    }).observe(room)
    return larger
  })
  return () => frames.jsonValue()
}

for (const viewport of PHONES)
  test(`on a phone of ${viewport.width} by ${viewport.height} px every control is reached, and nothing is covered`, async ({
    arrive,
  }) => {
    const page = await (await arrive({ viewport, touch: true })).tab()
    await signInByApi(page)
    const studio = await Studio.goOnWith(page, DESIGN, '/phone-design-page')
    const largerThanRoom = await watchPicture(page)
    const found: Record<string, string[]> = {}
    const note = async (state: string) => {
      await nextFrames(page)
      found[state] = await outOfReach(page)
    }

    // All the height between the bars is the picture's, or all the width of a phone that stands upright.
    const isUpright = viewport.height > viewport.width
    const [bar, stage, tools] = await Promise.all(
      [page.locator('header').first(), studio.stage, page.getByRole('group', { name: 'الأدوات' })].map((each) =>
        each.boundingBox(),
      ),
    )
    const between = tools!.y - bar!.y - bar!.height
    if (isUpright) expect(stage!.width).toBeGreaterThan(viewport.width - 36)
    else expect(stage!.height).toBeGreaterThan(between - 36)
    expect(stage!.width).toBeCloseTo(stage!.height, 0)
    await note('nothing selected')

    await studio.box('box-1').tap()
    await page.locator('.moveable-control').first().waitFor()
    await note('a text selected')
    for (const tool of TOOLS) {
      await studio.press(tool)
      const panel = page.getByRole('region', { name: tool })
      await expect(panel.locator(':is(button, input, p):visible').first()).toBeVisible()
      await note(tool)
      const beside = (await studio.stage.boundingBox())!
      // The picture keeps its size beside the panel, and stands whole above it.
      if (isUpright) {
        expect(beside.y).toBeGreaterThanOrEqual(bar!.y + bar!.height)
        expect(beside.y + beside.height).toBeLessThanOrEqual((await panel.boundingBox())!.y)
      } else expect(beside.height).toBeCloseTo(stage!.height, 0)
    }
    await studio.press(TOOLS.at(-1)!)
    await studio.press('خيارات أخرى')
    await expect(page.getByRole('menuitem').first()).toBeVisible()
    expect(await outOfReach(page, '[role=menu]')).toEqual([])
    expect(await axeFindings(page)).toEqual([])
    await page.keyboard.press('Escape')
    await studio.press('العناصر')
    expect(await axeFindings(page)).toEqual([])
    // A part that does not load says so in a toast.
    await page.route('**/remotes/designer/**/*.js', (route) => route.abort())
    await studio.press('خيارات التنزيل والمشاركة')
    await expect(page.getByText('تعذّر فتح الخيارات')).toBeVisible()
    // It goes by itself, and can be sent away: the lowest window has no room that is free of buttons.
    if (viewport.height > LOWEST) await note('toast')
    expect(Object.entries(found).filter(([, faults]) => faults.length > 0)).toEqual([])
    expect(await largerThanRoom()).toEqual([])
  })

/** What stands around the picture: in the lowest windows all that there is room for while a draft is offered. */
const AROUND = '[role=status], [role=group][aria-label="الأدوات"], header'
/** Phones on their side within a browser's own bars, and a window whose page is shown four times as large. */
const LOW = [
  { width: 640, height: 300, reached: 'body' },
  { width: 568, height: LOWEST, reached: 'body' },
  { width: 480, height: 270, reached: AROUND },
  { width: LOWEST, height: 256, reached: AROUND },
] as const

for (const { reached, ...viewport } of LOW)
  test(`in ${viewport.width} by ${viewport.height} px no handle or button lies over another, also where a draft is offered`, async ({
    arrive,
  }) => {
    const visitor = await arrive({ viewport, touch: true })
    const before = await visitor.tab()
    await signInByApi(before)
    await Studio.goOnWith(before, DESIGN, '/phone-design-page')
    const page = await visitor.tab()
    const studio = await Studio.open(page, '/phone-design-page')
    await studio.button('متابعة التصميم').waitFor()
    // A new design begins with a text that is selected.
    await page.locator('.moveable-control').first().waitFor()
    await nextFrames(page)
    expect(await outOfReach(page, reached)).toEqual([])
    await studio.press('تجاهل')
    await nextFrames(page)
    expect(await outOfReach(page)).toEqual([])
  })

test('the words of the tools stay apart on a device with letters twice as large', async ({ arrive }) => {
  const page = await (await arrive({ viewport: { width: 390, height: 740 }, touch: true })).tab()
  await signInByApi(page)
  const studio = await Studio.open(page, '/phone-design-page')
  await page.evaluate(() => (document.documentElement.style.fontSize = '200%'))
  const tools = page.getByRole('group', { name: 'الأدوات' }).getByRole('button')
  const tooWide = () =>
    tools.evaluateAll((all) =>
      all.flatMap((tool) =>
        tool.scrollWidth > tool.clientWidth ? [`${tool.textContent} is wider than its place`] : [],
      ),
    )
  await nextFrames(page)
  expect(await tooWide()).toEqual([])
  // The last of them is reached by scrolling.
  await studio.press('المقاس')
  await page.getByRole('region', { name: 'المقاس' }).waitFor()
})
