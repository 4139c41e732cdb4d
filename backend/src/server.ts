import type { Readiness } from './infrastructure/readiness'
import { readEnv } from './infrastructure/env'
import { Telemetry } from './infrastructure/telemetry/telemetry'
import type { RoleContext } from './roles/role'
import { prepareDataFolder } from './start/data-folder'
import { type Program, runProgram } from './start/program'
import { requireSettings } from './start/shared-settings'

const site = async () => (await import('./roles/serve-site')).serveSite
/**
 * What a process of each role does, resolving with what the ready line says. Each loads its own part alone: the media host
 * needs neither the API nor the jobs.
 */
const ROLES = {
  all: site,
  web: site,
  worker: async () => (await import('./roles/work')).work,
  media: async () => (await import('./roles/serve-media')).serveMediaAlone,
}

/** The service, or the part of it that ROLE names, with the embedded database unless DATABASE_URL names another. */
const start = async (program: Program) => {
  const env = readEnv()
  requireSettings(env)
  await prepareDataFolder(env.dataDir)
  const readiness: Readiness = { contentReady: false }
  const telemetry = env.METRICS_PORT === undefined ? undefined : new Telemetry(env)
  const context: RoleContext = { env, program, readiness, telemetry }
  const run = await ROLES[env.ROLE]()
  program.print(`Yawmi is ready: ${await run(context)}`)
  return undefined
}

runProgram('Yawmi', start, { isServer: true })
