import fs from 'node:fs'
import path from 'node:path'
import { expect, type Page, type TestInfo } from '@playwright/test'
import { layoutFaults } from '../browser/layout-faults'
import { lastingFindings } from '../browser/steady'
import { RUN } from '../product/product'

/** Where the pictures of a run's screens are, by engine. */
const PICTURES = path.join(RUN, 'pictures')

/** Where to look: an open dialog lies over the rest, and a page scrolls beneath its bars. */
const PLACES = ['[role=alertdialog]', '[role=dialog]', 'dialog[open]', 'main', 'body']

/** What nobody should see on a screen, in any engine. */
async function faultsOf(page: Page): Promise<string[]> {
  const overflow = await page.evaluate(() => document.documentElement.scrollWidth - innerWidth)
  const place = await page.evaluate((all) => all.find((one) => document.querySelector(one)) ?? '', PLACES)
  // Those that hold a font's place are the device's own, which a machine may not have: then the next name stands.
  const fonts = await page.evaluate(() =>
    [...document.fonts]
      .filter(({ status, family }) => status === 'error' && !/ Fallback"?$/.test(family))
      .map(({ family }) => family),
  )
  return [
    ...(overflow > 0 ? [`wider than the screen by ${overflow} px`] : []),
    ...fonts.map((family) => `the font ${family} was not loaded`),
    ...(await layoutFaults(page, place)),
  ]
}

/** Takes a picture of a screen for whoever wants to look at it, and finds nothing cut off, broken or without its font. */
export async function look(page: Page, name: string, { project }: TestInfo): Promise<void> {
  await page.waitForFunction(() => document.fonts.status === 'loaded')
  const found = await lastingFindings(() => faultsOf(page), 10_000)
  const folder = path.join(PICTURES, project.name)
  fs.mkdirSync(folder, { recursive: true })
  // As it stands: what would hide the caret and stop animations is a style that the page's policy refuses.
  await page.screenshot({
    path: path.join(folder, `${name}-${page.viewportSize()?.width}.png`),
    animations: 'allow',
    caret: 'initial',
  })
  expect(found, name).toEqual([])
}
