import { createAccounts } from '../domain/accounts/accounts'
import { keysOfRing } from '../domain/keys/keys'
import { readKeyRing } from '../domain/keys/read-key-ring'
import { brandsOf } from '../infrastructure/brands/brands'
import { objectsOf } from '../infrastructure/objects/objects-of'
import { startFleetJobs } from '../jobs/start-jobs'
import { becomeReady, followBrands, openOperations, type RoleContext } from './role'
import { openService } from './service'

/** Milliseconds between two beats of the timer that keeps a process without a port alive. */
const BEAT_MS = 60 * 60_000

/** Runs the jobs of the fleet and answers no visitor. @returns what the ready line says */
export async function work(context: RoleContext): Promise<string> {
  const { env, program, readiness, telemetry } = context
  const service = await openService(env, program, telemetry)
  const { db, now, tracing } = service
  await followBrands(context, db)
  const app = await openOperations(context, { pools: [db], readiness, missing: () => [] })
  service.startClock(app.log)
  telemetry?.watchPool('requests', db)
  telemetry?.watchQueues(db, now)
  const keys = keysOfRing(readKeyRing(env))
  const brands = brandsOf(env, (message) => app.log.warn(message))
  const accounts = createAccounts({ db, now, env, keys, brands, carrier: service.carrier.carrier }, app.log)
  program.closers.add(() => accounts.guard.flush())
  const stopJobs = startFleetJobs(accounts, objectsOf(env), app.log, {
    onRun: telemetry?.jobRun,
    onStart: telemetry?.expectJobs,
    tracing,
  })
  program.closers.add(stopJobs)
  const beat = setInterval(() => undefined, BEAT_MS)
  program.closers.add(async () => clearInterval(beat))
  becomeReady(context, stopJobs)
  return 'worker'
}
