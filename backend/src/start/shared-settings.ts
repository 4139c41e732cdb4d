import { chooseCarrier } from '../infrastructure/carrier/registry'
import { type Env, inspectEnv } from '../infrastructure/env'
import { type Fault, faultLine } from '../infrastructure/settings/fault'
import { StartError } from '../lib/start-error'

/** A rule about settings: what a service that breaks it is to be told, or nothing. */
type Rule = (env: Env) => Fault | undefined

const isProduction = ({ NODE_ENV }: Env) => NODE_ENV === 'production'
const allows = ({ ALLOW_IN_PRODUCTION }: Env, what: Env['ALLOW_IN_PRODUCTION'][number]) =>
  ALLOW_IN_PRODUCTION.includes(what)
/** The media host alone needs neither the database nor keys nor a carrier. */
const hasPeople = ({ ROLE }: Env) => ROLE !== 'media'

/** The rules for a service of several servers, or one in production: without them it would serve, and serve wrongly. */
const RULES: Rule[] = [
  (env) =>
    (env.ROLE === 'web' || env.ROLE === 'worker') && !env.DATABASE_URL
      ? { name: 'DATABASE_URL', message: `must be set with ROLE=${env.ROLE}: the embedded database is for ROLE=all` }
      : undefined,
  secret,
  listKeys,
  storeKeys,
  sharedReleases,
  originOf('SITE_ORIGIN'),
  originOf('MEDIA_ORIGIN'),
  (env) =>
    isProduction(env) && !allows(env, 'http') && env.CORS_ORIGINS.some((origin) => origin.startsWith('http:'))
      ? { name: 'CORS_ORIGINS', message: `must have no http address with NODE_ENV=production${unless('http')}` }
      : undefined,
  (env) =>
    isProduction(env) && env.TRUST_PROXY === undefined
      ? {
          name: 'TRUST_PROXY',
          message: 'must be set with NODE_ENV=production: the proxies in front that may name the client, or none',
        }
      : undefined,
  carrier,
  (env) =>
    isProduction(env) && env.DEMO_CONTENT === 'on' && !allows(env, 'demo-content')
      ? { name: 'DEMO_CONTENT', message: `must not be on with NODE_ENV=production${unless('demo-content')}` }
      : undefined,
]

const unless = (what: Env['ALLOW_IN_PRODUCTION'][number]) => `, unless ALLOW_IN_PRODUCTION has ${what}`

function secret(env: Env): Fault | undefined {
  if (!hasPeople(env) || env.OTP_SECRET || env.KEYS_FILE) return undefined
  const reason = env.DATABASE_URL ? 'DATABASE_URL' : isProduction(env) ? 'NODE_ENV=production' : undefined
  if (!reason) return undefined
  const message = `must be set with ${reason}, or KEYS_FILE, alike on all of its servers`
  return { name: 'OTP_SECRET', message }
}

/** A page of one server checks the list of another by the keys that it came with: a key of each server's own would fail it. */
function listKeys(env: Env): Fault | undefined {
  const servesPages = env.ROLE === 'web' || env.ROLE === 'all'
  if (!servesPages || !isProduction(env) || !env.DATABASE_URL || env.LIST_KEYS_FILE) return undefined
  const message =
    'must be set with DATABASE_URL and NODE_ENV=production: one file for all servers of the site, or browsers refuse lists'
  return { name: 'LIST_KEYS_FILE', message }
}

/** A store whose settings are there in part would be a folder on each host, or refuse every call. */
function storeKeys(env: Env): Fault | undefined {
  const given = (['S3_ENDPOINT', 'S3_ACCESS_KEY_ID', 'S3_SECRET_ACCESS_KEY'] as const).find((name) => env[name])
  if (given && !env.S3_BUCKET) return { name: 'S3_BUCKET', message: `must be set with ${given}` }
  if (env.S3_ACCESS_KEY_ID && !env.S3_SECRET_ACCESS_KEY)
    return { name: 'S3_SECRET_ACCESS_KEY', message: 'must be set with S3_ACCESS_KEY_ID' }
  if (env.S3_SECRET_ACCESS_KEY && !env.S3_ACCESS_KEY_ID)
    return { name: 'S3_ACCESS_KEY_ID', message: 'must be set with S3_SECRET_ACCESS_KEY' }
  return undefined
}

/** Hosts that share releases find the list in one place, and the files in another: one host's folder is neither. */
function sharedReleases(env: Env): Fault | undefined {
  if (env.RELEASES !== 'shared' || env.ROLE === 'media') return undefined
  const name = (['DATABASE_URL', 'S3_BUCKET'] as const).find((one) => !env[one])
  return name && { name, message: 'must be set with RELEASES=shared: all hosts find their releases there' }
}

function originOf(name: 'SITE_ORIGIN' | 'MEDIA_ORIGIN'): Rule {
  return (env) => {
    if (!isProduction(env)) return undefined
    if (!env[name]) return { name, message: 'must be set with NODE_ENV=production: the address that browsers see' }
    if (allows(env, 'http') || env[name].startsWith('https:')) return undefined
    return { name, message: `must begin with https with NODE_ENV=production${unless('http')}` }
  }
}

function carrier(env: Env): Fault | undefined {
  if (!hasPeople(env)) return undefined
  try {
    const id = chooseCarrier(env)
    if (!isProduction(env) || id !== 'sandbox' || allows(env, 'sandbox')) return undefined
  } catch (error) {
    return { name: 'CARRIER', message: (error as Error).message }
  }
  const message = `must not be sandbox with NODE_ENV=production, where anybody could read its codes${unless('sandbox')}`
  return { name: 'CARRIER', message }
}

/**
 * Every line that an operator must be told of these settings.
 * @param source the environment, or what a file of settings says
 */
export function settingFaults(source: NodeJS.ProcessEnv): string[] {
  const { env, faults, misspelt } = inspectEnv(source)
  const named = new Set(faults.map(({ name }) => name))
  const broken = RULES.map((rule) => rule(env)).filter((fault) => fault !== undefined && !named.has(fault.name))
  return [...faults, ...misspelt, ...broken].map((fault) => faultLine(fault!))
}

/**
 * Settings that a service of several servers, or one in production, cannot go without.
 * @throws StartError with a line for each that is missing or must not be so, and why
 */
export function requireSettings(env: Env): void {
  const broken = RULES.map((rule) => rule(env)).filter((fault) => fault !== undefined)
  if (broken.length > 0) throw new StartError(broken.map(faultLine).join('\n'))
}
