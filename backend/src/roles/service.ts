import type { FastifyBaseLogger } from 'fastify'
import { assertFittingKeys } from '../domain/keys/key-facts'
import { readKeyRing } from '../domain/keys/read-key-ring'
import type { RunningCarrier } from '../infrastructure/carrier/adapter'
import type { GuardedCarrier } from '../infrastructure/carrier/guarded'
import { assertSameCarrier } from '../infrastructure/carrier/carrier-fact'
import { chooseCarrier, startCarrier } from '../infrastructure/carrier/registry'
import type { Db } from '../infrastructure/db/connect'
import { DatabaseClock } from '../infrastructure/db/database-clock'
import type { Env } from '../infrastructure/env'
import type { Telemetry } from '../infrastructure/telemetry/telemetry'
import { startTracing, type Tracing } from '../infrastructure/tracing/tracing'
import { openDatabase } from '../start/open-database'
import type { Program } from '../start/program'

/** What the site and the jobs stand on. */
export interface Service {
  db: Db
  carrier: RunningCarrier<GuardedCarrier>
  /** The service's time: the database's, or the carrier's where that can be moved. */
  now: () => Date
  /** Where a collector is set. */
  tracing: Tracing | undefined
  /** Keeps the clock by the database's from now on. */
  startClock: (log: FastifyBaseLogger) => void
}

/**
 * Opens the database, checks that the keys fit it, and starts the carrier's adapter; what they do is traced.
 * @throws StartError with the one line to show
 */
export async function openService(
  env: Env,
  { closers, print, warn, fail }: Program,
  telemetry: Telemetry | undefined,
): Promise<Service> {
  const tracing = await startTracing(env, warn)
  if (tracing) closers.add(() => tracing.stop())
  const database = await openDatabase(env, {
    whenRunning: 'refuse',
    deadlines: true,
    print,
    onLost: (reason) => fail(`The database stopped: ${reason}`),
    ...(tracing && { beginQuery: (text) => tracing.beginQuery(text) }),
  })
  closers.add(() => database.close())
  const { db } = database
  await assertFittingKeys(db, readKeyRing(env))
  const carrierId = chooseCarrier(env)
  await assertSameCarrier(db, carrierId)

  const clock = DatabaseClock.of(db)
  await clock.update()
  closers.add(() => clock.stop())
  const carrier = await startCarrier(
    carrierId,
    {
      dataDir: env.dataDir,
      url: env.CARRIER_URL,
      warn,
      now: () => clock.now(),
      ...(tracing && { traceHeaders: () => tracing.outgoingHeaders() }),
    },
    { ...telemetry?.carrier, ...(tracing && { runCall: (call, run) => tracing.runCall(call, run) }) },
  )
  closers.add(() => carrier.stop())
  return {
    db,
    carrier,
    tracing,
    now: () => carrier.carrier.clock.now(),
    startClock: (log) =>
      clock.start({
        onAhead: (seconds) => logClock(log, seconds),
        onError: (err) => log.warn({ err }, 'the time of the database cannot be read; the clock runs on'),
      }),
  }
}

/** The service judges by the database's clock; log lines, and what other programs write, go by the machine's. */
function logClock(log: FastifyBaseLogger, seconds: number): void {
  if (seconds === 0) log.warn('the clock of this machine agrees with the database again')
  else {
    const where = seconds > 0 ? 'ahead of' : 'behind'
    log.warn(
      { seconds: Math.abs(seconds) },
      `the clock of this machine is ${where} the database's by so many seconds: set it right`,
    )
  }
}
