import { importDemoContent } from '../content-import/demo/demo-on-start'
import { FieldSummary } from '../domain/field-data/field-summary'
import { ViewCounter } from '../domain/content/view-counter'
import { startFleetJobs, startServerJobs } from '../jobs/start-jobs'
import { objectsOf } from '../infrastructure/objects/objects-of'
import { buildSite } from '../start/app'
import { closeGracefully } from '../start/graceful-close'
import { listen } from '../start/listen'
import { serveMedia } from './serve-media'
import { canaryTrials } from './canary-trials'
import { cleanReleases } from './clean-releases'
import { followReleases } from './follow-releases'
import { becomeReady, followBrands, openOperations, type RoleContext } from './role'
import { openService } from './service'

/**
 * Serves the site and the API; with ROLE=all the media host and the jobs of the fleet too. What fails soonest is opened first:
 * database, ports, content.
 * @returns the site's address
 */
export async function serveSite(context: RoleContext): Promise<string> {
  const { env, program, readiness, telemetry } = context
  const { closers, print } = program
  const service = await openService(env, program, telemetry)
  const { db, carrier, now, tracing } = service
  await followBrands(context, db)
  const sharedReleases = await followReleases(context, db)
  const views = new ViewCounter(db)
  closers.add(() => views.flush())
  const more = {
    ...(telemetry && { telemetry }),
    ...(tracing && { tracing }),
    ...(sharedReleases && { sharedReleases }),
  }
  const site = await buildSite({ env, db, views, carrier, readiness, now, ...more })
  closers.add(() => site.fieldCounter.flush())
  closers.add(() => closeGracefully(site))
  service.startClock(site.log)
  const isAll = env.ROLE === 'all'
  const onRun = telemetry?.jobRun
  const trials = canaryTrials({ env, db, site, sharedReleases })
  const fieldSummary = new FieldSummary(db, site.releases.folder, (message) => site.log.warn(message))
  const work = {
    views,
    fieldCounter: site.fieldCounter,
    fieldSummary,
    trials,
    // What is shared goes from each host with the list that no longer names it.
    cleanReleases: () => (sharedReleases ? undefined : cleanReleases(site.releases.folder)),
  }
  const stops = [startServerJobs(site.accounts, work, site.log, onRun)]
  if (isAll) {
    stops.push(
      startFleetJobs(site.accounts, objectsOf(env), site.log, { onRun, onStart: telemetry?.expectJobs, tracing }),
    )
    telemetry?.watchQueues(db, now)
  }
  const stopJobs = async () => void (await Promise.all(stops.map((stop) => stop())))
  closers.add(stopJobs)

  await openOperations(context, site.health)
  const port = await listen(site, env.HOST, env.PORT, 'PORT')
  if (isAll) await serveMedia(context, (origin) => site.brands.allows(origin))
  if (env.demoContent) await importDemoContent({ env, db, closers, print })
  becomeReady(context, stopJobs)
  return env.SITE_ORIGIN ?? `http://localhost:${port}`
}
