import { PHONE, SITE } from '@yawmi/e2e/browser'
import { expect, type Arrive } from '@yawmi/e2e/test'
import { loadLanding, type LandingLoad } from './landing-loads'
import { serveStatic } from './static-page'

/**
 * Loads the landing page and a static page of the same look on a slow phone, in turns, so that whatever else the machine does
 * meets both.
 * @returns loads of ours and of the static page, one for each round
 */
export async function comparePaints(arrive: Arrive, rounds: number): Promise<Record<'ours' | 'still', LandingLoad[]>> {
  // Each time somebody else: who comes again has a cookie, and who has sent a number is another person to the form.
  const newcomer = async () => (await arrive({ viewport: PHONE })).tab()
  const probe = await newcomer()
  const reply = await probe.request.get('/')
  const html = await reply.text()
  expect(html).toContain('<h1')
  const cookies = reply.headersArray().filter(({ name }) => name.toLowerCase() === 'set-cookie')
  await probe.close()
  const still = await serveStatic(
    html,
    SITE,
    cookies.map(({ value }) => value),
  )

  const load = async (address: string): Promise<LandingLoad> => ({
    ...(await loadLanding(await newcomer(), address, false)),
    sent: (await loadLanding(await newcomer(), address, true)).sent,
  })
  const loads = { ours: [] as LandingLoad[], still: [] as LandingLoad[] }
  try {
    for (let round = 0; round < rounds; round += 1) {
      loads.ours.push(await load('/'))
      loads.still.push(await load(still.address))
    }
  } finally {
    still.stop()
  }
  return loads
}
