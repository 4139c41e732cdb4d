import type { CDPSession, Page } from '@playwright/test'
import { DESKTOP, Studio, signInByApi, type StudioDesign } from '@yawmi/e2e/browser'
import { drawDirectly, exportOnce } from './designer-export'
import { median } from './median'
import { loadPage } from './page-load'
import { print } from './print'
import { expect, test, type Arrive } from '@yawmi/e2e/test'

/** The whole measurement is `npm run bench -- designer`; the checks weigh the scripts alone. */
const whole = process.env.BENCH === 'designer' ? test : test.skip

const BUDGET = {
  /** Scripts of the remote that its first screen waits for, brotli, in bytes. */
  bytes: 130 * 1024,
  /** Milliseconds of the main thread for one move of the pointer, by how many texts there are. */
  move: { 30: 4, 100: 8 },
  /**
   * How much longer an export at 2× may take than the same drawn straight on a canvas, to a PNG both: by hand after a
   * change, and at once after a change, with nothing prepared.
   */
  export: { 'by hand': 1.3, 'at once': 3 },
  /** How much memory may grow over 20 exports, or 20 times of coming and going. */
  growth: 1.1,
}
const MOVES = 60
const TIMES = 20

const FONTS = ['Amiri', 'Tajawal', 'Scheherazade', 'Lateef', 'cairo', 'Cascadia Code']
const designOf = (count: number, background: StudioDesign['background'] = null): StudioDesign => ({
  background,
  boxes: Array.from({ length: count }, (_, index) => ({
    id: `box-${index + 1}`,
    text: `نص رقم ${index + 1}`,
    fontFamily: FONTS[index % FONTS.length],
    fontSize: 12 + (index % 5) * 3,
    fontColor: '0b5d6b',
    x: (index * 97) % 560,
    y: (index * 61) % 640,
    width: 130,
  })),
})

async function enter(arrive: Arrive): Promise<Page> {
  const page = await (await arrive({ viewport: DESKTOP })).tab()
  await signInByApi(page)
  return page
}

const kilobytes = (bytes: number) => `${(bytes / 1024).toFixed(1)} KB`

for (const address of ['/design-categories', '/design-page/images'])
  test(`the scripts of ${address} stay within their bytes`, async ({ arrive }) => {
    const { requests } = await loadPage(await enter(arrive), address)
    const own = requests.filter(({ url, type }) => type === 'Script' && url.includes('/remotes/designer/'))
    const bytes = own.reduce((sum, request) => sum + request.bytes, 0)
    print(`designer, ${address}: ${kilobytes(bytes)} of ${kilobytes(BUDGET.bytes)} of scripts beyond the shell's`)
    expect(own.length).toBeGreaterThan(0)
    expect(bytes).toBeLessThanOrEqual(BUDGET.bytes)
  })

/** Milliseconds of the main thread's own time, without what it waited. */
async function mainThread(session: CDPSession): Promise<number> {
  const { metrics } = await session.send('Performance.getMetrics')
  return (metrics.find(({ name }) => name === 'TaskDuration')?.value ?? 0) * 1000
}

/** Moves the pointer in small steps; answers milliseconds of the main thread for each. */
async function moving(page: Page, session: CDPSession, from: { x: number; y: number }): Promise<number> {
  const before = await mainThread(session)
  for (let move = 1; move <= MOVES; move += 1) await page.mouse.move(from.x + move, from.y + (move % 30))
  return ((await mainThread(session)) - before) / MOVES
}

for (const count of [30, 100] as const)
  whole(`a move of the pointer with ${count} texts and snapping is quick`, async ({ arrive }) => {
    const page = await enter(arrive)
    const studio = await Studio.goOnWith(page, designOf(count))
    const session = await page.context().newCDPSession(page)
    await session.send('Performance.enable', { timeDomain: 'threadTicks' })
    const id = `box-${count}`
    const dragged: number[] = []
    const empty: number[] = []
    await page.evaluate(() => addEventListener('pointermove', () => {}))
    for (let round = 0; round < 5; round += 1) {
      const from = await studio.middle(id)
      await page.mouse.move(from.x, from.y)
      await page.mouse.down()
      dragged.push(await moving(page, session, from))
      await page.mouse.up()
      await studio.press('تراجع')
      await page.keyboard.press('Escape')
      // Over the empty workspace nothing listens but a handler that does nothing.
      empty.push(await moving(page, session, { x: 440, y: 100 }))
    }
    const [took, nothing] = [median(dragged), median(empty)]
    print(
      `designer, one move with ${count} texts: ${took.toFixed(2)} ms of ${BUDGET.move[count]} ms on the main thread, ` +
        `${(took / nothing).toFixed(1)} times an empty handler (${nothing.toFixed(2)} ms)`,
    )
    expect(took).toBeLessThanOrEqual(BUDGET.move[count])
  })

/** A picture that a design stands on, as the studio offers it. */
async function pictureOf(page: Page): Promise<StudioDesign['background']> {
  const contents = page.waitForResponse(/\/v2\/players\/contents/)
  await page.goto('/design-page/images')
  const { data } = (await (await contents).json()) as {
    data: { path: string; picture: { width: number; height: number } }[]
  }
  const [{ path, picture } = { path: '', picture: { width: 1, height: 1 } }] = data
  return { path, width: picture.width, height: picture.height }
}

whole('an export takes no longer than its bounds over the same drawn on a canvas', async ({ arrive }) => {
  const page = await enter(arrive)
  const studio = await Studio.goOnWith(page, designOf(30, await pictureOf(page)))
  const took: Record<'by hand' | 'at once' | 'straight', number[]> = { 'by hand': [], 'at once': [], straight: [] }
  for (let round = 0; round < 15; round += 1) {
    for (const press of ['by hand', 'at once'] as const) {
      // Another design each time: whatever was drawn before is of no use.
      await studio.box('box-1').focus()
      await page.keyboard.press('ArrowDown')
      took.straight.push(await drawDirectly(page))
      took[press].push(await exportOnce(page, press))
    }
  }
  // The quickest of each: whatever else the machine does only ever makes them longer.
  const straight = Math.min(...took.straight)
  for (const press of ['by hand', 'at once'] as const) {
    const ours = Math.min(...took[press])
    print(
      `designer, export at 2× of 30 texts on a picture, pressed ${press}: ${ours.toFixed(0)} ms, straight on a canvas ` +
        `${straight.toFixed(0)} ms, ratio ${(ours / straight).toFixed(2)} of ${BUDGET.export[press]}`,
    )
    expect(ours / straight).toBeLessThanOrEqual(BUDGET.export[press])
  }
})

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
    print(`designer, memory after ${TIMES} ${what}: ${growth.toFixed(3)} times (${kilobytes(before)} before)`)
    expect(growth).toBeLessThanOrEqual(BUDGET.growth)
  }
  await grows('exports', () => exportOnce(page))
  await grows('mounts', comeAndGo)
})
