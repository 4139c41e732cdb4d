import { expect, type Locator, type Page } from '@playwright/test'

/**
 * What a look at a page finds wrong, an empty list as soon as one finds nothing: what is still on its way to its place
 * when the first look comes is no fault, what stays is.
 */
export async function lastingFindings(look: () => Promise<string[]>, timeout?: number): Promise<string[]> {
  let last: Promise<string[]> = Promise.resolve([])
  await expect(async () => {
    last = look()
    expect(await last).toEqual([])
  })
    .toPass({ timeout })
    .catch(() => undefined)
  // The one that the time-out met on its way decides, and takes the time that it takes on a busy machine.
  return last
}

/** Waits until React handles events: it marks the root that it has created or hydrated. */
export async function hydrated(page: Page): Promise<void> {
  await page.waitForFunction(() =>
    Object.keys(document.getElementById('root') ?? {}).some((key) => key.startsWith('__reactContainer')),
  )
}

/** Waits until React has taken an element over: a screen that the server rendered stands before. */
export async function partHydrated(part: Locator): Promise<void> {
  await expect
    .poll(() => part.evaluate((element) => Object.keys(element).some((key) => key.startsWith('__reactFiber'))))
    .toBe(true)
}

/** Until a page of the site shows its screen, and nothing that can be seen of it is still a shape of what is to come. */
export async function settled(page: Page): Promise<void> {
  await hydrated(page)
  await page.locator('[data-remote] > *').first().waitFor()
  await page.waitForFunction(() =>
    [...document.querySelectorAll('[aria-busy=true]')].every((shape) => {
      const { top, bottom } = shape.getBoundingClientRect()
      return bottom < 0 || top > innerHeight
    }),
  )
  await page.waitForFunction(() => document.fonts.status === 'loaded')
}

/** Until what has been scrolled to is remembered: with the next frame. */
export const nextFrames = (page: Page): Promise<unknown> =>
  page.evaluate(() => new Promise((resolve) => requestAnimationFrame(() => requestAnimationFrame(resolve))))
