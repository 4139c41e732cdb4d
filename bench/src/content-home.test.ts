import { PHONE, shiftOf, signInByApi, watchShifts } from '@yawmi/e2e/browser'
import { loadPage, table } from './page-load'
import { note } from './figures/figures'
import { serve } from './own-server'
import { print } from './print'
import { paintsOnSlowPhone } from './slow-phone'
import { expect, test } from '@yawmi/e2e/test'

/** What the home page of a subscriber may cost on the wire, and how far it may move while it comes. */
const BUDGET = { bytes: 400 * 1024, scriptBytes: 145 * 1024, requests: 25, depth: 2, shift: 0.02 }

/** Runs of each page on a slow phone, of which the middle one counts. */
const RUNS = 3

test('the home page of a subscriber stays within its budget of bytes, requests, depth and movement', async ({
  arrive,
}) => {
  const page = await (await arrive({ viewport: PHONE })).tab()
  await signInByApi(page)
  await watchShifts(page)
  const load = await loadPage(page, '/home')
  const shift = await shiftOf(page)
  const kilobytes = (bytes: number) => `${(bytes / 1024).toFixed(1)} KB`
  print(
    `home page after sign-in, first load: ${kilobytes(load.bytes)} of ${kilobytes(BUDGET.bytes)} ` +
      `(scripts ${kilobytes(load.scriptBytes)} of ${kilobytes(BUDGET.scriptBytes)}), ` +
      `${load.requests.length} of ${BUDGET.requests} requests, depth ${load.depth} of ${BUDGET.depth}, ` +
      `layout shift ${shift.toFixed(3)} of ${BUDGET.shift}\n${table(load)}`,
  )
  note(
    {
      what: '/home, first visit: scripts',
      reached: load.scriptBytes / 1024,
      bound: BUDGET.scriptBytes / 1024,
      unit: 'KB',
    },
    { what: '/home, first visit: all', reached: load.bytes / 1024, bound: BUDGET.bytes / 1024, unit: 'KB' },
    { what: '/home, first visit: sum of what moved', reached: shift, bound: BUDGET.shift },
  )
  expect(load.bytes).toBeLessThanOrEqual(BUDGET.bytes)
  expect(load.scriptBytes).toBeLessThanOrEqual(BUDGET.scriptBytes)
  expect(load.requests.length).toBeLessThanOrEqual(BUDGET.requests)
  expect(load.depth).toBeLessThanOrEqual(BUDGET.depth)
  expect(shift).toBeLessThanOrEqual(BUDGET.shift)
})

/** The least that a page with these pictures could be: no script, one style. */
const staticPage = (pictures: readonly string[]) => `<!doctype html><html lang="ar" dir="rtl"><meta charset="utf-8">
<meta name="viewport" content="width=device-width"><style>img{display:block;width:100%}</style><h1>يومي</h1>
${pictures.map((src) => `<img src="${src}" alt="" crossorigin>`).join('')}`

const middle = (values: number[]) => values.sort((a, b) => a - b)[Math.floor(values.length / 2)] ?? 0

const whole = process.env.BENCH === 'content' ? test : test.skip
whole('the home page on a slow phone, beside a static page with the same pictures', async ({ arrive }) => {
  test.setTimeout(240_000)
  const visitor = await arrive({ viewport: PHONE })
  const page = await visitor.tab()
  await signInByApi(page)
  const { requests } = await loadPage(page, '/home')
  const pictures = requests.filter(({ type }) => type === 'Image').map(({ url }) => url)
  const { origin: plain, stop } = await serve((_request, response) =>
    response.setHeader('content-type', 'text/html').end(staticPage(pictures)),
  )

  const home = { first: [] as number[], pictures: [] as number[] }
  const bare = { first: [] as number[], pictures: [] as number[] }
  for (let run = 0; run < RUNS; run += 1) {
    // Turn and turn about, so that a busy moment of the machine falls on both.
    for (const [address, seen] of [['/home', home] as const, [plain, bare] as const]) {
      const tab = await visitor.tab()
      const { first, pictures: last } = await paintsOnSlowPhone(tab, address)
      seen.first.push(first)
      seen.pictures.push(last)
      await tab.close()
    }
  }
  stop()
  const line = (name: string, mine: number, reference: number) =>
    `  ${name}: ${mine.toFixed(0)} ms, static page ${reference.toFixed(0)} ms, ${(mine / reference).toFixed(1)} times`
  const [first, last] = [middle(home.first), middle(home.pictures)]
  print(
    [
      `home page at 1.6 Mbps / 150 ms / 4× CPU, ${pictures.length} pictures:`,
      line('first paint', first, middle(bare.first)),
      line('last picture', last, middle(bare.pictures)),
    ].join('\n'),
  )
  expect(first).toBeGreaterThan(0)
  expect(last).toBeGreaterThan(0)
})
