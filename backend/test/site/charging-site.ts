import { spawn, type ChildProcess } from 'node:child_process'
import { once } from 'node:events'
import path from 'node:path'
import { eq, inArray, sql } from 'drizzle-orm'
import { startTestCarrier, type TestCarrier } from '../carrier/sandbox-in-process'
import type { Carrier, LoggedCharge } from '../../src/infrastructure/carrier/port'
import type { Db } from '../../src/infrastructure/db/connect'
import { charges } from '../../src/infrastructure/db/schema/charging'
import { subscribers, subscriptions } from '../../src/infrastructure/db/schema/base'
import { buildPrograms } from '../processes/server-process'
import { createTestDatabase, type TestDatabase } from '../database/test-database'

/** The number of one of them. The last digit keeps them off the numbers with which the sandbox plays a scenario. */
export const numberOf = (person: number) => `+21891${String(person * 10 + 1).padStart(7, '0')}`

/** Subscriptions whose trial ends at that time, of the numbers that `numberOf` gives; the first is 1. */
export async function insertSubscribers(
  db: Db,
  { first, count }: { first: number; count: number },
  trialEndsAt: Date,
): Promise<void> {
  await db.execute(sql`
    WITH people AS (
      INSERT INTO subscribers (msisdn, name, created_at)
      SELECT '+21891' || lpad((n * 10 + 1)::text, 7, '0'), 'مشترك', now()
      FROM generate_series(${first}::int, ${first + count - 1}::int) n
      RETURNING id)
    INSERT INTO subscriptions (subscriber_id, state, trial_ends_at, turned_at, updated_at, trial_notified, due_at)
    SELECT id, 'trial', ${trialEndsAt.toISOString()}::timestamptz, now(), now(), true, ${trialEndsAt.toISOString()}::timestamptz
    FROM people`)
}

/** What a carrier took, oldest first: its own book. */
export async function takenBy(carrier: Pick<Carrier, 'listCharges'>): Promise<LoggedCharge[]> {
  const all: LoggedCharge[] = []
  for (let cursor: string | null = null; ;) {
    const page = await carrier.listCharges(cursor)
    if (page.charges.length === 0) return all
    all.push(...page.charges)
    cursor = page.cursor
  }
}

/** A process that charges, until it is killed. */
export class ChargingWorker {
  private output = ''
  private readonly child: ChildProcess

  constructor(program: string, args: string[]) {
    this.child = spawn(process.execPath, [program, ...args], { stdio: ['pipe', 'pipe', 'inherit'] })
    this.child.stdout?.on('data', (chunk) => (this.output += String(chunk)))
    // A pipe to a process that was killed has no reader.
    this.child.stdin?.on('error', () => undefined)
  }

  ready(): Promise<void> {
    return this.printed('ready\n')
  }

  begin(): void {
    this.child.stdin?.write('go\n')
  }

  /** @returns how many were settled, and in how many milliseconds */
  async done(): Promise<{ settled: number; ms: number }> {
    await this.printed(' in ')
    const [, settled, ms] = /settled (\d+) in (\d+)/.exec(this.output) ?? []
    this.output = ''
    return { settled: Number(settled), ms: Number(ms) }
  }

  /** Nothing of it is left to end well. */
  async kill(): Promise<void> {
    if (this.child.exitCode !== null || this.child.signalCode !== null) return
    const ended = once(this.child, 'exit')
    this.child.kill('SIGKILL')
    await ended
  }

  private async printed(words: string): Promise<void> {
    while (!this.output.includes(words)) {
      if (this.child.exitCode !== null) throw new Error(`the worker ended with ${this.child.exitCode}`)
      await Promise.race([once(this.child.stdout!, 'data'), once(this.child, 'exit')])
    }
  }
}

export interface ChargingSite {
  database: TestDatabase
  carrier: TestCarrier
  /** Subscriptions whose trial ends at that time, numbers that are well at the carrier. */
  subscribe(count: number, trialEndsAt: Date): Promise<void>
  /** The number of one of them, the first is 1. */
  numberOf(person: number): string
  /** The key of each one's charge that is begun and not written down, `null` where there is none. */
  openKeys(people: number[]): Promise<(string | null)[]>
  worker(leaseMs: number): ChargingWorker
  /** What the carrier took, oldest first. */
  taken(): Promise<LoggedCharge[]>
  ledger(): Promise<(typeof charges.$inferSelect)[]>
  close(): Promise<void>
}

/** A database, the sandbox carrier over HTTP, and workers that charge as processes of their own. */
export async function createChargingSite(): Promise<ChargingSite> {
  const database = await createTestDatabase()
  const carrier = await startTestCarrier()
  const programs = await buildPrograms()
  const workers: ChargingWorker[] = []
  let subscribed = 0
  return {
    database,
    carrier,
    async subscribe(count, trialEndsAt) {
      await insertSubscribers(database.db, { first: subscribed + 1, count }, trialEndsAt)
      subscribed += count
    },
    numberOf,
    async openKeys(people) {
      const rows = await database.db
        .select({ msisdn: subscribers.msisdn, key: subscriptions.openKey })
        .from(subscriptions)
        .innerJoin(subscribers, eq(subscribers.id, subscriptions.subscriberId))
        .where(inArray(subscribers.msisdn, people.map(numberOf)))
      return people.map((person) => rows.find(({ msisdn }) => msisdn === numberOf(person))?.key ?? null)
    },
    worker(leaseMs) {
      const args = [JSON.stringify(database.config), carrier.address, String(leaseMs)]
      const worker = new ChargingWorker(path.join(programs, 'charging-worker.mjs'), args)
      workers.push(worker)
      return worker
    },
    taken: () => takenBy(carrier.carrier),
    ledger: () => database.db.select().from(charges),
    async close() {
      await Promise.all(workers.map((worker) => worker.kill()))
      await carrier.stop()
      await database.drop()
    },
  }
}
