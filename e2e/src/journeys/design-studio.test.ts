import http from 'node:http'
import type { AddressInfo } from 'node:net'
import { axeFindings } from '../browser/axe'
import { DESKTOP, PHONE, useVisitors } from '../browser/visitor'
import { signInByApi } from '../pages/subscriber'
import { MEDIA_PORT } from '../product/product'
import { Studio, type StudioDesign } from '../pages/studio'

const arrive = useVisitors()

const DESIGN: StudioDesign = {
  background: null,
  boxes: [
    { id: 'box-1', text: 'صباح الخير', fontFamily: 'Tajawal', fontSize: 24, x: 60, y: 90, width: 210 },
    { id: 'box-2', text: 'من جدّ وجد', fontFamily: 'Amiri', fontSize: 30, x: 400, y: 500, width: 180 },
  ],
}

async function subscriber(options: Parameters<typeof arrive>[0] = { viewport: DESKTOP }) {
  const visitor = await arrive(options)
  const page = await visitor.tab()
  await signInByApi(page)
  return { visitor, page }
}

/** The media host as one that nobody has set up for canvases: pictures come, but other sites may not draw them. */
async function mediaHostWithoutCors() {
  const server = http.createServer((request, response) => {
    void fetch(`http://localhost:${MEDIA_PORT}${request.url ?? ''}`).then(async (answer) => {
      response.writeHead(answer.status, { 'content-type': answer.headers.get('content-type') ?? 'image/webp' })
      response.end(Buffer.from(await answer.arrayBuffer()))
    })
  })
  await new Promise<void>((resolve) => server.listen(0, resolve))
  const { port } = server.address() as AddressInfo
  return { origin: `http://localhost:${port}`, close: () => new Promise((resolve) => server.close(resolve)) }
}

/** Numbers that are the same in every run, from 0 to 1. */
function dice(seed = 20261121) {
  let state = seed
  return () => {
    state = (state * 1664525 + 1013904223) % 2 ** 32
    return state / 2 ** 32
  }
}

describe('a design in progress', () => {
  it('is there after 100 random edits and a reload, and after the tab has crashed', async () => {
    const { visitor, page } = await subscriber()
    const studio = await Studio.goOnWith(page, DESIGN)
    const KEYS = [
      'ArrowLeft',
      'Shift+ArrowDown',
      'Control+d',
      'Control+[',
      'Control+]',
      'Control+z',
      'Control+y',
      'Delete',
    ]
    const roll = dice()
    for (let edit = 0; edit < 100; edit += 1) {
      const boxes = page.locator('[data-box]')
      const count = await boxes.count()
      await boxes.nth(Math.floor(roll() * count)).focus()
      // The last two stay: a design without a word is no draft.
      const key = KEYS[Math.floor(roll() * (count > 2 ? KEYS.length : KEYS.length - 1))] ?? 'ArrowUp'
      await page.keyboard.press(key)
    }
    const made = await studio.looks()
    expect(made.join()).toMatch(/صباح|وجد/)
    await page.reload()
    await studio.acceptDraft()
    expect(await studio.looks()).toEqual(made)

    // What a second has passed over is there after a crash.
    await page.locator('[data-box]').first().focus()
    await page.keyboard.press('Control+d')
    const crashed = await studio.looks()
    expect(crashed).not.toEqual(made)
    await page.waitForTimeout(1000)
    const session = await visitor.context.newCDPSession(page)
    const gone = page.waitForEvent('crash')
    session.send('Page.crash').catch(() => {})
    await gone
    await page.close()
    const again = await Studio.open(await visitor.tab())
    await again.acceptDraft()
    expect(await again.looks()).toEqual(crashed)
  }, 90_000)

  it('lies among the drafts with others, is opened from there, and taken away', async () => {
    const { page } = await subscriber()
    const studio = await Studio.goOnWith(page, DESIGN)
    await studio.press('تصميم جديد')
    await studio.box('box-1').focus()
    await page.keyboard.press('Enter')
    await page.keyboard.type('تصميم آخر')
    await studio.press('المسودات')
    const drafts = page.getByRole('dialog', { name: 'المسودات' })
    await drafts.getByRole('button', { name: 'صباح الخير', exact: true }).click()
    await page.getByRole('button', { name: 'النص 1 من 2: صباح الخير' }).waitFor()
    await studio.press('المسودات')
    const remove = drafts.getByRole('button', { name: 'حذف المسودة: تصميم آخر' })
    await remove.click()
    await remove.waitFor({ state: 'detached' })
    expect(await drafts.getByRole('listitem').count()).toBe(1)
  })

  it('goes over to the other editor when the window crosses md, and back', async () => {
    const { page } = await subscriber()
    const studio = await Studio.goOnWith(page, DESIGN)
    await studio.box('box-1').focus()
    await page.keyboard.press('Enter')
    await page.keyboard.type(' يا بلادي')
    await page.keyboard.press('Escape')
    await page.setViewportSize({ width: 800, height: 900 })
    await page.waitForURL('**/phone-design-page')
    await page.getByRole('button', { name: 'النص 1 من 2: صباح الخير يا بلادي' }).waitFor()
    await page.setViewportSize(DESKTOP)
    await page.waitForURL('**/design-page/images')
    await page.getByRole('button', { name: 'النص 1 من 2: صباح الخير يا بلادي' }).waitFor()
    await studio.press('تراجع')
    await page.getByRole('button', { name: 'النص 1 من 2: صباح الخير', exact: true }).waitFor()
  })
})

