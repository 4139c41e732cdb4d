import { randomBytes } from 'node:crypto'
import os from 'node:os'
import { PHONE, SITE } from '@yawmi/e2e/browser'
import { expect, test } from '@yawmi/e2e/test'
import { print } from '../print'
import { median } from '../median'
import { type LandingLoad, loadLanding } from './landing-loads'
import { servePage } from './static-page'

/** When the page may be seen, over the same page without what its list of releases is checked by (docs/adr/0062). */
const RATIO = 1.02
const NAMES = { first: 'first paint', largest: 'largest paint' } as const
const ROUNDS = 40
/** At a quarter of the speed a paint comes up to twice as late as another of the same page, which hides two hundredths. */
const SLOWDOWN = 1

/** The page's settings, in which the list's signature and the keys that check it are. */
const BOOT = /(<script type="application\/json" id="yawmi-boot">)(.*?)(<\/script>)/s

/**
 * As many bytes, compressed, as signature and keys are. Without them the end of the page now and then meets a frame that it misses with
 * them, which is chance: they cost a millisecond of the slow network, and one frame or none.
 */
const AS_MANY_BYTES = 220

/** A page of a site that signs nothing: it takes the list as it came. */
function withoutKeys(html: string): string {
  return html.replace(BOOT, (_, before: string, json: string, after: string) => {
    const { keys, ...boot } = JSON.parse(json) as { keys?: string[]; releases: { signed?: object } }
    expect(keys?.length).toBeGreaterThan(0)
    const { signed, ...releases } = boot.releases
    expect(signed).toBeDefined()
    return `${before}${JSON.stringify({ ...boot, releases, other: randomBytes(AS_MANY_BYTES).toString('base64') }).replaceAll('<', '\\u003c')}${after}`
  })
}

test('the landing page is painted as soon as one whose list nobody checks', async ({ arrive }) => {
  test.setTimeout(400_000)
  const visitor = await arrive({ viewport: PHONE })
  const probe = await visitor.tab()
  const reply = await probe.request.get('/')
  const html = await reply.text()
  const cookies = reply.headersArray().filter(({ name }) => name.toLowerCase() === 'set-cookie')
  await probe.close()
  const serve = (page: string) =>
    servePage(
      page,
      SITE,
      cookies.map(({ value }) => value),
    )
  const [signed, unsigned] = [await serve(html), await serve(withoutKeys(html))]
  const loads: [LandingLoad[], LandingLoad[]] = [[], []]
  try {
    // Taken in turns, so that whatever else the machine does meets both; the second of a round is the first of the next.
    const turns = [...[signed, unsigned].entries()]
    for (let round = 0; round < ROUNDS; round += 1)
      for (const [index, { address }] of round % 2 === 0 ? turns : turns.toReversed())
        loads[index]?.push(await loadLanding(await visitor.tab(), address, false, SLOWDOWN))
  } finally {
    for (const page of [signed, unsigned]) page.stop()
  }
  print(`page: ${signed.bytes} bytes, without keys ${unsigned.bytes}; load ${os.loadavg()[0]?.toFixed(1)}`)
  const missed = (['first', 'largest'] as const).filter((name) => {
    const [mine = NaN, other = NaN] = loads.map((of) => median(of.map((load) => load[name])))
    print(
      `${NAMES[name]}: ${mine.toFixed(0)} ms, without keys ${other.toFixed(0)} ms, ratio ${(mine / other).toFixed(3)}`,
    )
    return !(mine / other <= RATIO)
  })
  expect(missed).toEqual([])
})
