import fs from 'node:fs'
import os from 'node:os'
import path from 'node:path'
import type { Page } from '@playwright/test'
import { PHONE, signInByApi } from '@yawmi/e2e/browser'
import { expect, test } from '@yawmi/e2e/test'
import { loadPage } from '../page-load'
import { note } from '../figures/figures'
import { print } from '../print'
import { asSlowPhone } from '../slow-phone'
import { buildOneBundle } from './one-bundle.mjs'
import { copySite } from './site-copy'

/** The composed site over the same sources as one bundle: the goal, and what fails. */
const RATIO = { bytes: { goal: 1.04, max: 1.1 }, scripts: { goal: 1.04, max: 1.1 }, text: { goal: 1.03, max: 1.1 } }
const ROUNDS = 10

/** Addresses with the names of their screens' files, and what is there when their text is. */
const PAGES = [
  { address: '/home', screen: 'home', text: 'main a[href="/quotes-list"]' },
  { address: '/quotes-list', screen: 'quotes', text: 'main [role="listitem"] button' },
]

const line = (name: string, mine: string, other: string, ratio: number, goal: number) =>
  `  ${name}: ${mine}, one bundle ${other}, ratio ${ratio.toFixed(3)} of ${goal}${ratio > goal ? ' ← over' : ''}`
const kilobytes = (bytes: number) => `${(bytes / 1024).toFixed(1)} KB`

/** Milliseconds to the first frame that has a page's text, on a slow phone with an empty cache. */
async function timeToText(page: Page, address: string, text: string): Promise<number> {
  const session = await asSlowPhone(page)
  await session.send('Network.setCacheDisabled', { cacheDisabled: true })
  await page.addInitScript((selector) => {
    const look = () => {
      if (document.querySelector(selector)) Object.assign(globalThis, { textAt: performance.now() })
      else requestAnimationFrame(look)
    }
    requestAnimationFrame(look)
  }, text)
  await page.goto(address, { waitUntil: 'commit' })
  const shown = await page.waitForFunction(() => (globalThis as { textAt?: number }).textAt, undefined, {
    timeout: 60_000,
  })
  return (await shown.jsonValue()) ?? NaN
}

const whole = process.env.BENCH === 'federation' ? test : test.skip
whole('the composed site costs little more than the same sources as one bundle', async ({ arrive }) => {
  test.setTimeout(900_000)
  const folder = fs.mkdtempSync(path.join(os.tmpdir(), 'one-bundle-'))
  const bundle = { folder, ...(await buildOneBundle(folder)) }
  const screens = Object.fromEntries(PAGES.map(({ address, screen }) => [address, screen]))
  const [composed, one] = [await copySite(screens), await copySite(screens, bundle)]
  const visitor = await arrive({ viewport: PHONE })
  await signInByApi(await visitor.tab())
  const missed: string[] = []
  const compare = (
    address: string,
    name: keyof typeof RATIO,
    mine: number,
    other: number,
    format: (value: number) => string,
  ) => {
    const { goal, max } = RATIO[name]
    print(line(name, format(mine), format(other), mine / other, goal))
    note({ what: `${address}: ${name} / the same sources as one bundle`, reached: mine / other, bound: goal })
    if (!(mine / other <= max)) missed.push(name)
  }
  /** What a visit of one of both comes to, in a tab of its own. */
  const visit = async <T>(of: (page: Page) => Promise<T>): Promise<T> => {
    const page = await visitor.tab()
    try {
      return await of(page)
    } finally {
      await page.close()
    }
  }
  try {
    for (const { address, text } of PAGES) {
      print(address)
      const [mine, other] = [
        await visit((page) => loadPage(page, composed.address + address)),
        await visit((page) => loadPage(page, one.address + address)),
      ]
      // Federation is in one of them alone.
      const isFederated = ({ requests }: typeof mine) => requests.some(({ url }) => url.endsWith('/entry.js'))
      expect([mine, other].map(isFederated)).toEqual([true, false])
      compare(address, 'bytes', mine.bytes, other.bytes, kilobytes)
      compare(address, 'scripts', mine.scriptBytes, other.scriptBytes, kilobytes)
      const times = { mine: [] as number[], other: [] as number[] }
      for (let round = 0; round < ROUNDS; round += 1) {
        times.mine.push(await visit((page) => timeToText(page, composed.address + address, text)))
        times.other.push(await visit((page) => timeToText(page, one.address + address, text)))
      }
      compare(address, 'text', Math.min(...times.mine), Math.min(...times.other), (value) => `${value.toFixed(0)} ms`)
    }
  } finally {
    composed.stop()
    one.stop()
    fs.rmSync(folder, { recursive: true })
  }
  expect(missed).toEqual([])
})