describe('saving a design', () => {
  it('can be tried again after it failed, loses nothing, and ends among the saved items', async () => {
    const { page } = await subscriber()
    const studio = await Studio.goOnWith(page, DESIGN)
    const address = '**/api/v2/players/designs'
    await page.route(address, (route) => (route.request().method() === 'POST' ? route.abort() : route.continue()))
    await studio.press('حفظ')
    const notice = page.getByRole('status').filter({ hasText: 'لم يُحفظ التصميم' })
    await notice.waitFor()
    await page.getByRole('button', { name: 'النص 2 من 2: من جدّ وجد' }).waitFor()
    await page.unroute(address)
    await notice.getByRole('button', { name: 'حاول مرة أخرى' }).click()
    await page.getByText('تم حفظ التصميم').waitFor()

    await page.goto('/saved-items')
    await page.getByRole('button', { name: 'صورة محفوظة 1' }).click()
    const full = page.getByRole('dialog', { name: 'صورة محفوظة 1' })
    const [download] = await Promise.all([
      page.waitForEvent('download'),
      full.getByRole('button', { name: 'تنزيل' }).click(),
    ])
    expect(download.suggestedFilename()).toBe('workspace-image.png')
    await full.getByRole('button', { name: 'حذف' }).click()
    await full.getByRole('button', { name: 'نعم' }).click()
    await page.getByText('لا توجد عناصر محفوظة').waitFor()
  })

  it('says plainly that a picture forbids its use, and leaves the design as it was', async () => {
    const { page } = await subscriber()
    const studio = await Studio.goOnWith(page, DESIGN)
    const host = await mediaHostWithoutCors()
    await page.route(`http://localhost:${MEDIA_PORT}/**`, (route) =>
      route.continue({ url: `${host.origin}${new URL(route.request().url()).pathname}` }),
    )
    await page.locator('section button:has(img)').first().click()
    await page.getByText('مصدر هذه الصورة لا يسمح باستعمالها في تصميم').waitFor()
    expect(await studio.looks()).toHaveLength(2)
    expect(await page.getByRole('button', { name: 'إلغاء الخلفية' }).count()).toBe(0)
    await host.close()
  })
})

describe.each([
  { viewport: PHONE, touch: true, address: '/phone-design-page' },
  { viewport: DESKTOP, touch: false, address: '/design-page/images' },
])('the editor at $viewport.width px', ({ viewport, touch, address }) => {
  it('is clean for axe, in light and dark, with a text selected and each kind of panel open', async () => {
    const { page } = await subscriber({ viewport, touch })
    const studio = await Studio.goOnWith(page, DESIGN, address)
    await page.getByRole('button', { name: /^النص 1 من 2/ }).focus()
    const findings: string[] = []
    for (const tool of ['نوع الخط', 'لون الخط', 'شكل النص']) {
      await studio.press(tool)
      for (const colorScheme of ['light', 'dark'] as const) {
        await page.emulateMedia({ colorScheme })
        findings.push(...(await axeFindings(page)).map((finding) => `${tool}, ${colorScheme}: ${finding}`))
      }
    }
    expect(findings).toEqual([])
  })

  it('has no control that a thumb would miss', async () => {
    const { page } = await subscriber({ viewport, touch })
    const studio = await Studio.goOnWith(page, DESIGN, address)
    await page.getByRole('button', { name: /^النص 1 من 2/ }).focus()
    await studio.press('شكل النص')
    const small = await page
      .locator('button:visible, a:visible, input:visible, select:visible')
      .evaluateAll((controls) =>
        controls.flatMap((control) => {
          const { width, height } = control.getBoundingClientRect()
          const name = control.getAttribute('aria-label') ?? control.textContent ?? control.tagName
          return Math.min(width, height) < 43.5 ? [`${name}: ${width} × ${height}`] : []
        }),
      )
    expect(small).toEqual([])
  })
})
