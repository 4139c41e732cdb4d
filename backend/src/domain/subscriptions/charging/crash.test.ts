import { randomInt } from 'node:crypto'
import { setTimeout as wait } from 'node:timers/promises'
import { isNotNull } from 'drizzle-orm'
import { subscriptions } from '../../../infrastructure/db/schema/base'
import { type ChargingSite, type ChargingWorker, createChargingSite } from '../../../../test/site/charging-site'

const KILLS = 50
const PEOPLE = 400
const LEASE_MS = 200
const DAY_MS = 24 * 60 * 60 * 1000
/**
 * Bounds of the delay before a kill, in milliseconds. It adapts within them, and grows where no charge was in flight.
 */
const MIDST_MS = { least: 120, most: 600 }

let site: ChargingSite
beforeEach(async () => (site = await createChargingSite()), 60_000)
afterEach(() => site.close(), 30_000)

/** Controls the sandbox carrier through its page's endpoints. */
const play = (fault: 'slow' | 'charge_unanswered', on: boolean, person: number) =>
  site.carrier.client.call('POST', '/sandbox/faults', 5_000, { fault, on, msisdn: site.numberOf(person) })

/** Charges that were started and not settled, by whether the carrier took them. */
async function leftOpen(): Promise<{ taken: number; unheard: number }> {
  const open = await site.database.db.select().from(subscriptions).where(isNotNull(subscriptions.openKey))
  const log = new Set((await site.taken()).map(({ key }) => key))
  const taken = open.filter(({ openKey }) => log.has(openKey ?? '')).length
  return { taken, unheard: open.length - taken }
}

/** Kills a server that has one charge that the carrier took and one that it has not received. */
async function killOnBothSides(worker: ChargingWorker): Promise<void> {
  await play('slow', true, 1)
  await play('charge_unanswered', true, 2)
  await worker.ready()
  worker.begin()
  const open = () => site.openKeys([1, 2])
  const isTaken = async (key: string) => (await site.taken()).some((charge) => charge.key === key)
  for (let [one, two] = await open(); !one || !two || !(await isTaken(two)); [one, two] = await open()) await wait(5)
  await worker.kill()
  const { taken, unheard } = await leftOpen()
  expect(Math.min(taken, unheard)).toBeGreaterThan(0)
  await play('slow', false, 1)
  await play('charge_unanswered', false, 2)
}

describe('a server that is killed while it charges', () => {
  it(`leaves each period charged once, ${KILLS} times out of ${KILLS}`, async () => {
    await site.subscribe(PEOPLE, site.carrier.client.clock.now())
    await killOnBothSides(site.worker(LEASE_MS))
    let next: ChargingWorker = site.worker(LEASE_MS)
    let midst = MIDST_MS.least
    for (let kill = 1; kill < KILLS; kill += 1) {
      const worker = next
      await worker.ready()
      next = site.worker(LEASE_MS)
      // Once all are charged, the clock moves on to the next period.
      if (kill % 8 === 7) await advance(DAY_MS)
      worker.begin()
      await wait(randomInt(Math.round(midst)))
      await worker.kill()
      const { taken, unheard } = await leftOpen()
      midst = taken + unheard === 0 ? Math.min(midst * 2, MIDST_MS.most) : Math.max(midst / 2, MIDST_MS.least)
    }

    await next.ready()
    for (let open = 1; open > 0;) {
      await wait(LEASE_MS)
      next.begin()
      await next.done()
      const left = await leftOpen()
      open = left.taken + left.unheard
    }

    const [taken, ledger] = [await site.taken(), await site.ledger()]
    const line = ({ key, amount }: { key: string; amount: number }) => `${key} ${amount}`
    expect(ledger.map(line).sort()).toEqual(taken.map(line).sort())
    const periods = new Set(ledger.map(({ subscriptionId, dueAt }) => `${subscriptionId} ${dueAt.toISOString()}`))
    expect(periods.size).toBe(ledger.length)
    expect(new Set(ledger.map(({ subscriptionId }) => subscriptionId)).size).toBe(PEOPLE)
    expectApart(ledger)
  }, 600_000)
})

function expectApart(ledger: Awaited<ReturnType<ChargingSite['ledger']>>): void {
  const last = new Map<string, Date>()
  for (const { subscriptionId, periodFrom, periodUntil } of ledger.sort((a, b) => +a.periodFrom - +b.periodFrom)) {
    expect(+periodFrom).toBeGreaterThanOrEqual(+(last.get(subscriptionId) ?? 0))
    last.set(subscriptionId, periodUntil)
  }
}

const advance = (milliseconds: number) =>
  site.carrier.client.call('POST', '/sandbox/clock', 5_000, { advance: `PT${milliseconds / 1000}S` })
