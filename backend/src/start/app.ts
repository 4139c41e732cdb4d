import cookie from '@fastify/cookie'
import cors, { type OriginFunction } from '@fastify/cors'
import { XSRF_HEADER } from '@yawmi/contract'
import Fastify, { type FastifyInstance } from 'fastify'
import type { RunningCarrier } from '../infrastructure/carrier/adapter'
import type { GuardedCarrier } from '../infrastructure/carrier/guarded'
import { connectReadPool, type Db } from '../infrastructure/db/connect'
import { OutageLog } from '../infrastructure/db/outage-log'
import { readKeyRing } from '../domain/keys/read-key-ring'
import { type Accounts, createAccounts } from '../domain/accounts/accounts'
import { keysOfRing } from '../domain/keys/keys'
import { reportsTo } from '../domain/limits/report'
import { SharedLimits } from '../domain/limits/shared-limits'
import { viewerPlugin } from '../http/plugins/viewer'
import type { ViewCounter } from '../domain/content/view-counter'
import { xsrf, XsrfTokens } from '../http/plugins/xsrf'
import { apiDocs } from '../http/openapi/api-docs'
import type { Env } from '../infrastructure/env'
import type { Telemetry } from '../infrastructure/telemetry/telemetry'
import type { Tracing } from '../infrastructure/tracing/tracing'
import { failures, sendFailure } from '../http/plugins/failures'
import { draining } from '../http/plugins/draining'
import { pipelining } from '../http/plugins/pipelining'
import { requestMetrics } from '../http/plugins/request-metrics'
import { requestTraces } from '../http/plugins/request-traces'
import { jsonBodies } from '../http/plugins/json-bodies'
import { limits, serverLimits } from '../http/plugins/limits'
import { logging, type LogStream } from '../http/logging/logging'
import { openapi } from '../http/openapi/openapi'
import { ownHost } from '../http/plugins/own-host'
import { slowBodies } from '../http/plugins/slow-bodies'
import { handOverRoutes } from '../http/routes/auth/hand-over'
import { loginRoutes } from '../http/routes/auth/login'
import { subscriptionRoutes } from '../http/routes/auth/subscription'
import { FieldCounter } from '../domain/field-data/field-counter'
import { fieldDataRoutes } from '../http/routes/field-data'
import { contactRoutes } from '../http/routes/contact'
import { contentRoutes } from '../http/routes/content'
import { designRoutes } from '../http/routes/designs'
import { type HealthParts, healthRoutes } from '../http/routes/health'
import type { Readiness } from '../infrastructure/readiness'
import type { SharedReleases } from '../infrastructure/releases/shared-releases'
import { sharedReplies, type SharedReply } from '../http/endpoint/shared-replies'
import { subscriberRoutes } from '../http/routes/subscriber/details'
import { unknownCalls } from '../http/routes/unknown-calls'
import { xsrfTokenRoute } from '../http/routes/xsrf-token'
import { siteRoutes } from '../site'
import { refuseHostsOfBrokenBrands } from '../http/plugins/broken-brand-hosts'
import { transportSecurity } from '../site/security/security-headers'
import { type Brands, brandsOf } from '../infrastructure/brands/brands'
import { missingParts } from '../site/releases/readiness'
import { type Releases, releasesOf } from '../site/releases/releases'
import type { TimedCache } from '../lib/timed-cache'
import { objectsOf, storeChangesTo } from '../infrastructure/objects/objects-of'
import { DesignFiles } from '../infrastructure/uploads/design-files'
import { Storage } from '../infrastructure/uploads/storage'

/** What the site app is built on; tests hand in their own database and clock. */
export interface SiteDeps {
  env: Env
  db: Db
  carrier: RunningCarrier<GuardedCarrier>
  views: ViewCounter
  readiness: Readiness
  /** The time, which tests move. */
  now: () => Date
  log?: LogStream
  telemetry?: Telemetry
  tracing?: Tracing
  /** Where the releases are what all hosts share. */
  sharedReleases?: SharedReleases
}

declare module 'fastify' {
  interface FastifyInstance {
    sharedReplies: TimedCache<SharedReply>
    brands: Brands
    accounts: Accounts
    releases: Releases
    fieldCounter: FieldCounter
    /** What `/readyz` looks at. */
    health: HealthParts
  }
}

