import type { Page } from '@playwright/test'

/** Milliseconds that a person holds a button at the least. */
const PRESS = 80

/**
 * How the button is pressed: by a hand, which comes near and stays for a moment, so that the studio can begin; or all
 * at once, with no sign before it.
 */
export type Press = 'by hand' | 'at once'

/** Exports by the download button; answers milliseconds from the press on until the picture is there. */
export async function exportOnce(page: Page, press: Press = 'by hand'): Promise<number> {
  const button = page.getByRole('button', { name: 'تنزيل', exact: true })
  await page.evaluate(() => performance.clearMeasures())
  await page.mouse.move(0, 0)
  await Promise.all([
    page.waitForEvent('download'),
    press === 'by hand' ? button.click({ delay: PRESS }) : button.evaluate((element: HTMLElement) => element.click()),
  ])
  await page.waitForFunction(() => performance.getEntriesByName('design-export-job').length > 0)
  return page.evaluate(() => performance.getEntriesByName('design-export').at(-1)?.duration ?? Number.NaN)
}

/** Draws the texts of the stage on a canvas of the same size, to a PNG; answers milliseconds. */
export const drawDirectly = (page: Page): Promise<number> =>
  page.evaluate(async () => {
    const start = performance.now()
    const stage = document.querySelector<HTMLElement>('[data-stage]')!
    const canvas = document.createElement('canvas')
    canvas.width = stage.offsetWidth * 2
    canvas.height = stage.offsetHeight * 2
    const context = canvas.getContext('2d', { alpha: false })!
    const shown = stage.querySelector('img')
    if (shown) {
      const picture = new Image()
      picture.crossOrigin = 'anonymous'
      picture.src = shown.src
      await picture.decode()
      context.drawImage(picture, 0, 0, canvas.width, canvas.height)
    }
    context.scale(2, 2)
    context.direction = 'rtl'
    context.textAlign = 'center'
    context.textBaseline = 'middle'
    for (const box of document.querySelectorAll<HTMLElement>('[data-box]')) {
      const { fontFamily, fontSize, color, transform } = box.style
      const [, x, y] = /translate\((.+)px, (.+)px\)/.exec(transform) ?? []
      context.font = `${fontSize} ${fontFamily}`
      context.fillStyle = color
      context.fillText(box.textContent ?? '', Number(x) + box.offsetWidth / 2, Number(y) + box.offsetHeight / 2)
    }
    await new Promise((resolve) => canvas.toBlob(resolve, 'image/png'))
    return performance.now() - start
  })
