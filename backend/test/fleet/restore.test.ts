import { setTimeout as wait } from 'node:timers/promises'
import { type Books, daysOf, reconcileBooks } from '../chaos/charges'
import { Load } from '../chaos/load'
import { SiteClient } from '../processes/site-client'
import { insertSubscribers, numberOf, takenBy } from '../site/charging-site'
import { newNumber } from '../site/sign-in'
import { describeFleet, type Fleet, SITE, startFleet } from './fleet'
import { until } from './until'

const PEOPLE = 24
const VISITORS = 4
/** Somebody without credit, who has some again before the next try. */
const LATE = numberOf(1)
const DETAILS = '/api/players/subscriber-details'
/** Longer than servers take until they have learned the carrier's time. */
const LEARNED_MS = 2_500

describeFleet('a cluster that is restored to a second before a mistake', () => {
  let fleet: Fleet
  let load: Load
  beforeAll(async () => {
    fleet = await startFleet({ backups: true })
    load = new Load([{ address: SITE }], false)
    await load.start(VISITORS)
  }, 300_000)
  afterAll(async () => {
    await load?.stop()
    await fleet?.stop()
  }, 120_000)

  const charging = async () => ({ db: await fleet.db(), carrier: fleet.carrier, play: fleet.play })
  const ask = async (statement: string) => {
    const client = await fleet.cluster.connect()
    const { rows } = await client.query<Record<string, string>>(statement)
    await client.end()
    return rows
  }
  /** Of the carrier's clock a web server hears by its answers alone. */
  const hear = async () => {
    for (const { address } of fleet.hosts)
      await new SiteClient(address).call('/api/players/protected-script', { method: 'POST', body: {} })
  }
  const advance = async (span: string) => {
    await fleet.play('/sandbox/clock', { advance: span })
    await wait(LEARNED_MS)
    await hear()
  }
  const untilRefused = () =>
    until('a refusal', async () => {
      const rows = await ask(`SELECT FROM charge_attempts WHERE state = 'refused'`)
      return rows.length > 0
    })

  /** The next full second that is over, by the database's clock: what an operator names. */
  async function noteSecond(): Promise<string> {
    const [row] = await ask(`SELECT to_char(now() + interval '1 second', 'YYYY-MM-DD HH24:MI:SSOF') AS second`)
    await until(
      'that second',
      async () => (await ask(`SELECT FROM (SELECT 1) one WHERE now() > '${row!.second}'`)).length,
    )
    return row!.second!
  }

  it('has all that was acknowledged by then, nothing of what came after, and charges nobody twice', async () => {
    const site = await charging()
    await insertSubscribers(site.db, { first: 1, count: PEOPLE }, new Date())
    const passDay = daysOf(site, PEOPLE)
    // People write meanwhile.
    await fleet.cluster.backUp()
    await load.withoutSignUps(async () => {
      await passDay()
      await hear()
    })
    await load.stop()
    await reconcileBooks(site)
    const { acknowledged } = load
    const person = new SiteClient(SITE)
    const token = await person.signIn(newNumber())
    await person.call(DETAILS, { method: 'POST', token, body: { name: 'قبل' } })
    const second = await noteSecond()

    // A day of charges, one of them at its retry, somebody who signs up, and the mistake.
    await fleet.play('/sandbox/balance', { msisdn: LATE, balance: 0 })
    await advance('PT24H')
    await untilRefused()
    await fleet.play('/sandbox/balance', { msisdn: LATE, balance: 5_000 })
    await advance('PT4H')
    const books = await reconcileBooks(site)
    const later = await person.signIn(newNumber())
    expect((await person.call(DETAILS, { token: later })).status).toBe(200)
    expect((await person.call(DETAILS, { method: 'POST', token, body: { name: 'بعد' } })).status).toBe(200)
    await ask(`UPDATE subscribers SET name = 'خطأ'`)

    const units = fleet.hosts.flatMap((host) => [host.units.web, host.units.worker, host.units.media])
    await Promise.all(units.map((unit) => unit.stop()))
    await fleet.cluster.destroy()
    const begun = performance.now()
    await fleet.cluster.restore(second)
    const restoredMs = Math.round(performance.now() - begun)
    const noted = await fleet.hosts[0].run('note-restore')
    const reconciled = await fleet.hosts[0].run('subscriptions', ['reconcile']).catch((error: Error) => error.message)
    expect(reconciled).toMatch(/the carrier took/)
    for (const unit of units) unit.start()
    for (const host of fleet.hosts) await host.ready()

    const restored = await charging()
    await untilRefused()
    expect(await takenBy(fleet.carrier)).toHaveLength(books.taken)
    await advance('PT4H')
    const settled: Books = await reconcileBooks(restored)
    const lost = await load.lost(restored.db)
    process.stdout.write(`${JSON.stringify({ second, restoredMs, noted, acknowledged, lost, books, settled })}\n`)
    expect({ lost, ...settled }).toEqual({ lost: 0, ...books })
    expect(settled).toMatchObject({ apart: 0, doubled: 0 })

    const after = new SiteClient(SITE)
    expect((await after.call(DETAILS, { token: later })).status).toBe(401)
    expect((await after.call(DETAILS, { token })).body).toMatchObject({ data: { name: 'قبل' } })
    expect(await ask(`SELECT FROM subscribers WHERE name = 'خطأ'`)).toEqual([])
    expect(await after.signIn(newNumber())).toMatch(/./)
    // What is written from now on can be restored too.
    await fleet.cluster.backUp()
  }, 600_000)
})
