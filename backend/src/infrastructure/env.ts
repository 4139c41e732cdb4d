import net from 'node:net'
import path from 'node:path'
import { z } from 'zod'
import { POOL_SIZE, READ_POOL_SIZE } from './db/connect'
import { StartError } from '../lib/start-error'
import { findProjectRoot } from './project-root'

const portError = 'must be a port, from 0 to 65535'
const port = z.coerce.number(portError).int(portError).min(0, portError).max(65_535, portError)
const countError = 'must be a whole number, 1 or more'
const anyCount = z.coerce.number(countError).int(countError).min(1, countError)
const count = (byDefault: number) => anyCount.default(byDefault)
const waitError = 'must be a number of seconds, from 0 to 3600'
const origin = z.url().transform((text) => new URL(text).origin)
const originList = z
  .string()
  .transform((text) =>
    text
      .split(',')
      .map((item) => item.trim())
      .filter(Boolean),
  )
  .pipe(z.array(origin))

/** Says that there is no proxy, where it must be said. */
const NO_PROXY = 'none'

/** Names of networks, addresses, and networks as address/bits: what a proxy may be known by. */
const proxies = z
  .string()
  .refine(
    (text) => text === NO_PROXY || text.split(',').every((item) => isNetwork(item.trim())),
    `must list networks: addresses, address/bits, or loopback, linklocal, uniquelocal; or be ${NO_PROXY}`,
  )

function isNetwork(text: string): boolean {
  if (['loopback', 'linklocal', 'uniquelocal'].includes(text)) return true
  const [address = '', bits] = text.split('/')
  const maxBits = { 4: 32, 6: 128 }[net.isIP(address)]
  return (
    maxBits !== undefined &&
    (bits === undefined || (/^\d{1,3}$/.test(bits) && Number(bits) >= 1 && Number(bits) <= maxBits))
  )
}

const envSchema = z.object({
  NODE_ENV: z.enum(['development', 'production', 'test']).default('development'),
  /** Address that both servers listen on. */
  HOST: z.string().default('localhost'),
  PORT: port.default(4000),
  MEDIA_PORT: port.default(4001),
  YAWMI_ROOT: z.string().optional(),
  YAWMI_DATA_DIR: z.string().optional(),
  /** A PostgreSQL server to use in place of the embedded one. */
  DATABASE_URL: z.url({ protocol: /^postgres(ql)?$/ }).optional(),
  /** Connections to the database for requests and jobs, and for the reads that nearly every request makes. */
  DATABASE_POOL: count(POOL_SIZE),
  DATABASE_READ_POOL: count(READ_POOL_SIZE),
  /** Seconds that a start waits for a database that cannot be reached yet. */
  DATABASE_WAIT: z.coerce.number(waitError).min(0, waitError).max(3_600, waitError).default(30),
  /** Seconds for which a server that was told to stop serves on while `/readyz` is 503, so that a balancer sees it. */
  DRAIN_SECONDS: z.coerce.number(waitError).min(0, waitError).max(3_600, waitError).default(0),
  /** Addresses as browsers see them, when they are not http://localhost and the port. */
  SITE_ORIGIN: origin.optional(),
  MEDIA_ORIGIN: origin.optional(),
  /** Other origins whose pages may call the API and read media: carriers and integrators, comma separated. */
  CORS_ORIGINS: originList.default([]),
  /** Which proxies in front may be believed about the client's address, as Fastify's `trustProxy` takes it. */
  TRUST_PROXY: proxies.optional(),
  LOG_LEVEL: z.enum(['fatal', 'error', 'warn', 'info', 'debug', 'trace', 'silent']).optional(),
  /** Whether pages reload themselves when something was built anew; for `npm run dev`. */
  LIVE_RELOAD: z.enum(['on', 'off']).default('off'),
  /** Whether a start draws the pages that visitors come to first, before one of them does. */
  WARM_UP: z.enum(['on', 'off']).default('on'),
  /** Whether the first start imports the demo content. */
  DEMO_CONTENT: z.enum(['on', 'off']).default('on'),
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
  /** Where the keys lie that may release remotes: `keys` in the data folder, and that of the checkout's own, when left out. */
  RELEASE_KEYS_DIR: z.string().optional(),
  /** The keys that sign the release list for browsers: a file that servers of one site share. Made in the data folder when left out. */
  LIST_KEYS_FILE: z.string().optional(),
  /** The carrier adapter; the sandbox must be asked for by name in production. */
  CARRIER: z.string().optional(),
})

/** The environment, checked, with what follows from it. */
export interface Env extends z.output<typeof envSchema> {
  root: string
  dataDir: string
  siteOrigin: string
  mediaOrigin: string
  /** Every origin whose pages may call the API, the site's own included. */
  allowedOrigins: string[]
  /** `TRUST_PROXY` as Fastify takes it. */
  trustProxy: string | false
  logLevel: string
  signInLimit: number
  pageLimit: number
}

/**
 * Reads and checks the environment, once, at start.
 * @throws StartError naming the first variable that is wrong, and why
 */
export function readEnv(source: NodeJS.ProcessEnv = process.env): Env {
  const given = Object.fromEntries(Object.entries(source).filter(([, value]) => value !== ''))
  const parsed = envSchema.safeParse(given)
  if (!parsed.success) {
    const issue = parsed.error.issues[0]
    throw new StartError(`Environment variable ${issue?.path[0]?.toString()}: ${issue?.message}`)
  }
  const env = parsed.data
  if (env.PORT === env.MEDIA_PORT && env.PORT !== 0)
    throw new StartError(`Environment variable MEDIA_PORT: must differ from PORT, which is ${env.PORT}`)
  const root = findProjectRoot(env.YAWMI_ROOT)
  const quarter = Math.ceil(env.RATE_LIMIT / 4)
  const siteOrigin = env.SITE_ORIGIN ?? `http://localhost:${env.PORT}`
  return {
    ...env,
    root,
    dataDir: path.resolve(root, env.YAWMI_DATA_DIR ?? '.data'),
    siteOrigin,
    mediaOrigin: env.MEDIA_ORIGIN ?? `http://localhost:${env.MEDIA_PORT}`,
    allowedOrigins: [siteOrigin, ...env.CORS_ORIGINS],
    trustProxy: env.TRUST_PROXY === undefined || env.TRUST_PROXY === NO_PROXY ? false : env.TRUST_PROXY,
    signInLimit: env.SIGN_IN_LIMIT ?? quarter,
    pageLimit: env.PAGE_LIMIT ?? quarter,
    logLevel: env.LOG_LEVEL ?? (env.NODE_ENV === 'production' ? 'info' : 'warn'),
  }
}
