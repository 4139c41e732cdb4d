import path from 'node:path'
import { z } from 'zod'
import { POOL_SIZE, READ_POOL_SIZE } from './db/connect'
import { StartError } from '../lib/start-error'
import { findProjectRoot } from './project-root'
import { type Fault, faultLine } from './settings/fault'
import { misspeltSettings } from './settings/misspelt'
import { quotedSettings } from './settings/quoted'
import { readSecretFiles } from './settings/secret-files'
import {
  addressLike,
  anyCount,
  count,
  exceptions,
  headerList,
  NO_PROXY,
  origin,
  originList,
  port,
  proxies,
  seconds,
  share,
} from './settings/value-kinds'

const envSchema = z.object({
  NODE_ENV: z.enum(['development', 'production', 'test']).default('development'),
  /** What this process does: the site and the API, the background jobs, the media host, or all of it. */
  ROLE: z.enum(['all', 'web', 'worker', 'media']).default('all'),
  ALLOW_IN_PRODUCTION: exceptions.default([]),
  /** Address that both servers listen on. */
  HOST: z.string().default('localhost'),
  PORT: port.default(4000),
  MEDIA_PORT: port.default(4001),
  YAWMI_ROOT: z.string().optional(),
  YAWMI_DATA_DIR: z.string().optional(),
  /** A folder for what can be made again; servers of one machine may share it. `cache` in the data folder when left out. */
  CACHE_DIR: z.string().optional(),
  /** A PostgreSQL server to use in place of the embedded one. */
  DATABASE_URL: z
    .url({
      protocol: /^postgres(ql)?$/,
      error: 'must be postgres://<user>:<password>@<host>/<database>, the signs of the password percent-encoded',
    })
    .optional(),
  /** A bucket of an S3 store for pictures, films and saved designs, in place of the data folder. */
  S3_BUCKET: z.string().min(3, 'must be the name of a bucket').optional(),
  /** The store's address, where it is not Amazon's. */
  S3_ENDPOINT: z.url({ protocol: /^https?$/, ...addressLike('https://objects.example') }).optional(),
  S3_REGION: z.string().default('us-east-1'),
  /** Left out, both of them: as Amazon's SDK finds them on the machine. */
  S3_ACCESS_KEY_ID: z.string().optional(),
  S3_SECRET_ACCESS_KEY: z.string().optional(),
  /** Megabytes of the store's files that a media host keeps on its disk. */
  MEDIA_CACHE_MB: count(4_096),
  /** Connections to the database for requests and jobs, and for the reads that nearly every request makes. */
  DATABASE_POOL: count(POOL_SIZE),
  DATABASE_READ_POOL: count(READ_POOL_SIZE),
  /** Seconds that a start waits for a database that cannot be reached yet. */
  DATABASE_WAIT: seconds.default(30),
  /** Seconds for which a server that was told to stop serves on while `/readyz` is 503, so that a balancer sees it. */
  DRAIN_SECONDS: seconds.optional(),
  /** Whether a start brings the schema up to date; left out: not in production, where `migrate` is a step of its own. */
  MIGRATE_ON_START: z.enum(['on', 'off']).optional(),
  /** Port of `/metrics` and of the health checks, for the network of the operator alone; left out: none. */
  METRICS_PORT: port.optional(),
  METRICS_HOST: z.string().default('localhost'),
  /** Addresses as browsers see them, when they are not http://localhost and the port. */
  SITE_ORIGIN: origin.optional(),
  MEDIA_ORIGIN: origin.optional(),
  /** Where traces go, by OTLP over HTTP; left out: none are made. */
  OTEL_EXPORTER_OTLP_ENDPOINT: z
    .url({ protocol: /^https?$/, ...addressLike('https://collector.example:4318') })
    .optional(),
  /** What its calls have besides, such as a key: name=value, comma separated. */
  OTEL_EXPORTER_OTLP_HEADERS: headerList.default({}),
  OTEL_SERVICE_NAME: z.string().default('yawmi'),
  /** Of the traces that begin here, how many are made; those that others began go by what these say. */
  OTEL_TRACES_SAMPLER_ARG: share.default(1),
  /** Other origins whose pages may call the API and read media: carriers and integrators, comma separated. */
  CORS_ORIGINS: originList.default([]),
  /** Which proxies in front may be believed about the client's address, as Fastify's `trustProxy` takes it. */
  TRUST_PROXY: proxies.optional(),
  LOG_LEVEL: z.enum(['fatal', 'error', 'warn', 'info', 'debug', 'trace', 'silent']).optional(),
  /** Whether pages reload themselves when something was built anew; for `npm run dev`. */
  LIVE_RELOAD: z.enum(['on', 'off']).default('off'),
  /** Whether a start draws the pages that visitors come to first, before one of them does. */
  WARM_UP: z.enum(['on', 'off']).default('on'),
  /** Whether the first start imports the demo content; left out: not in production. */
  DEMO_CONTENT: z.enum(['on', 'off']).optional(),
  /** API calls a minute from one network address; loose, since a carrier's customers share addresses. */
  RATE_LIMIT: count(12_000),
  /** The same for sign-in calls of each kind, and for pages; a quarter of RATE_LIMIT when left out. */
  SIGN_IN_LIMIT: anyCount.optional(),
  PAGE_LIMIT: anyCount.optional(),
  /** What every sign-in must show beside a code: `work` by its browser, or an `sms` from its number. For a trial, and attacks. */
  SIGN_IN_PROOF: z.enum(['auto', 'work', 'sms']).default('auto'),
  /** Codes that may be sent in an hour; beyond them people sign in by a message of their own. */
  SMS_BUDGET: anyCount.optional(),
  /** Key of the HMACs over codes; servers that share a database must share it. Made at the first start when left out. */
  OTP_SECRET: z.string().min(32, 'must have 32 characters or more').optional(),
  /** A file of keys with ids, in place of the one secret, so that keys can change. */
  KEYS_FILE: z.string().optional(),
  /** Whether released remotes are those of this host's own folder, or what all hosts of the service share. */
  RELEASES: z.enum(['folder', 'shared']).default('folder'),
  /** Where the keys lie that may release remotes: `keys` in the data folder, and that of the checkout's own, when left out. */
  RELEASE_KEYS_DIR: z.string().optional(),
  /** Whether teams release to this site by its address, with signed requests; only by its folder otherwise. */
  RELEASES_OVER_HTTPS: z.enum(['on', 'off']).default('off'),
  /** The keys that sign the release list for browsers: a file that servers of one site share. Made in the data folder when left out. */
  LIST_KEYS_FILE: z.string().optional(),
  /** The carrier adapter; the sandbox must be asked for by name in production. */
  CARRIER: z.string().optional(),
  /** Where the carrier is, for an adapter that can be told: an operator's system, or the sandbox of several hosts. */
  CARRIER_URL: z.url({ protocol: /^https?$/, ...addressLike('http://10.0.0.9:4100') }).optional(),
})

