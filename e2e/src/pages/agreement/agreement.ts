import { expect, type Page } from '@playwright/test'
import { Studio, type StudioDesign } from '../studio'
import type { NamedDesign, Picture } from './boxes'
import { elementDesigns } from './elements'
import { textDesigns } from './texts'

/** A design whose file is held against the screen, with the zoom of the stage and the pixels of the file for a stage unit. */
interface ComparedDesign extends NamedDesign {
  ratio: 1 | 2 | 4
  zoom: 100 | 75 | 50
}

/** At 75 %, pages of their own end between two px, and a slope would be scaled by another number than its file is. */
const ZOOMS = { texts: [100, 75, 50], elements: [100, 50] } as const

/** One's own picture, as `photograph` makes it. */
const OWN: Picture = { path: 'own:agreement', width: 1200, height: 900 }

/**
 * Forty designs: every kind of element, filter, look, bend, turn, ground and size, by turns at each zoom and as small and
 * large files.
 */
export const comparedDesigns = (library: Picture): ComparedDesign[] => [
  ...withZooms(textDesigns(library), ZOOMS.texts),
  ...withZooms(elementDesigns(library, OWN), ZOOMS.elements),
]

const withZooms = (designs: readonly NamedDesign[], zooms: readonly ComparedDesign['zoom'][]): ComparedDesign[] =>
  designs.map((each, index) => ({
    ...each,
    ratio: each.ratio ?? (index % 3 ? 1 : 2),
    zoom: each.design.page ? 100 : zooms[index % zooms.length]!,
  }))

/** Opens a studio on a device that has one's own picture; answers a picture that it offers, too. */
export async function openWithPictures(page: Page, photo: Buffer): Promise<{ studio: Studio; library: Picture }> {
  const contents = page.waitForResponse(/\/v2\/players\/contents/)
  const studio = await Studio.open(page)
  const { data } = (await (await contents).json()) as { data: { path: string; picture: Omit<Picture, 'path'> }[] }
  const [{ path, picture }] = data as [(typeof data)[number]]
  await storeOwnPicture(page, photo)
  return { studio, library: { path, width: picture.width, height: picture.height } }
}

const storeOwnPicture = (page: Page, file: Buffer) =>
  page.evaluate(
    async ([path, base64]) => {
      const bytes = Uint8Array.from(atob(base64), (letter) => letter.charCodeAt(0))
      const opening = indexedDB.open('yawmi-own-pictures')
      opening.onupgradeneeded = () => opening.result.createObjectStore('files')
      await new Promise((resolve) => (opening.onsuccess = resolve))
      const writing = opening.result.transaction('files', 'readwrite')
      writing.objectStore('files').put(new Blob([bytes], { type: 'image/jpeg' }), path)
      await new Promise((resolve) => (writing.oncomplete = resolve))
      opening.result.close()
    },
    [OWN.path, file.toString('base64')] as const,
  )

/** Opens a design in the studio that stands, from the list of drafts, and waits until all of it is there. */
export async function openInPlace({ page }: Studio, name: string, design: StudioDesign): Promise<void> {
  const { boxes, background } = design
  // What the studio has changed in the design before, such as a text that it fitted, it may save just then: as the newest draft.
  await expect(async () => {
    await page.evaluate(
      ([id, draft]) => {
        for (const key of Object.keys(localStorage))
          if (key.startsWith('yawmi:draft:image:')) localStorage.removeItem(key)
        localStorage.setItem(`yawmi:draft:image:${id}`, `${Date.now()};${draft}`)
      },
      // Other ids than those of the design before: none of its elements goes on.
      [name, JSON.stringify(design).replaceAll('"id":"', `"id":"${name} `)] as const,
    )
    await page.getByRole('button', { name: 'المسودات', exact: true }).click()
    const dialog = page.getByRole('dialog')
    await dialog.getByRole('listitem').getByRole('button').first().click()
    await dialog.waitFor({ state: 'detached' })
    await expect(page.locator(`[data-stage] [data-box^="${name} "]`)).toHaveCount(boxes.length, { timeout: 3_000 })
  }).toPass()
  const shown = boxes.filter(({ type, arc }) => type === 'picture' || arc).length + (background ? 1 : 0)
  await page.evaluate(
    async ({ count, shown, families }) => {
      const pictures = () => [...document.querySelectorAll<HTMLImageElement>('[data-stage] img')]
      // The outlines of ornaments come with the first of them.
      const drawings = () => [...document.querySelectorAll('[data-stage] [data-box] svg')]
      const isThere = () =>
        document.querySelectorAll('[data-stage] [data-box]').length === count &&
        drawings().every((each) => each.querySelector('path')) &&
        pictures().length === shown &&
        pictures().every(({ src, complete, naturalWidth }) => src && complete && naturalWidth > 0) &&
        families.every((family) =>
          [...document.fonts].some((face) => face.family.includes(`Studio ${family}`) && face.status === 'loaded'),
        )
      while (!isThere()) await new Promise((resolve) => requestAnimationFrame(resolve))
      await Promise.all(pictures().map((picture) => picture.decode()))
      await document.fonts.ready
      await new Promise((resolve) => requestAnimationFrame(() => requestAnimationFrame(resolve)))
    },
    {
      count: boxes.length,
      shown,
      families: boxes.flatMap(({ fontFamily }) => (fontFamily ? [fontFamily as string] : [])),
    },
  )
}
