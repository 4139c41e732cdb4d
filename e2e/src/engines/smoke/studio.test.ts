import fs from 'node:fs'
import type { Page } from '@playwright/test'
import { DESKTOP, PHONE } from '../../browser/visitor'
import { comparedDesigns, openInPlace, openWithPictures } from '../../pages/agreement/agreement'
import { photograph } from '../../pages/photograph'
import { compare, exported } from '../../pages/stage-picture'
import { signInByApi } from '../../pages/subscriber'
import { Studio, writing, type StudioDesign } from '../../pages/studio'
import { expect, test } from '../../test'
import { look } from '../look'

const DESIGN: StudioDesign = {
  background: null,
  boxes: [
    { id: 'box-1', fontFamily: 'Amiri', text: 'مُحَمَّدٌ يَكتُبُ شِعْرًا', fontSize: 30, x: 30, y: 30 },
    { id: 'box-2', fontFamily: 'Tajawal', text: 'Hello (يومي) [123] نص', fontSize: 24, x: 380, y: 30, outline: true },
    { id: 'box-3', fontFamily: 'Scheherazade', text: 'سطر أول\nسطر ثانٍ\nسطر ثالث', fontSize: 28, x: 30, y: 200 },
    { id: 'box-4', fontFamily: 'Lateef', text: 'مرحبا', fontSize: 32, x: 380, y: 200, plate: true },
    { id: 'box-5', fontFamily: 'cairo', text: 'نص مائل', fontSize: 36, x: 30, y: 470, rotation: 5, opacity: 0.6 },
  ].map((box) => ({ width: 290, fontColor: '0b5d6b', ...box })),
}

/** The stage in the page's corner, as the screen has it, with the page around it unless it is to be alone. */
async function stagePicture({ page, stage }: Studio, isAlone = false): Promise<Buffer> {
  await page.mouse.move(1270, 890)
  const { width, height } = await stage.evaluate((element) => {
    Object.assign(element.style, { position: 'fixed', left: '0', top: '0', margin: '0', zIndex: '99999' })
    return element.getBoundingClientRect()
  })
  const picture = await page.screenshot(isAlone ? { clip: { x: 0, y: 0, width, height } } : {})
  await stage.evaluate((element) => {
    for (const name of ['position', 'left', 'top', 'margin', 'z-index']) element.style.removeProperty(name)
  })
  return picture
}

/** How much of the words of two pictures, in their first 700 × 700 pixels, is not where it is in the other. */
const differenceOf = (page: Page, ...pictures: Buffer[]) =>
  page.evaluate(
    async (texts) => {
      const load = async (base64: string) => {
        const bytes = Uint8Array.from(atob(base64), (letter) => letter.charCodeAt(0))
        const canvas = document.createElement('canvas')
        ;[canvas.width, canvas.height] = [700, 700]
        const context = canvas.getContext('2d')!
        context.drawImage(await createImageBitmap(new Blob([bytes], { type: 'image/png' })), 0, 0)
        return context.getImageData(0, 0, 700, 700).data
      }
      const [one, other] = (await Promise.all(texts.map(load))) as [Uint8ClampedArray, Uint8ClampedArray]
      let [ink, off] = [0, 0]
      for (let at = 0; at < one.length; at += 4) {
        const darkness = [one, other].map((data) => 765 - data[at]! - data[at + 1]! - data[at + 2]!) as [number, number]
        ink += Math.max(...darkness)
        off += Math.abs(darkness[0] - darkness[1])
      }
      return { ink, share: off / ink }
    },
    pictures.map((picture) => picture.toString('base64')),
  )

test('a design with texts in five fonts becomes the picture that the screen shows', async ({ arrive }, info) => {
  const page = await (await arrive({ viewport: DESKTOP })).tab()
  await signInByApi(page)
  const studio = await Studio.goOnWith(page, DESIGN)
  await look(page, 'studio', info)
  await studio.zoom(100)
  const shown = await stagePicture(studio)
  await studio.press('خيارات التنزيل والمشاركة')
  const dialog = page.getByRole('dialog', { name: 'خيارات التنزيل والمشاركة' })
  await dialog.getByRole('button', { name: 'PNG', exact: true }).click()
  await dialog.getByRole('button', { name: /700 × 700/ }).click()
  await look(page, 'studio-export', info)
  const [download] = await Promise.all([
    page.waitForEvent('download'),
    page.getByRole('button', { name: 'تنزيل', exact: true }).last().click(),
  ])
  expect(download.suggestedFilename()).toBe('workspace-image.png')
  const file = fs.readFileSync(await download.path())
  fs.writeFileSync(info.outputPath('shown.png'), shown)
  fs.writeFileSync(info.outputPath('export.png'), file)
  const { ink, share } = await differenceOf(page, shown, file)
  expect(ink).toBeGreaterThan(1e6)
  expect(share).toBeLessThan(0.1)
})

/** The pictures that are compared, pixel by pixel, in Firefox: which share of them may differ from the screen by more than 16 of 255. */
const MAX_SHARE = 0.005

test('forty designs of all kinds are in their files as on the screen, but for one pixel of two hundred', async ({
  arrive,
}, info) => {
  // WebKitGTK moves lines with their vowel marks (docs/browsers.md).
  test.skip(info.project.name === 'webkit')
  test.setTimeout(900_000)
  const visitor = await arrive({ viewport: DESKTOP })
  const page = await visitor.tab()
  const bench = await visitor.tab('about:blank')
  await signInByApi(page)
  const { studio, library } = await openWithPictures(page, await photograph(bench))
  const shares: Record<string, number> = {}
  for (const { name, design } of comparedDesigns(library)) {
    await openInPlace(studio, name, design)
    const { file } = await exported(studio, 'PNG', /× [4-7]..$/)
    const shown = await stagePicture(studio, true)
    const { sizes, over } = await compare(bench, file, shown)
    expect(sizes[0], name).toBe(sizes[1])
    const [width, height] = sizes[0]!.split('×').map(Number) as [number, number]
    shares[name] = over / (width * height)
    if (shares[name] <= MAX_SHARE) continue
    fs.writeFileSync(info.outputPath(`${name}.png`), file)
    fs.writeFileSync(info.outputPath(`${name} shown.png`), shown)
  }
  expect(Object.entries(shares).filter(([, share]) => share > MAX_SHARE)).toEqual([])
})

for (const { viewport, address } of [
  { viewport: PHONE, address: '/phone-design-page' },
  { viewport: DESKTOP, address: '/design-page/images' },
])
  test(`a text is written, moved and undone (${viewport.width} px)`, async ({ arrive }, info) => {
    const page = await (await arrive({ viewport })).tab()
    await signInByApi(page)
    const studio = await Studio.open(page, address)
    await studio.box('box-1').focus()
    await page.keyboard.press('Enter')
    await writing(page)
    await page.keyboard.insertText('صباح الخير يا بلادي')
    await page.keyboard.press('Escape')
    await page.getByRole('button', { name: 'النص 1 من 1: صباح الخير يا بلادي' }).waitFor()
    await look(page, 'studio-text', info)
    const before = await studio.standing('box-1')
    await studio.box('box-1').focus()
    await page.keyboard.press('Shift+ArrowDown')
    await expect.poll(() => studio.standing('box-1')).not.toEqual(before)
    await studio.press('تراجع')
    await expect.poll(() => studio.standing('box-1')).toEqual(before)
    // A phone's editor has it among its options.
    if (viewport === PHONE) return
    await studio.press('حفظ')
    await page.getByText('تم حفظ التصميم').waitFor()
    await look(page, 'studio-saved', info)
  })
