import type { Page } from '@playwright/test'
import { DESKTOP, signInByApi, type StudioDesign } from '@yawmi/e2e/browser'
import type { Arrive } from '@yawmi/e2e/test'

const FONTS = ['Amiri', 'Tajawal', 'Scheherazade', 'Lateef', 'cairo', 'Cascadia Code']
export const designOf = (count: number, background: StudioDesign['background'] = null): StudioDesign => ({
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

const SHAPES = ['star', 'heart', 'rounded', 'ellipse', 'arrow', 'corner']

/** Texts, shapes and pictures, by turns. */
export const mixedOf = (count: number, picture: StudioDesign['background']): StudioDesign => ({
  version: 2,
  background: null,
  boxes: designOf(count).boxes.map(({ text, x, y, ...box }, index) => {
    if (index % 3 === 0) return { ...box, text, x, y }
    if (index % 6 === 1) return { id: box.id, text, type: 'picture', picture, x, y, width: 90, height: 120 }
    const shape = SHAPES[index % SHAPES.length]
    return { id: box.id, text, type: 'shape', shape, x, y, width: 90, height: 60, rotation: index }
  }),
})

/** A person has signed in. */
export async function enter(arrive: Arrive, viewport = DESKTOP): Promise<Page> {
  const page = await (await arrive({ viewport })).tab()
  await signInByApi(page)
  return page
}

/** A picture that a design stands on, as the studio offers it on a desktop; on a phone it asks for none before somebody looks. */
export async function pictureFor(arrive: Arrive): Promise<StudioDesign['background']> {
  const page = await enter(arrive)
  const contents = page.waitForResponse(/\/v2\/players\/contents/)
  await page.goto('/design-page/images')
  const { data } = (await (await contents).json()) as {
    data: { path: string; picture: { width: number; height: number } }[]
  }
  await page.close()
  const [{ path, picture } = { path: '', picture: { width: 1, height: 1 } }] = data
  return { path, width: picture.width, height: picture.height }
}
