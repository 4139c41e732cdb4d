import type { Log } from '../../lib/log'
import { isOutage } from '../../infrastructure/carrier/errors'
import { normaliseMsisdn } from '../../lib/msisdn'
import type { GuardedCarrier } from '../../infrastructure/carrier/guarded'
import type { Db, Tx } from '../../infrastructure/db/connect'
import { Metrics } from '../../infrastructure/metrics'
import type { Env } from '../../infrastructure/env'
import type { Keys } from '../keys/keys'
import { Otp } from '../otp/otp'
import { otpStore } from '../otp/store'
import { purgeMail } from '../subscriptions/database/purge-mail'
import { ProtectionTransactions } from '../sign-in/protection'
import { AuthorizationCodes } from '../sessions/authorization-codes'
import { SignInGuard } from '../sign-in/guard'
import { SmsProofs } from '../sign-in/proofs/sms-proofs'
import { WorkProofs } from '../sign-in/proofs/work-proofs'
import { Sessions } from '../sessions/sessions'
import { CarrierStandings } from '../subscriptions/carrier-standings'
import { CarrierNews } from '../subscriptions/carrier-news'
import { Charger } from '../subscriptions/charging/charger'
import { DatabaseStore } from '../subscriptions/database/database-store'
import { Life } from '../subscriptions/life'
import { Subscriptions } from '../subscriptions/subscriptions'
import { type BrandShelf, termsBook, type TermsBook } from '../subscriptions/terms-book'

interface AccountsDeps {
  db: Db
  /** For the query that every call of a subscriber asks; `db` when left out. */
  lookups?: Db
  carrier: GuardedCarrier
  now: () => Date
  keys: Keys
  env: Pick<Env, 'siteOrigin' | 'SIGN_IN_PROOF' | 'SMS_BUDGET'>
  brands: BrandShelf
}

/** Everything that knows people: codes, sessions, subscriptions. One for an app. */
export interface Accounts {
  db: Db
  now: () => Date
  carrier: GuardedCarrier
  otp: Otp
  sessions: Sessions
  /** What the servers of partners exchange for sessions. */
  codes: AuthorizationCodes
  subscriptions: Subscriptions
  store: DatabaseStore
  life: Life<Tx>
  charger: Charger
  /** What the carrier's events do. */
  news: CarrierNews
  protection: ProtectionTransactions
  keys: Keys
  /** What a sign-in must show beside a code, and how. */
  guard: SignInGuard
  smsProofs: SmsProofs
  workProofs: WorkProofs
  metrics: Metrics
  /** What each brand asks and says. */
  terms: TermsBook
  /** The one form of a typed number; `null` when no brand serves it. */
  normalise(typed: string): string | null
  /** Removes what is over: challenges, histories, sessions, transactions, messages and events of long ago. */
  purge(): Promise<void>
}

export function createAccounts(
  { db, lookups = db, carrier, now, keys, env, brands }: AccountsDeps,
  log: Log,
): Accounts {
  const standings = new CarrierStandings(carrier, (error) =>
    log.warn(
      { failure: isOutage(error) ? error.failure : String(error) },
      'the carrier could not say how a number stands',
    ),
  )
  const sessions = new Sessions(db, now, lookups)
  const codes = new AuthorizationCodes(db, now, sessions)
  const protection = new ProtectionTransactions(db, now, keys)
  const terms = termsBook(brands)
  const store = new DatabaseStore({ db, keys, terms })
  const charger = new Charger({
    store,
    carrier,
    terms,
    now,
    onSettled: (msisdn) => standings.forget(msisdn),
    onFault: (err) => log.error({ err }, 'a charge could not be written down yet; it is asked about later'),
  })
  const metrics = new Metrics()
  const smsProofs = new SmsProofs({ db, keys, now })
  const workProofs = new WorkProofs({ db, keys, now })
  const settings = { proof: env.SIGN_IN_PROOF, smsBudget: env.SMS_BUDGET }
  const guard = new SignInGuard({ db, keys, work: workProofs, now, log, metrics, settings })
  const otp = new Otp({ db, carrier, keys, guard, now, host: new URL(env.siteOrigin).hostname })
  const life = new Life({ store, carrier, charger, standings, terms, now })
  return {
    db,
    now,
    carrier,
    sessions,
    codes,
    protection,
    otp,
    ...{ keys, guard, smsProofs, workProofs, metrics },
    subscriptions: new Subscriptions({ db, store, life, charger, standings, terms, keys, now }),
    store,
    life,
    charger,
    news: new CarrierNews({
      ...{ store, life, charger, terms, keys, now, smsProofs },
      isActing: (msisdn) => otp.isTakingEffect(msisdn),
    }),
    terms,
    normalise(typed) {
      const msisdn = normaliseMsisdn(typed)
      return msisdn !== null && terms.all().some(({ serves }) => serves(msisdn)) ? msisdn : null
    },
    async purge() {
      await otpStore.purge(db, now())
      await codes.purge()
      await sessions.purge()
      await protection.purge()
      await guard.purge()
      await smsProofs.purge()
      await workProofs.purge()
      await purgeMail(db, now())
    },
  }
}
