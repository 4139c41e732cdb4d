import { setTimeout as wait } from 'node:timers/promises'
import type { FastifyBaseLogger } from 'fastify'
import { buildSite } from './start/app'
import { importDemoContent } from './content-import/demo/demo-on-start'
import { DatabaseClock } from './infrastructure/db/database-clock'
import { startJobs } from './jobs/start-jobs'
import { assertFittingKeys } from './domain/keys/key-facts'
import { readKeyRing } from './domain/keys/read-key-ring'
import type { Readiness } from './http/routes/health'
import { buildMedia } from './start/media'
import { chooseCarrier, startCarrier } from './infrastructure/carrier/registry'
import { type Env, readEnv } from './infrastructure/env'
import { ViewCounter } from './domain/content/view-counter'
import { closeGracefully } from './start/graceful-close'
import { prepareDataFolder } from './start/data-folder'
import { listen } from './start/listen'
import { openDatabase } from './start/open-database'
import { type Program, runProgram } from './start/program'
import { requireSettings } from './start/shared-settings'

/**
 * Starts everything in the order that finds faults soonest: folder, database, ports, content.
 * @returns the site's address, when it can serve
 * @throws StartError with the one line to show
 */
async function serve(env: Env, { closers, print, fail, allowDrain }: Program): Promise<string> {
  requireSettings(env)
  await prepareDataFolder(env.dataDir)
  const database = await openDatabase(env, {
    whenRunning: 'refuse',
    deadlines: true,
    print,
    onLost: (reason) => fail(`The database stopped: ${reason}`),
  })
  closers.add(() => database.close())
  await assertFittingKeys(database.db, readKeyRing(env))

  const clock = DatabaseClock.of(database.db)
  await clock.update()
  closers.add(() => clock.stop())
  const carrier = await startCarrier(chooseCarrier(env), {
    dataDir: env.dataDir,
    warn: print,
    now: () => clock.now(),
  })
  closers.add(() => carrier.stop())
  const readiness: Readiness = { contentReady: false }
  const views = new ViewCounter(database.db)
  closers.add(() => views.flush())
  const site = await buildSite({
    env,
    db: database.db,
    views,
    carrier,
    readiness,
    now: () => carrier.carrier.clock.now(),
  })
  closers.add(() => closeGracefully(site))
  clock.start({
    onAhead: (seconds) => logClock(site.log, seconds),
    onError: (err) => site.log.warn({ err }, 'the time of the database cannot be read; the clock runs on'),
  })
  closers.add(startJobs(site.accounts, views, site.log))
  const media = await buildMedia(env, (origin) => site.brands.allows(origin))
  closers.add(() => closeGracefully(media))

  const port = await listen(site, env.HOST, env.PORT, 'PORT')
  await listen(media, env.HOST, env.MEDIA_PORT, 'MEDIA_PORT')

  if (env.DEMO_CONTENT === 'on') await importDemoContent({ env, db: database.db, closers, print })
  readiness.contentReady = true
  allowDrain(env.DRAIN_SECONDS * 1_000)
  closers.add(() => {
    readiness.stopping = true
    return wait(env.DRAIN_SECONDS * 1_000)
  })
  return env.SITE_ORIGIN ?? `http://localhost:${port}`
}

/** The service judges by the database's clock; log lines, and what other programs write, go by the machine's. */
function logClock(log: FastifyBaseLogger, seconds: number): void {
  if (seconds === 0) log.warn('the clock of this machine agrees with the database again')
  else log.warn({ seconds }, "the clock of this machine is ahead of the database's by so many seconds: set it right")
}

/** The site server and the media host, with the embedded database unless DATABASE_URL names another. */
runProgram('Yawmi', async (program) => {
  const address = await serve(readEnv(), program)
  program.print(`Yawmi is ready: ${address}`)
  return undefined
})
