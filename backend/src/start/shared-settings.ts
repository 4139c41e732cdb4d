import { createHmac } from 'node:crypto'
import { eq } from 'drizzle-orm'
import type { Db } from '../db/connect'
import { serviceFacts } from '../db/schema/service'
import type { Env } from '../plugins/external/env'
import { StartError } from './start-error'

const FINGERPRINT = 'otp-secret-fingerprint'

/**
 * Settings that a service of several servers, or one in production, cannot go without: it would serve, and serve wrongly.
 * @throws StartError naming the first that is missing, and why
 */
export function requireSettings(env: Env): void {
  if (env.DATABASE_URL && !env.OTP_SECRET)
    throw new StartError('Environment variable OTP_SECRET: must be set with DATABASE_URL, alike on all of its servers')
  if (env.NODE_ENV === 'production' && env.SITE_ORIGIN && !env.MEDIA_ORIGIN)
    throw new StartError('Environment variable MEDIA_ORIGIN: must be set with SITE_ORIGIN in production')
}

/**
 * Holds the secret against the one that this database was first used with: codes, trials and consents are kept under it,
 * and a server with another one would refuse every code and give everybody a second trial.
 * @throws StartError where it is another
 */
export async function assertSameSecret(db: Db, secret: string): Promise<void> {
  const value = createHmac('sha256', secret).update(FINGERPRINT).digest('base64url')
  await db.insert(serviceFacts).values({ name: FINGERPRINT, value }).onConflictDoNothing()
  const [kept] = await db.select().from(serviceFacts).where(eq(serviceFacts.name, FINGERPRINT))
  if (kept?.value !== value)
    throw new StartError('Environment variable OTP_SECRET: is not the secret that this database was first used with')
}