type Settings = z.output<typeof envSchema>

/** Names of all settings. */
export const SETTINGS = Object.keys(envSchema.shape)

/** The environment, checked, with what follows from it. */
export interface Env extends Settings {
  root: string
  dataDir: string
  cacheDir: string
  siteOrigin: string
  mediaOrigin: string
  /** Every origin whose pages may call the API, the site's own included. */
  allowedOrigins: string[]
  /** `TRUST_PROXY` as Fastify takes it. */
  trustProxy: string | false
  logLevel: string
  signInLimit: number
  pageLimit: number
  demoContent: boolean
  migratesOnStart: boolean
  /** Milliseconds for which a server that was told to stop serves on while `/readyz` is 503. */
  drainMs: number
}

/** Two looks of a balancer that asks every two seconds, and one that came late. */
const PRODUCTION_DRAIN_SECONDS = 5

/**
 * Reads and checks the environment, once, at start. On a developer's machine a variable that is nearly the name of a
 * setting is let be: it may be another program's.
 * @throws StartError with a line for each variable that is wrong, and why
 */
export function readEnv(source: NodeJS.ProcessEnv = process.env): Env {
  const { env, faults, misspelt } = inspectEnv(source)
  const refused = env.NODE_ENV === 'production' ? [...faults, ...misspelt] : faults
  if (refused.length > 0) throw new StartError(refused.map(faultLine).join('\n'))
  return env
}

