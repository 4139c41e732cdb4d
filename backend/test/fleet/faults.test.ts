import { setTimeout as wait } from 'node:timers/promises'
import { type Figures, judge, tableOf } from '../chaos/figures'
import { Load } from '../chaos/load'
import { SiteClient } from '../processes/site-client'
import { designForm } from '../requests/forms'
import { makePng } from '../requests/png'
import { newNumber } from '../site/sign-in'
import { describeFleet, type Fleet, SITE, startFleet } from './fleet'
import { FLEET_FAULTS } from './fleet-faults'
import { until } from './until'

const VISITORS = 4
const PICTURE = makePng({ width: 3, height: 2 })
/** All is well so soon after a fault's end. */
const BACK_SECONDS = 60
/** nginx gives a server up after thirty, and asks no other one for what was sent. */
const LONGEST_ANSWER_MS = 20_000

describeFleet('three hosts, of which nobody is to notice more than a refusal for a moment,', () => {
  let fleet: Fleet
  let load: Load
  const rows: Figures[] = []
  beforeAll(async () => {
    fleet = await startFleet()
    load = new Load([{ address: SITE }], false)
    await load.start(VISITORS)
  }, 300_000)
  afterAll(async () => {
    process.stdout.write(`\n${tableOf(rows)}\n`)
    await load?.stop()
    await fleet?.stop()
  }, 90_000)

  /** Somebody signs up by nginx, writes and saves a design, and each host says that it is ready. */
  async function isWell(): Promise<boolean> {
    const client = new SiteClient(SITE)
    const token = await client.signIn(newNumber())
    const rename = { method: 'POST', token, body: { name: 'سالم' } } as const
    if ((await client.call('/api/players/subscriber-details', rename)).status !== 200) return false
    if ((await client.send('/api/v2/players/designs', designForm(PICTURE), token)).status !== 200) return false
    const states = await Promise.all(fleet.hosts.map((host) => host.readyz('web')))
    return states.every((status) => status === 200)
  }

  it.each(FLEET_FAULTS)(
    'refuse for a moment and lose nothing: $name',
    async ({ name, lasts, begin, end, isHarmless = false, mayBeCut = false, isPossible = () => true }) => {
      if (!isPossible()) return
      await begin(fleet)
      await wait(lasts)
      await end(fleet)
      const ended = performance.now()
      await until('all that people do', isWell, BACK_SECONDS)
      const backMs = Math.round(performance.now() - ended)
      await fleet.cluster.healthy()
      const row: Figures = {
        fault: name,
        ...judge(load.drain(), mayBeCut),
        backMs,
        acknowledged: load.acknowledged,
        lost: await load.lost(await fleet.db()),
        died: fleet.hosts.reduce(
          (sum, { units }) => sum + units.web.deaths + units.worker.deaths + units.media.deaths,
          0,
        ),
      }
      rows.push(row)
      process.stdout.write(`${tableOf([row])}\n`)
      expect(row).toMatchObject({ wrong: 0, lost: 0, died: 0 })
      if (isHarmless) expect(row.unavailable).toBe(0)
      expect(row.slowestMs).toBeLessThan(LONGEST_ANSWER_MS)
    },
    240_000,
  )
})