/** The site's server: the API under `/api`, health checks and the site itself. It does not listen yet. */
export async function buildSite(deps: SiteDeps): Promise<FastifyInstance> {
  const { env, tracing } = deps
  const keys = keysOfRing(readKeyRing(env))
  const app = Fastify({
    ...serverLimits,
    ...logging(env.logLevel, deps.log, tracing && ((request) => tracing.traceIdOf(request))),
    trustProxy: env.trustProxy,
    forceCloseConnections: 'idle',
    frameworkErrors: (error, request, reply) => void sendFailure(error, request, reply),
  })

  const outage = new OutageLog(deps.db, app.log)
  app.decorate('databaseOutage', outage)
  app.addHook('onClose', async () => outage.stop())
  const brands = brandsOf(env, (message) => app.log.warn(message))
  app.decorate('brands', brands)
  const mayCall = (origin: string) => env.allowedOrigins.includes(origin) || brands.allows(origin)
  const pairs = new XsrfTokens(keys, env.siteOrigin, mayCall)

  await app.register(ownHost)
  const transport = transportSecurity(env.siteOrigin)
  if (Object.keys(transport).length > 0)
    app.addHook('onRequest', (_request, reply, done) => {
      reply.headers(transport)
      done()
    })
  await app.register(requestTraces, { tracing })
  await app.register(failures)
  await app.register(draining, deps)
  await app.register(requestMetrics, { telemetry: deps.telemetry })
  await app.register(pipelining)
  await app.register(slowBodies)
  const readPool = connectReadPool(deps.db, env.DATABASE_READ_POOL)
  app.addHook('onClose', () => readPool.$client.end())
  const releases = releasesOf(env, (message) => app.log.warn(message))
  app.decorate('releases', releases)
  const missing = () => missingParts(releases)
  const storage = storageOf(env, app)
  app.decorate('health', { pools: [deps.db, readPool], readiness: deps.readiness, missing, storage, outage })
  await app.register(healthRoutes, app.health)
  const shared = new SharedLimits({
    send: reportsTo(deps.db),
    hash: (limit, source) => keys.mac('limit', limit, source),
    onAway: (err) => app.log.warn({ err }, 'limits are counted by this server alone for a while'),
  })
  const accounts = createAccounts({ ...deps, readPool, keys, brands, carrier: deps.carrier.carrier }, app.log)
  app.decorate('accounts', accounts)
  app.addHook('onClose', () => accounts.guard.flush())
  const fieldCounter = new FieldCounter(
    deps.db,
    (remote, version) => releases.hasVersion(remote, version),
    accounts.metrics,
  )
  app.decorate('fieldCounter', fieldCounter)
  watch(deps.telemetry, { db: deps.db, readPool, missing, accounts })
  await app.register((scope) => api(scope, deps, { readPool, pairs, mayCall, storage, shared }), { prefix: '/api' })
  const { pages } = deps.carrier
  if (pages)
    await app.register(async (scope) => {
      // The sandbox's protection script reports from integrators' pages too.
      await scope.register(cors, { origin: originsThat(mayCall) })
      await scope.register(pages, { keywords: () => brands.defaultFirst().map(({ sms }) => sms) })
    })
  const { sharedReleases } = deps
  await app.register(siteRoutes, { env, pairs, brands, releases, sharedReleases, shared, db: readPool })
  return app
}

function watch(
  telemetry: Telemetry | undefined,
  { db, readPool, missing, accounts }: { db: Db; readPool: Db; missing: () => string[]; accounts: Accounts },
): void {
  telemetry?.watchPool('requests', db)
  telemetry?.watchPool('reads', readPool)
  telemetry?.watchMissing(missing)
  telemetry?.watchCounts(accounts.metrics)
}

/** The disk of the data folder, watched; the log says that it fills up while there is still time. */
function storageOf({ dataDir }: Env, app: FastifyInstance): Storage {
  const storage = new Storage(dataDir)
  storage.watch((state, freeBytes) => {
    if (state === 'ok') app.log.warn({ freeBytes }, 'the disk of the data folder has room again')
    else if (state === 'low') app.log.warn({ freeBytes }, 'the disk of the data folder is filling up')
    else
      app.log.error(
        { freeBytes },
        'ALARM: the disk of the data folder is full: designs are refused until there is room',
      )
  })
  app.addHook('onClose', async () => storage.stop())
  return storage
}

/** A reply is one person's and of this moment, and of the type that its header names. */
const ANSWER_HEADERS = { 'cache-control': 'private, no-cache', 'x-content-type-options': 'nosniff' }

const originsThat =
  (mayCall: (origin: string) => boolean): OriginFunction =>
  (origin, done) =>
    done(null, origin !== undefined && mayCall(origin))

interface ApiParts {
  readPool: Db
  pairs: XsrfTokens
  mayCall: (origin: string) => boolean
  storage: Storage
  shared: SharedLimits
}

async function api(
  app: FastifyInstance,
  deps: SiteDeps,
  { readPool, pairs, mayCall, storage, shared }: ApiParts,
): Promise<void> {
  const { env } = deps
  const objects = objectsOf(env, storeChangesTo(app.log))
  const designFiles = new DesignFiles(objects, storage)
  app.decorate('sharedReplies', sharedReplies())
  app.addHook('onRequest', (_request, reply, done) => {
    reply.headers(ANSWER_HEADERS)
    done()
  })

  await app.register(cors, {
    origin: originsThat(mayCall),
    credentials: true,
    methods: ['GET', 'POST', 'PUT', 'DELETE'],
    allowedHeaders: ['Authorization', 'Content-Type', XSRF_HEADER],
    exposedHeaders: ['Retry-After', 'X-Request-Id'],
    maxAge: 600,
  })
  await app.register(limits, { shared, perMinute: env.RATE_LIMIT })
  const signIn = { max: env.signInLimit, timeWindow: 60_000 }
  app.decorate('operationLimits', {
    ...{ protectedScript: signIn, login: signIn, confirmOtp: signIn },
    // A page asks every few seconds, and many are behind one address.
    confirmSms: { max: env.RATE_LIMIT, timeWindow: 60_000 },
  })
  refuseHostsOfBrokenBrands(app, app.brands)
  await app.register(cookie)
  await app.register(xsrf, { pairs })
  await app.register(viewerPlugin, { accounts: app.accounts })
  await app.register(jsonBodies)
  await app.register(openapi, { siteOrigin: env.siteOrigin })
  await app.register(apiDocs)

  await app.register(loginRoutes, { siteOrigin: env.siteOrigin })
  await app.register(handOverRoutes)
  await app.register(subscriptionRoutes)
  await app.register(subscriberRoutes, { objects })
  await app.register(xsrfTokenRoute)
  await app.register(fieldDataRoutes)
  await app.register(contactRoutes, deps)
  await app.register(contentRoutes, { ...deps, readPool })
  await app.register(designRoutes, { ...deps, designFiles })
  await app.register(unknownCalls)
}
