import { execFile } from 'node:child_process'
import fs from 'node:fs'
import os from 'node:os'
import path from 'node:path'
import { promisify } from 'node:util'
import { SITE, signInByApi } from '@yawmi/e2e/browser'
import { expect, test } from '@yawmi/e2e/test'
import { isWithin, note, type Figure } from '../figures/figures'
import { print } from '../print'
import { freePort } from './free-port'

/** What Lighthouse's phone gives for performance, at least: `/` to whoever comes, `/home` to a subscriber. */
const MIN_SCORES = { '/': 99, '/home': 95 }
/** A busy moment only takes points: the best of these counts. */
const ROUNDS = 3

interface Judged {
  address: string
  score: number
  first: number
  largest: number
  blocked: number
}

test('Lighthouse’s phone finds the landing page and the home screen quick', async ({ playwright, launchOptions }) => {
  test.setTimeout(600_000)
  const port = await freePort()
  const profile = fs.mkdtempSync(path.join(os.tmpdir(), 'yawmi-lighthouse-'))
  const browser = await playwright.chromium.launchPersistentContext(profile, {
    ...launchOptions,
    args: [...(launchOptions.args ?? []), `--remote-debugging-port=${port}`],
  })
  const best = async (address: string) => {
    const { stdout } = await promisify(execFile)(process.execPath, [
      path.join(import.meta.dirname, 'lighthouse-performance.mjs'),
      String(port),
      ...Array.from({ length: ROUNDS }, () => SITE + address),
    ])
    const judged = stdout
      .trim()
      .split('\n')
      .map((line) => JSON.parse(line) as Judged)
    return judged.toSorted((one, other) => other.score - one.score)[0]!
  }
  const figures: Figure[] = []
  try {
    for (const [address, min] of Object.entries(MIN_SCORES)) {
      const { score, first, largest, blocked } = await best(address)
      print(
        `${address}: ${score.toFixed(0)} points of at least ${min}; first paint ${first.toFixed(0)} ms, largest ` +
          `${largest.toFixed(0)} ms, blocked ${blocked.toFixed(0)} ms`,
      )
      figures.push({
        what: `${address}: Lighthouse, performance`,
        reached: score,
        bound: min,
        atLeast: true,
        unit: 'points',
      })
      if (address !== '/') continue
      // The home screen is a subscriber's, whose session the browser keeps.
      const page = await browser.newPage()
      await signInByApi(page)
      await page.goto(`${SITE}/home`)
      await page.locator('main a[href="/quotes-list"]').first().waitFor()
      await page.close()
    }
  } finally {
    await browser.close()
    fs.rmSync(profile, { recursive: true, force: true })
  }
  note(...figures)
  expect(figures.filter((figure) => !isWithin(figure))).toEqual([])
})
