import type { Env } from '../infrastructure/env'
import { StartError } from '../lib/start-error'

/**
 * Settings that a service of several servers, or one in production, cannot go without: it would serve, and serve wrongly.
 * @throws StartError naming the first that is missing, and why
 */
export function requireSettings(env: Env): void {
  if (env.DATABASE_URL && !env.OTP_SECRET && !env.KEYS_FILE)
    throw new StartError(
      'Environment variable OTP_SECRET: must be set with DATABASE_URL, or KEYS_FILE, alike on all of its servers',
    )
  if (env.NODE_ENV === 'production' && env.SITE_ORIGIN && !env.MEDIA_ORIGIN)
    throw new StartError('Environment variable MEDIA_ORIGIN: must be set with SITE_ORIGIN in production')
  if (env.NODE_ENV === 'production' && env.TRUST_PROXY === undefined)
    throw new StartError(
      'Environment variable TRUST_PROXY: must be set with NODE_ENV=production: the proxies in front that may name the client, or none',
    )
}
