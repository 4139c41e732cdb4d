import { newNumber, SignInFlow, DESKTOP } from '@yawmi/e2e/browser'
import { BRAND, INTEGRATOR } from '@yawmi/e2e/integrators'
import { SITE } from '@yawmi/e2e/product'
import { note } from './figures/figures'
import { print } from './print'
import { roundTrips } from './round-trips'
import { takeDown, type Sent } from './sent'
import { expect, test } from '@yawmi/e2e/test'

/** What an integrator's page with auth alone may cost, brotli, from the first byte to the signed-in person. */
const BUDGET = 150 * 1024
/** `embed.js` itself, before it loads the remote; 0.6 KB of it choose canaries (docs/adr/0091). */
const TAG_BUDGET = 6.25 * 1024

/** The same until its text stands: fonts come after it. */
const TEXT_BUDGET = 120 * 1024
const TEXT_TRIPS = 2
/** `embed.js`, the brand's file, the release's entry, React and the remote itself. */
const TEXT_ANSWERS = 5

const sum = (sent: readonly Sent[]) => sent.filter(({ ours }) => ours).reduce((total, { bytes }) => total + bytes, 0)
const kilobytes = (bytes: number) => `${(bytes / 1024).toFixed(1)} KB`

for (const [name, address] of [
  ['one tag', `${INTEGRATOR}/plain-tag.html`],
  ['classic container', `${INTEGRATOR}/plain-container.html`],
  ['single-spa root config', `${INTEGRATOR}/single-spa.html#/sign-in`],
  // What an app's web view loads; web-view.html puts the same page into a frame.
  ['web view', `${SITE}/embed/auth?brand=${BRAND}`],
] as const)
  test(`auth alone by ${name} stays within its bytes`, async ({ arrive }) => {
    const page = await (await arrive({ viewport: DESKTOP })).tab()
    const sent = await takeDown(page)
    await page.goto(address)
    await page.getByRole('heading', { name: 'بداية جديدة مع التطبيق' }).waitFor()
    await page.waitForLoadState('networkidle')
    const first = sum(sent)
    await new SignInFlow(page, page).complete(newNumber())
    if (address.startsWith(INTEGRATOR))
      await page.waitForFunction(() => document.getElementById('account')?.textContent !== '')
    await page.waitForLoadState('networkidle')
    print(
      `auth alone, ${name}: ${kilobytes(first)} to the first screen, ${kilobytes(sum(sent))} of ${kilobytes(BUDGET)} signed in, ${sent.length} answers`,
    )
    if (name === 'one tag') print(tableOf(sent))
    const tag = sent.find(({ path }) => path === '/embed.js')
    if (tag) {
      expect(tag.bytes).toBeGreaterThan(0)
      expect(tag.bytes).toBeLessThan(TAG_BUDGET)
    }
    expect(sum(sent)).toBeLessThanOrEqual(BUDGET)
  })

// Behind the text come fonts and the code of dialogs.
test('auth alone by one tag shows its text after two round trips', async ({ arrive }) => {
  const page = await (await arrive({ viewport: DESKTOP })).tab()
  const sent = await takeDown(page)
  const heading = page.getByRole('heading', { name: 'بداية جديدة مع التطبيق' })
  const trips = await roundTrips(page, `${INTEGRATOR}/plain-tag.html`, ({ origin }) => origin === SITE, heading)
  const needed = sent.filter(({ path }) => trips.flat().includes(path))
  print(
    `auth alone, its text: ${trips.length} of ${TEXT_TRIPS} round trips, ${trips.flat().length} of ${TEXT_ANSWERS} answers, ` +
      `${kilobytes(sum(needed))} of ${kilobytes(TEXT_BUDGET)}\n${trips.map((paths) => `  ${paths.join(' ')}`).join('\n')}`,
  )
  note(
    { what: 'auth alone, its text: all', reached: sum(needed) / 1024, bound: TEXT_BUDGET / 1024, unit: 'KB' },
    { what: 'auth alone, its text: round trips', reached: trips.length, bound: TEXT_TRIPS },
  )
  expect(trips.length).toBeLessThanOrEqual(TEXT_TRIPS)
  expect(trips.flat().length).toBeLessThanOrEqual(TEXT_ANSWERS)
  expect(needed).toHaveLength(trips.flat().length)
  expect(sum(needed)).toBeLessThanOrEqual(TEXT_BUDGET)
})

/** A line a file of more than a kilobyte. */
const tableOf = (sent: readonly Sent[]) =>
  sent
    .filter(({ bytes }) => bytes > 1000)
    .sort((one, other) => other.bytes - one.bytes)
    .map(({ path, bytes }) => `  ${String(bytes).padStart(7)}  ${path}`)
    .join('\n')
