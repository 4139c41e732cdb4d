import { setTimeout as wait } from 'node:timers/promises'
import { answerAll, daysOf, reconcileBooks, subscribePeople } from '../chaos/charges'
import { Load } from '../chaos/load'
import type { Answer } from '../processes/site-client'
import { SiteClient } from '../processes/site-client'
import { newNumber } from '../site/sign-in'
import { describeFleet, type Fleet, SITE, startFleet } from './fleet'
import { Probe } from './probe'
import { until } from './until'
import { inTurn, victimsOf } from './victims'

const MINUTES = Number(process.env.FLEET_MINUTES ?? 10)
const EVERY_MS = 10_000
const PEOPLE = 120
const VISITORS = 4
/** For longer than the lock of a leader lives. */
const WITHOUT_POWER_MS = 30_000
/** The service is back so soon. */
const BACK_MS = 60_000

/** What people may be answered while processes are killed: nothing at all, or that they try again. */
const isHonest = ({ status, error }: Answer) =>
  [0, 200, 502, 504].includes(status) || (status === 503 && error !== 'internal')

describeFleet(`processes that are killed every ${EVERY_MS / 1_000} s for ${MINUTES} minutes, and a fail-over,`, () => {
  let fleet: Fleet
  let load: Load
  let probe: Probe
  beforeAll(async () => {
    fleet = await startFleet()
    load = new Load([{ address: SITE }], false)
    await load.start(VISITORS)
    probe = await Probe.start()
  }, 300_000)
  afterAll(async () => {
    probe?.end()
    await load?.stop()
    await fleet?.stop()
  }, 120_000)

  /** The leader's machine loses its power: its replica leads, and it comes back as the other's replica. */
  async function failOver(): Promise<number> {
    const leader = await until('a leader', () => fleet.cluster.leader())
    const ended = leader.patroni.stop('SIGKILL')
    leader.place.powerOff()
    await ended
    const begun = performance.now()
    await until('another leader', async () => {
      const next = await fleet.cluster.leader()
      return next && next !== leader
    })
    const ms = Math.round(performance.now() - begun)
    await wait(Math.max(0, WITHOUT_POWER_MS - ms))
    leader.patroni.start()
    return ms
  }

  it(
    'lose nothing that was acknowledged, charge nobody twice, and leave the service back within a minute',
    async () => {
      const charging = { db: await fleet.db(), carrier: fleet.carrier, play: fleet.play }
      await subscribePeople(charging, PEOPLE)
      const moveClock = daysOf(charging, PEOPLE)
      const passDay = async () => {
        await moveClock()
        // Of the carrier's clock a web server hears by its answers alone.
        const hear = { method: 'POST', body: {} } as const
        for (const { address } of fleet.hosts) await new SiteClient(address).call('/api/players/protected-script', hear)
      }
      const killed: string[] = []
      const victims = inTurn(victimsOf(fleet))
      const begun = performance.now()
      const end = begun + MINUTES * 60_000
      let failedOverMs: number | undefined
      while (performance.now() < end) {
        const next = performance.now() + EVERY_MS
        // Charges are due at each kill.
        await load.withoutSignUps(passDay)
        if (failedOverMs === undefined && performance.now() - begun > (end - begun) / 2) {
          await fleet.cluster.healthy()
          killed.push('the leader’s machine')
          failedOverMs = await failOver()
        } else {
          const victim = victims.next().value
          killed.push(victim.name)
          await victim.kill()
        }
        await wait(Math.max(0, next - performance.now()))
      }
      await probe.well()
      probe.end()
      await load.stop()
      const answers = load.drain()
      expect(await new SiteClient(SITE).signIn(newNumber())).toMatch(/./)
      await fleet.cluster.healthy()

      const db = await fleet.db()
      const lost = await load.lost(db)
      await answerAll({ ...charging, db }, PEOPLE)
      const books = await reconcileBooks({ ...charging, db })
      const kinds: Record<string, number> = {}
      for (const { status, error } of answers) {
        const kind = `${status}${error ? ` ${error}` : ''}`
        kinds[kind] = (kinds[kind] ?? 0) + 1
      }
      const died = fleet.units.filter(({ deaths }) => deaths > 0).map(({ name, deaths }) => `${name} ${deaths}`)
      const figures = {
        kills: killed.length,
        failedOverMs,
        longestAwayMs: probe.longestMs,
        acknowledged: load.acknowledged,
      }
      process.stdout.write(`${JSON.stringify({ ...figures, lost, books, answers: kinds, died, killed }, null, 1)}\n`)
      expect({ lost, ...books }).toMatchObject({ lost: 0, apart: 0, doubled: 0 })
      expect(books.ledger).toBeGreaterThanOrEqual(PEOPLE)
      expect(answers.filter((answer) => !isHonest(answer)).slice(0, 5)).toEqual([])
      expect(probe.longestMs).toBeLessThan(BACK_MS)
    },
    MINUTES * 60_000 + 600_000,
  )
})
