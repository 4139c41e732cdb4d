import { execFile } from 'node:child_process'
import path from 'node:path'
import { promisify } from 'node:util'
import { SITE } from '@yawmi/e2e/browser'
import { print } from '../print'
import { freePort } from './free-port'
import { expect, test } from '@yawmi/e2e/test'

const PAGES = ['/', '/about-us', '/Contact-Us', '/terms-and-conditions', '/privacy']

interface Judged {
  address: string
  scores: Record<string, number>
  faults: string[]
}

test('every public page has 100 for accessibility, best practices and search engines', async ({
  playwright,
  launchOptions,
}) => {
  test.setTimeout(300_000)

  const port = await freePort()
  const browser = await playwright.chromium.launch({
    ...launchOptions,
    args: [...(launchOptions.args ?? []), `--remote-debugging-port=${port}`],
  })
  try {
    const { stdout } = await promisify(execFile)(process.execPath, [
      path.join(import.meta.dirname, 'lighthouse-scores.mjs'),
      String(port),
      ...PAGES.map((page) => SITE + page),
    ])
    const judged = stdout
      .trim()
      .split('\n')
      .map((line) => JSON.parse(line) as Judged)
    for (const { address, scores } of judged) print(`${address}: ${JSON.stringify(scores)}`)
    expect(judged.map(({ faults }) => faults)).toEqual(PAGES.map(() => []))
    expect(judged.flatMap(({ scores }) => Object.values(scores))).toEqual(PAGES.flatMap(() => [100, 100, 100]))
  } finally {
    await browser.close()
  }
})
