import { randomInt } from 'node:crypto'
import { setTimeout as wait } from 'node:timers/promises'
import { and, count, gt, isNotNull, isNull, lte, or } from 'drizzle-orm'
import { databaseTime } from '../../src/infrastructure/db/database-clock'
import { charges } from '../../src/infrastructure/db/schema/charging'
import { subscriptions } from '../../src/infrastructure/db/schema/base'
import { insertSubscribers, numberOf, takenBy } from '../site/charging-site'
import type { ChaosSite } from './chaos-site'

/** Longer than the servers take until they have learned the carrier's time from one of its answers. */
const LEARNED_MS = 2_500
/** Dirhams, which last for 80 days, and after how many they come again. */
const MONEY = 20_000
const MONEY_DAYS = 60
/** Longer than a lease of a charge, and what follows it. */
const SETTLED_MS = 120_000
const LOOK_MS = 20
/** Nothing that was due is left when a job begins no charge for so long: it looks every two seconds. */
const IDLE_MS = 2_300
/** Of `DatabaseStore`. */
const LEASE_MS = 30_000

/** What a service is charged by, whatever it is made of. */
type Charging = Pick<ChaosSite, 'db' | 'carrier' | 'play'>

/** Subscribers whose trial is over, of whom the carrier leaves every eighth without an answer to a charge. */
export async function subscribePeople(site: Charging, people: number): Promise<void> {
  await insertSubscribers(site.db, { first: 1, count: people }, new Date())
  await leaveUnanswered(site, people, true)
}

/** The carrier answers every charge again. */
export const answerAll = (site: Charging, people: number): Promise<void> => leaveUnanswered(site, people, false)

async function leaveUnanswered(site: Charging, people: number, on: boolean): Promise<void> {
  for (let person = 8; person <= people; person += 8)
    await site.play('/sandbox/faults', { fault: 'charge_unanswered', on, msisdn: numberOf(person) })
}

/** Has a day pass at each call, so that everybody's next charge is due; people get money again before theirs is spent. */
export function daysOf(site: Charging, people: number): () => Promise<void> {
  let days = 0
  return async () => {
    days += 1
    if (days % MONEY_DAYS === 0)
      for (let person = 1; person <= people; person += 1)
        await site.play('/sandbox/balance', { msisdn: numberOf(person), balance: MONEY })
    await site.play('/sandbox/clock', { advance: 'PT24H' })
    await wait(LEARNED_MS)
  }
}

/** Charges that a server has begun since an instant of the database: those of a server that was killed are older. */
async function openCharges(site: ChaosSite, since: Date): Promise<number> {
  const leased = gt(subscriptions.leasedUntil, new Date(since.getTime() + LEASE_MS))
  const [row] = await site.db
    .select({ open: count() })
    .from(subscriptions)
    .where(and(isNotNull(subscriptions.openKey), leased))
  return row?.open ?? 0
}

/**
 * Kills servers while they charge, each in turn and both at every eighth time; who was killed is started again.
 * @param passTime has another day's charges become due
 * @returns how many charges were open at the kills
 */
export async function killAmidCharges(site: ChaosSite, kills: number, passTime: () => Promise<void>): Promise<number> {
  let open = 0
  let since = new Date(0)
  let passing = Promise.resolve()
  let starting: Promise<unknown> = Promise.resolve()
  for (let kill = 1; kill <= kills; kill += 1) {
    await starting
    let found = await openCharges(site, since)
    for (let looked = performance.now(); found === 0; found = await openCharges(site, since)) {
      await wait(LOOK_MS)
      if (performance.now() - looked < IDLE_MS) continue
      await passing
      passing = passTime()
      looked = performance.now()
    }
    open += found
    await wait(randomInt(100))
    const victims = kill % 8 === 0 ? site.servers : [site.servers[kill % 2]!]
    await Promise.all(victims.map((server) => server.kill()))
    since = await databaseTime(site.db)
    starting = Promise.all(victims.map((server) => server.start()))
  }
  await Promise.all([starting, passing])
  return open
}

export interface Books {
  /** Charges that the carrier took, and those of our ledger. */
  taken: number
  ledger: number
  /** Of one book and not of the other. */
  apart: number
  /** Periods that were paid twice, or overlap with another one of the same person. */
  doubled: number
}

/** Waits until no charge is open, and holds our ledger against the carrier's own book. */
export async function reconcileBooks(site: Charging): Promise<Books> {
  const due = lte(subscriptions.dueAt, site.carrier.clock.now())
  const unsettled = or(isNotNull(subscriptions.openKey), and(due, isNull(subscriptions.leasedUntil)))
  for (const since = performance.now(); ; await wait(200)) {
    const [row] = await site.db.select({ left: count() }).from(subscriptions).where(unsettled)
    if (row?.left === 0) break
    if (performance.now() - since > SETTLED_MS) throw new Error(`${row?.left} charges were not settled in time`)
  }
  const [taken, ledger] = [await takenBy(site.carrier), await site.db.select().from(charges)]
  const line = ({ key, amount }: { key: string; amount: number }) => `${key} ${amount}`
  const [theirs, ours] = [taken.map(line), ledger.map(line)]
  const missing = (these: string[], those: Set<string>) => these.filter((one) => !those.has(one)).length
  let doubled = theirs.length - new Set(theirs).size
  const last = new Map<string, number>()
  for (const { subscriptionId, periodFrom, periodUntil } of ledger.sort((a, b) => +a.periodFrom - +b.periodFrom)) {
    if (+periodFrom < (last.get(subscriptionId) ?? 0)) doubled += 1
    last.set(subscriptionId, +periodUntil)
  }
  return {
    taken: taken.length,
    ledger: ledger.length,
    apart: missing(theirs, new Set(ours)) + missing(ours, new Set(theirs)),
    doubled,
  }
}
