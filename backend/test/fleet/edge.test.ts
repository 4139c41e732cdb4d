import { setTimeout as wait } from 'node:timers/promises'
import { pictures } from '../../src/infrastructure/db/schema/content'
import { loadLanding } from '../operations/load-landing'
import { SiteClient } from '../processes/site-client'
import { designForm } from '../requests/forms'
import { makePng } from '../requests/png'
import { newNumber } from '../site/sign-in'
import { describeFleet, type Fleet, MEDIA, SITE, startFleet } from './fleet'
import { until } from './until'

/** As many as ten seconds of the busiest evening. */
const REQUESTS = 10_000
const AWAY_MINUTES = Number(process.env.FLEET_MINUTES ?? 10) / 2
const DESIGNS = '/api/v2/players/designs'

describeFleet('nginx in front of three hosts', () => {
  let fleet: Fleet
  beforeAll(async () => (fleet = await startFleet()), 300_000)
  afterAll(() => fleet?.stop(), 60_000)

  it('asks them less than once a second for the landing page that a thousand a second want', async () => {
    for (const encoding of ['br', 'gzip'])
      await until('a page that may be kept', async () => {
        const page = await fetch(`${SITE}/`, { headers: { 'accept-encoding': encoding } })
        await page.arrayBuffer()
        return page.headers.has('etag')
      })
    const before = fleet.front.sentOn('/')
    const { statuses, seconds } = await loadLanding(SITE, REQUESTS)
    // It logs a request after its last byte.
    await wait(200)
    const cost = fleet.front.sentOn('/') - before
    const rate = Math.round(REQUESTS / seconds)
    process.stdout.write(`${REQUESTS} requests, ${rate} a second, cost the hosts ${cost} in ${seconds.toFixed(1)} s\n`)
    expect([...statuses]).toEqual([200])
    expect(cost).toBeLessThanOrEqual(Math.max(1, seconds))
  }, 120_000)

  it(
    `has pages for people while the store is away for ${AWAY_MINUTES} minutes, and uploads say why and are tried again`,
    async () => {
      const db = await fleet.db()
      const [cached, fresh] = (await db.select().from(pictures)).map((picture) => picture.path)
      const person = new SiteClient(SITE)
      const token = await person.signIn(newNumber())
      const form = () => designForm(makePng({ width: 3, height: 2 }), { fields: { key: 'again' } })
      for (const { media } of fleet.hosts) expect((await fetch(media + cached!)).status).toBe(200)

      await fleet.s3.stop('SIGKILL')
      const end = performance.now() + AWAY_MINUTES * 60_000
      let looks = 0
      for (; performance.now() < end || looks < 3; looks += 1) {
        for (const page of ['/', '/home', '/releases.json'])
          expect([page, (await fetch(SITE + page)).status]).toEqual([page, 200])
        for (const list of ['/api/players/categories', `${DESIGNS}?design_type=image`])
          expect([list, (await person.call(list, { token })).status]).toEqual([list, 200])
        expect((await fetch(MEDIA + cached!)).status).toBe(200)
        const missing = await fetch(MEDIA + fresh!)
        expect([missing.status, missing.headers.get('cache-control'), missing.headers.has('retry-after')]).toEqual([
          ...[503, 'no-store', true],
        ])
        const refused = await person.send(DESIGNS, form(), token)
        expect(refused).toMatchObject({ status: 503, error: 'storage_unavailable', retryAfter: 5 })
        expect(refused.body.errors).toEqual({ image: [expect.stringContaining('حاول مرة أخرى')] })
        for (const host of fleet.hosts) expect(await host.readyz('web')).toBe(200)
        await wait(2_000)
      }
      fleet.s3.start()
      const saved = await until('a design that is saved again', async () => {
        const answer = await person.send(DESIGNS, form(), token)
        return answer.status === 200 && answer
      })
      expect(saved.body.data).toMatchObject({ path: expect.stringMatching(/\.png$/) })
      expect((await fetch(MEDIA + fresh!)).status).toBe(200)
      process.stdout.write(`${looks} looks while the store was away, none of them other than it should be\n`)
    },
    AWAY_MINUTES * 60_000 + 120_000,
  )
})
