import { type Brand, defaultBrand } from '@yawmi/brand'
import type { FastifyBaseLogger } from 'fastify'
import { isOutage } from '../../carrier/errors'
import { normaliseMsisdn } from '../../carrier/msisdn'
import type { Carrier } from '../../carrier/port'
import type { Db } from '../../db/connect'
import { keysFrom } from './otp/keys'
import { Otp } from './otp/otp'
import { otpSecret } from './otp/secret'
import { otpStore } from './otp/store'
import { ProtectionTransactions } from './protection'
import { Sessions } from './sessions/sessions'
import { CarrierStandings } from './subscriptions/carrier-standings'
import { Subscriptions } from './subscriptions/subscriptions'

interface AccountsDeps {
  db: Db
  carrier: Carrier
  now: () => Date
  env: { dataDir: string; siteOrigin: string; OTP_SECRET?: string | undefined }
  brand?: Brand
}

/** Everything that knows people: codes, sessions, subscriptions. One for an app. */
export interface Accounts {
  carrier: Carrier
  otp: Otp
  sessions: Sessions
  subscriptions: Subscriptions
  protection: ProtectionTransactions
  /** The one form of a typed number; `null` when the brand does not serve it. */
  normalise(typed: string): string | null
  /** Removes what is over: challenges, histories, sessions, transactions. */
  purge(): Promise<void>
}

export function createAccounts(
  { db, carrier, now, env, brand = defaultBrand }: AccountsDeps,
  log: FastifyBaseLogger,
): Accounts {
  const keys = keysFrom(otpSecret(env.dataDir, env.OTP_SECRET))
  const rule = new RegExp(brand.phoneRule)
  const standings = new CarrierStandings(carrier, (error) =>
    log.warn(
      { failure: isOutage(error) ? error.failure : String(error) },
      'the carrier could not say how a number stands',
    ),
  )
  const sessions = new Sessions(db, now)
  const protection = new ProtectionTransactions(db, now)
  return {
    carrier,
    sessions,
    protection,
    otp: new Otp({ db, carrier, keys, now, brandName: brand.name, host: new URL(env.siteOrigin).hostname }),
    subscriptions: new Subscriptions({ db, carrier, standings, keys, brand, now }),
    normalise: (typed) => normaliseMsisdn(typed, rule),
    async purge() {
      await otpStore.purge(db, now())
      await sessions.purge()
      await protection.purge()
    },
  }
}