/**
 * Reads the environment with all of its faults. What is wrong has its default in `env`, so that the rest can be checked
 * too; a wrong `NODE_ENV` is taken for production, which refuses most.
 */
export function inspectEnv(source: NodeJS.ProcessEnv): { env: Env; faults: Fault[]; misspelt: Fault[] } {
  const set = Object.fromEntries(Object.entries(source).filter(([, value]) => value !== ''))
  const quoted = quotedSettings(set, SETTINGS)
  const { given, faults: ofFiles } = readSecretFiles(set)
  const faults = [...quoted, ...ofFiles.filter(({ name }) => !quoted.some((fault) => fault.name.startsWith(name)))]
  const parsed = envSchema.safeParse(given)
  for (const {
    path: [name],
    message,
  } of parsed.error?.issues ?? [])
    if (!faults.some((fault) => fault.name === name)) faults.push({ name: String(name), message })
  const wrong = new Set(faults.map(({ name }) => name))
  const right = Object.fromEntries(Object.entries(given).filter(([name]) => !wrong.has(name)))
  const settings =
    parsed.data ?? envSchema.parse({ ...right, ...(wrong.has('NODE_ENV') && { NODE_ENV: 'production' }) })
  return {
    env: withDefaults(settings),
    faults: [...faults, ...portFaults(settings)],
    misspelt: misspeltSettings(set, SETTINGS),
  }
}

function portFaults(settings: Settings): Fault[] {
  const { PORT, MEDIA_PORT, METRICS_PORT } = settings
  const isSame = (one: number | undefined, other: number) => one === other && one !== 0
  return [
    ...(isSame(MEDIA_PORT, PORT) ? [{ name: 'MEDIA_PORT', message: `must differ from PORT, which is ${PORT}` }] : []),
    ...(isSame(METRICS_PORT, PORT) || isSame(METRICS_PORT, MEDIA_PORT)
      ? [{ name: 'METRICS_PORT', message: `must differ from PORT and MEDIA_PORT: visitors reach those` }]
      : []),
  ]
}

function withDefaults(settings: Settings): Env {
  const { NODE_ENV, TRUST_PROXY, RATE_LIMIT } = settings
  const root = findProjectRoot(settings.YAWMI_ROOT)
  const isProduction = NODE_ENV === 'production'
  const siteOrigin = settings.SITE_ORIGIN ?? `http://localhost:${settings.PORT}`
  const quarter = Math.ceil(RATE_LIMIT / 4)
  const dataDir = path.resolve(root, settings.YAWMI_DATA_DIR ?? '.data')
  return {
    ...settings,
    root,
    dataDir,
    cacheDir: path.resolve(root, settings.CACHE_DIR ?? path.join(dataDir, 'cache')),
    siteOrigin,
    mediaOrigin: settings.MEDIA_ORIGIN ?? `http://localhost:${settings.MEDIA_PORT}`,
    allowedOrigins: [siteOrigin, ...settings.CORS_ORIGINS],
    trustProxy: TRUST_PROXY === undefined || TRUST_PROXY === NO_PROXY ? false : TRUST_PROXY,
    signInLimit: settings.SIGN_IN_LIMIT ?? quarter,
    pageLimit: settings.PAGE_LIMIT ?? quarter,
    logLevel: settings.LOG_LEVEL ?? (isProduction ? 'info' : 'warn'),
    demoContent: (settings.DEMO_CONTENT ?? (isProduction ? 'off' : 'on')) === 'on',
    migratesOnStart: (settings.MIGRATE_ON_START ?? (isProduction ? 'off' : 'on')) === 'on',
    drainMs: (settings.DRAIN_SECONDS ?? (isProduction ? PRODUCTION_DRAIN_SECONDS : 0)) * 1_000,
  }
}
