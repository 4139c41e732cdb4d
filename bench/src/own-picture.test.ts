import type { Page } from '@playwright/test'
import { LARGE, PHONE, Studio, photograph, plainPng, signInByApi } from '@yawmi/e2e/browser'
import { note } from './figures/figures'
import { print } from './print'
import { proportionalSize } from './processes'
import { expect, test } from '@yawmi/e2e/test'

/** What the processes of a studio's tab may occupy while a picture is read, in bytes. */
const BUDGET = 350 * 1024 * 1024
/** Milliseconds between two looks; decoding takes some hundreds. */
const LOOK_MS = 10

/** Other systems do not say what a process alone occupies. */
const onLinux = process.platform === 'linux' ? test : test.skip

/** The processes that Chromium has for its tabs. */
async function tabProcesses(page: Page): Promise<number[]> {
  const session = await page.context().browser()!.newBrowserCDPSession()
  const { processInfo } = await session.send('SystemInfo.getProcessInfo')
  await session.detach()
  return processInfo.flatMap(({ type, id }) => (type === 'renderer' ? [id] : []))
}

const megabytes = (bytes: number) => (bytes / 1024 / 1024).toFixed(0)

const KINDS: [kind: string, file: (page: Page) => Promise<Buffer>][] = [
  ['a photograph of 50 megapixels', (page) => photograph(page, LARGE, true)],
  ['a PNG of 50 megapixels', () => Promise.resolve(plainPng(8000, 6250))],
  ['a picture of 20,000 px', () => Promise.resolve(plainPng(20_000, 400))],
]

for (const [kind, makeFile] of KINDS)
  onLinux(`${kind} is read within the memory of a phone`, async ({ arrive }) => {
    // What has made it is gone when anything is measured.
    const maker = await arrive({ viewport: PHONE })
    const file = await makeFile(await maker.tab('about:blank'))
    await maker.leave()
    const page = await (await arrive({ viewport: PHONE, touch: true })).tab()
    await signInByApi(page)
    const studio = await Studio.open(page, '/phone-design-page')
    await studio.press('العناصر')
    await studio.press('الصور')
    const processes = await tabProcesses(page)
    const size = () => processes.reduce((sum, pid) => sum + (proportionalSize(pid)?.bytes ?? 0), 0)
    const before = size()
    let max = before
    const looking = setInterval(() => (max = Math.max(max, size())), LOOK_MS)
    const [chooser] = await Promise.all([page.waitForEvent('filechooser'), studio.press('صورة من جهازك')])
    await chooser.setFiles({ name: 'photo', mimeType: 'image/jpeg', buffer: file })
    await page.getByRole('button', { name: 'صورة، 2 من 2' }).waitFor()
    clearInterval(looking)
    print(
      `designer, ${kind} (${megabytes(file.length)} MB): the tab occupies ${megabytes(max)} of ` +
        `${megabytes(BUDGET)} MB at the most, ${megabytes(before)} before`,
    )
    note({
      what: `the studio reads ${kind}: memory of its tab`,
      reached: max / 1024 / 1024,
      bound: BUDGET / 1024 / 1024,
      unit: 'MB',
    })
    expect(before).toBeGreaterThan(0)
    expect(max).toBeLessThanOrEqual(BUDGET)
  })
