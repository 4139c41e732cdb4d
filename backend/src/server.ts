import type { Readiness } from './http/routes/health'
import { readEnv } from './infrastructure/env'
import { Telemetry } from './infrastructure/telemetry/telemetry'
import type { RoleContext } from './roles/role'
import { serveMediaAlone } from './roles/serve-media'
import { serveSite } from './roles/serve-site'
import { work } from './roles/work'
import { prepareDataFolder } from './start/data-folder'
import { runProgram } from './start/program'
import { requireSettings } from './start/shared-settings'

/** What a process of each role does; it resolves with what the ready line says. */
const ROLES = { all: serveSite, web: serveSite, worker: work, media: serveMediaAlone }

/** The service, or the part of it that ROLE names, with the embedded database unless DATABASE_URL names another. */
runProgram('Yawmi', async (program) => {
  const env = readEnv()
  requireSettings(env)
  await prepareDataFolder(env.dataDir)
  const readiness: Readiness = { contentReady: false }
  const telemetry = env.METRICS_PORT === undefined ? undefined : new Telemetry(env)
  const context: RoleContext = { env, program, readiness, telemetry }
  program.print(`Yawmi is ready: ${await ROLES[env.ROLE](context)}`)
  return undefined
})
