import { DESKTOP, SignUp, newNumber } from '@yawmi/e2e/browser'
import { note } from './figures/figures'
import { print } from './print'
import { family, proportionalSize } from './processes'
import { expect, test } from '@yawmi/e2e/test'

/** What server and database together may keep in memory after people used them, in bytes. */
const BUDGET = 300 * 1024 * 1024

/** Other systems do not say what a process alone occupies. */
const onLinux = process.platform === 'linux' ? test : test.skip

onLinux('server and database together stay within their memory after journeys', async ({ arrive }) => {
  for (let person = 0; person < 3; person += 1) {
    const visitor = await arrive({ viewport: DESKTOP })
    const page = await visitor.tab()
    await new SignUp(page).complete(newNumber())
    await page.goto('/quotes-list')
  }
  const sizes = () =>
    family(Number(process.env.PRODUCT_PID))
      .flatMap((pid) => proportionalSize(pid) ?? [])
      // The sandbox carrier stands for somebody else's machine.
      .filter(({ name }) => !name.includes('sandbox-carrier'))
  const total = () => sizes().reduce((sum, { bytes }) => sum + bytes, 0)
  expect(sizes().length).toBeGreaterThan(1)
  // A start prerenders and compresses every page, in processes and threads that end soon after.
  await expect.poll(total, { timeout: 60_000, intervals: [1_000] }).toBeLessThanOrEqual(BUDGET)
  note({ what: 'server and database: memory', reached: total() / 1024 / 1024, bound: BUDGET / 1024 / 1024, unit: 'MB' })
  print(
    `server and database: ${(total() / 1024 / 1024).toFixed(0)} MB of ${BUDGET / 1024 / 1024} MB in ${sizes().length} processes`,
  )
})
