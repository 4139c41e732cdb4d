import type { Page } from '@playwright/test'
import { PHONE } from '../browser/visitor'
import { LARGE, choose, photograph, plainPng } from '../pages/photograph'
import { Studio } from '../pages/studio'
import { signInByApi } from '../pages/subscriber'
import { expect, test, type Arrive } from '../test'

/** A way to a picture of one's own: how one gets there, and where the picture is when it has been taken. */
interface Entrance {
  name: string
  open: (page: Page) => Promise<unknown>
  taken: string
}

const ENTRANCES: Entrance[] = [
  { name: 'the hub', open: (page) => page.goto('/design-categories'), taken: '[data-ground] img' },
  {
    name: 'the editor',
    open: async (page) => {
      const studio = await Studio.open(page, '/phone-design-page')
      await studio.press('العناصر')
      await studio.press('الصور')
    },
    taken: '[data-box] img',
  },
]
const BUTTON = 'صورة من جهازك'

async function phone(arrive: Arrive): Promise<Page> {
  const page = await (await arrive({ viewport: PHONE, touch: true })).tab()
  await signInByApi(page)
  return page
}

/** What the picture that was taken has: its sides, and whether it is red above, as a photograph is that was turned upright. */
const takenPicture = (page: Page, selector: string) =>
  page.locator(selector).evaluate(async (image: HTMLImageElement) => {
    await image.decode()
    const { naturalWidth: width, naturalHeight: height } = image
    const context = new OffscreenCanvas(width, height).getContext('2d')!
    context.drawImage(image, 0, 0)
    const isRed = (share: number) => context.getImageData(width / 2, height * share, 1, 1).data[0]! > 150
    return { sides: [width, height], isRed: [isRed(0.1), isRed(0.9)] }
  })

const svg = (content = '') => Buffer.from(`<svg xmlns="http://www.w3.org/2000/svg">${content}</svg>`)

for (const { name, open, taken } of ENTRANCES) {
  test(`files that are no pictures for the studio are refused in words at ${name}, and a right one is taken after them`, async ({
    arrive,
  }) => {
    const page = await phone(arrive)
    const jpeg = await photograph(page)
    await open(page)
    const refusals: [name: string, content: Buffer, words: string][] = [
      ['drawing.jpg', svg(), 'لا نفتح ملفات SVG. اختر صورة بصيغة JPEG أو PNG.'],
      ['letter.jpg', Buffer.from('سلام'), 'هذا الملف ليس صورة. اختر صورة بصيغة JPEG أو PNG.'],
      ['script.svg', svg('<script>top.hacked = 1</script>'), 'لا نفتح ملفات SVG. اختر صورة بصيغة JPEG أو PNG.'],
      [
        'live.heic',
        Buffer.from(`\0\0\0\u0018ftypheic${'\0'.repeat(40)}`),
        'هذا المتصفح لا يقرأ صور HEIC. احفظ الصورة بصيغة JPEG ثم اخترها مرة أخرى.',
      ],
      ['broken.jpg', jpeg.subarray(0, 60), 'تعذّرت قراءة هذه الصورة، وربما كان ملفها تالفًا. اختر صورة أخرى.'],
      // Its head is whole, so that it is begun to be decoded at a smaller size.
      [
        'cut.jpg',
        (await photograph(page, [4096, 3072])).subarray(0, 700),
        'تعذّرت قراءة هذه الصورة، وربما كان ملفها تالفًا. اختر صورة أخرى.',
      ],
      ['wide.png', plainPng(20_000, 20_000), 'أبعاد هذه الصورة أكبر من 60 ميغابكسل. صغّرها أو اختر صورة أخرى.'],
      [
        'large.jpg',
        Buffer.concat([jpeg, Buffer.alloc(31 * 1024 * 1024)]),
        'هذه الصورة أكبر من 30 ميغابايت. اختر صورة أصغر.',
      ],
    ]
    for (const [file, content, words] of refusals) {
      const refused = () => expect(page.getByText(words).last(), file).toBeVisible()
      await choose(page, BUTTON, file, content, refused)
      await refused()
    }
    expect(await page.evaluate(() => 'hacked' in window)).toBe(false)
    await expect(page.locator(taken)).toHaveCount(0)
    await choose(page, BUTTON, 'photo.jpg', jpeg)
    expect(await takenPicture(page, taken)).toEqual({ sides: [900, 1200], isRed: [true, false] })
  })

  test(`photographs of 50 megapixels and pictures of 20,000 px are taken at ${name}, and made small`, async ({
    arrive,
  }) => {
    test.setTimeout(120_000)
    const page = await phone(arrive)
    const files: [file: Buffer, sides: number[], isRed: boolean[]][] = [
      // Decoded at a smaller size, and turned upright all the same.
      [await photograph(page, LARGE), [1536, 2048], [true, false]],
      [plainPng(8000, 6250), [2048, 1600], [false, false]],
      [plainPng(20_000, 400), [2048, 41], [false, false]],
    ]
    for (const [file, sides, isRed] of files) {
      await open(page)
      await choose(page, BUTTON, 'photo', file)
      await expect(async () => {
        expect(await takenPicture(page, `${taken} >> nth=-1`)).toEqual({ sides, isRed })
      }).toPass()
    }
  })

  test(`a picture of one’s own from ${name} is kept where the network is lost at saving, and saved by another try`, async ({
    arrive,
  }) => {
    const page = await phone(arrive)
    const file = await photograph(page)
    await open(page)
    await choose(page, BUTTON, 'photo.jpg', file)
    await expect(page.locator(taken)).toHaveAttribute('src', /^blob:/)
    const studio = new Studio(page)
    await page.keyboard.press('Escape')
    await page.context().setOffline(true)
    await studio.press('تنزيل')
    const notice = page.getByRole('status').filter({ hasText: 'لم يُحفظ التصميم' })
    await expect(notice).toContainText(
      'تم تنزيل الصورة. لم يُحفظ التصميم، تحقق من الاتصال ثم حاول مرة أخرى. تصميمك باقٍ هنا.',
    )
    expect(await takenPicture(page, taken)).toMatchObject({ sides: [900, 1200] })
    // Once more without a network: the sentence comes again.
    await notice.getByRole('button', { name: 'حاول مرة أخرى' }).click()
    await expect(notice).toContainText('لم يُحفظ التصميم، تحقق من الاتصال')
    await page.context().setOffline(false)
    await notice.getByRole('button', { name: 'حاول مرة أخرى' }).click()
    await page.getByText('تم حفظ التصميم').waitFor()
    await page.reload()
    expect(await takenPicture(page, taken)).toMatchObject({ sides: [900, 1200] })
    await page.goto('/saved-items')
    await expect(page.getByRole('main').getByRole('listitem')).toHaveCount(1)
  })

  test(`a picture of one’s own from ${name} is kept where the account or the device is full, which is said in words`, async ({
    arrive,
  }) => {
    const page = await phone(arrive)
    const file = await photograph(page)
    await open(page)
    // The device has as many pictures as it takes, each of a draft.
    await fillDevice(page, 40)
    await choose(page, BUTTON, 'photo.jpg', file)
    const words = 'بلغت صورك على هذا الجهاز حدها، وهو 40 صورة. احذف مسودة قديمة ثم حاول مرة أخرى.'
    await expect(page.getByText(words)).toBeVisible()
    await expect(page.locator(taken)).toHaveCount(0)

    // Its store takes no file more: the picture is shown all the same.
    await fillDevice(page, 0)
    await page.evaluate(() => {
      IDBObjectStore.prototype.put = () => {
        throw new DOMException('full', 'QuotaExceededError')
      }
    })
    await choose(page, BUTTON, 'photo.jpg', file)
    await expect(page.getByText('لا مكان على هذا الجهاز لحفظ صورتك. احفظ تصميمك قبل أن تغلق الصفحة.')).toBeVisible()
    expect(await takenPicture(page, taken)).toMatchObject({ sides: [900, 1200] })

    const full = 'بلغت الحد الأقصى للتصاميم المحفوظة، وهو 200 تصميم. يمكنك تنزيل تصميمك على جهازك.'
    const json = { error: 'validation', message: full, errors: { image: [full] } }
    const address = '**/api/v2/players/designs'
    await page.route(address, (route) =>
      route.request().method() === 'POST' ? route.fulfill({ status: 422, json }) : route.continue(),
    )
    const studio = new Studio(page)
    await page.keyboard.press('Escape')
    await studio.press('تنزيل')
    const notice = page.getByRole('status').filter({ hasText: 'تم تنزيل الصورة. ' })
    await expect(notice).toContainText(`تم تنزيل الصورة. ${full}`)
    expect(await takenPicture(page, taken)).toMatchObject({ sides: [900, 1200] })
    // There is room when an older one has been deleted.
    await page.unroute(address)
    await notice.getByRole('button', { name: 'حاول مرة أخرى' }).click()
    await page.getByText('تم حفظ التصميم').waitFor()
  })
}

/** Stores so many pictures of one's own that a draft shows, and no others. */
const fillDevice = (page: Page, count: number) =>
  page.evaluate(async (count) => {
    const opening = indexedDB.open('yawmi-own-pictures')
    opening.onupgradeneeded = () => opening.result.createObjectStore('files')
    await new Promise((resolve) => (opening.onsuccess = resolve))
    const names = Array.from({ length: count }, (_, index) => `own:older${index}`)
    const writing = opening.result.transaction('files', 'readwrite')
    writing.objectStore('files').clear()
    for (const name of names) writing.objectStore('files').put(new Blob(['small']), name)
    await new Promise((resolve) => (writing.oncomplete = resolve))
    opening.result.close()
    localStorage.setItem('yawmi:draft:card:older', JSON.stringify(names))
  }, count)
