import type { Log } from '../../lib/log'
import { isOutage } from '../../infrastructure/carrier/errors'
import { normaliseMsisdn } from '../../lib/msisdn'
import type { GuardedCarrier } from '../../infrastructure/carrier/guarded'
import type { Db } from '../../infrastructure/db/connect'
import { Metrics } from '../../infrastructure/metrics'
import type { Env } from '../../infrastructure/env'
import type { Keys } from '../keys/keys'
import { CodeJudge } from '../otp/code-judge'
import { CodeSender } from '../otp/code-sender'
import { NumberLock } from '../otp/number-lock'
import { NumberProver } from '../otp/number-prover'
import { otpStore } from '../otp/store'
import { purgeMessages } from '../subscriptions/database/purge-messages'
import { ProtectionTransactions } from '../sign-in/protection'
import { AuthorizationCodes } from '../sessions/authorization-codes'
import { purgeCounters } from '../sign-in/counter-store'
import { SignInGuard } from '../sign-in/guard'
import { SmsProofs } from '../sign-in/proofs/sms-proofs'
import { WorkProofs } from '../sign-in/proofs/work-proofs'
import { Sessions } from '../sessions/sessions'
import { AccountStatuses } from '../subscriptions/account-statuses'
import { CarrierEventHandler } from '../subscriptions/carrier-event-handler'
import { Charger } from '../subscriptions/charging/charger'
import { ReadEvents } from '../subscriptions/charging/read-events'
import { lostChargesOf } from '../subscriptions/charging/lost-charges'
import { DatabaseStore } from '../subscriptions/database/database-store'
import { Lifecycle } from '../subscriptions/lifecycle'
import { Subscriptions } from '../subscriptions/subscriptions'
import { type BrandRegistry, planCatalogue } from '../subscriptions/plan'

interface AccountsDeps {
  db: Db
  /** For the query that every call of a subscriber asks; `db` when left out. */
  readPool?: Db
  carrier: GuardedCarrier
  now: () => Date
  keys: Keys
  env: Pick<Env, 'siteOrigin' | 'SIGN_IN_PROOF' | 'SMS_BUDGET'>
  brands: BrandRegistry
}

/** Everything about people: codes, sessions, subscriptions. One for an app. */
export type Accounts = ReturnType<typeof createAccounts>

export function createAccounts({ db, readPool = db, carrier, now, keys, env, brands }: AccountsDeps, log: Log) {
  const accountStatuses = new AccountStatuses(carrier, (error) =>
    log.warn(
      { failure: isOutage(error) ? error.failure : String(error) },
      'the carrier could not say how a number stands',
    ),
  )
  const sessions = new Sessions(db, now, readPool)
  const codes = new AuthorizationCodes(db, now, sessions)
  const protection = new ProtectionTransactions(db, now, keys)
  const plans = planCatalogue(brands)
  const store = new DatabaseStore({ db, keys, plans })
  const readEvents = new ReadEvents(db, {
    onChange: (state) =>
      state === 'waiting'
        ? log.warn({}, 'charges wait: the events of the carrier cannot be read, and with them who has cancelled')
        : log.info({}, 'charges go on: the events of the carrier are read'),
  })
  const charger = new Charger({
    store,
    carrier,
    plans,
    now,
    lostUntil: lostChargesOf(db, now),
    areCancellationsKnown: () => readEvents.areComplete(),
    onSettled: (msisdn) => accountStatuses.forget(msisdn),
    onOtherAmount: (charge) =>
      log.error(
        charge,
        'ALARM: the carrier took another amount than it was asked for: stop the workers, ask its operator',
      ),
    onFault: (err) => log.error({ err }, 'a charge could not be written down yet; it is asked about later'),
  })
  const metrics = new Metrics()
  const smsProofs = new SmsProofs({ db, keys, now })
  const workProofs = new WorkProofs({ db, keys, now })
  const settings = { proof: env.SIGN_IN_PROOF, smsBudget: env.SMS_BUDGET }
  const guard = new SignInGuard({ db, keys, work: workProofs, now, log, metrics, settings })
  const codeDeps = { db, carrier, keys, guard, now, host: new URL(env.siteOrigin).hostname }
  const lock = new NumberLock(codeDeps)
  const otp = {
    sender: new CodeSender(codeDeps, lock),
    judge: new CodeJudge(codeDeps, lock),
    prover: new NumberProver(codeDeps, lock),
  }
  const lifecycle = new Lifecycle({ store, carrier, charger, accountStatuses, plans, now })
  return {
    ...{ db, now, carrier, sessions, codes, protection, otp, plans },
    ...{ keys, guard, smsProofs, workProofs, metrics, store, lifecycle, charger, readEvents },
    subscriptions: new Subscriptions({ db, store, lifecycle, charger, accountStatuses, plans, keys, now }),
    carrierEvents: new CarrierEventHandler({
      ...{ store, lifecycle, charger, plans, keys, now, smsProofs },
      isActing: (msisdn) => otp.judge.isTakingEffect(msisdn),
    }),
    /** The one form of a typed number; `null` when no brand serves it. */
    normalise: (typed: string): string | null => {
      const msisdn = normaliseMsisdn(typed)
      return msisdn !== null && plans.all().some(({ serves }) => serves(msisdn)) ? msisdn : null
    },
    /** Removes what is over: challenges, histories, sessions, transactions, messages and events of long ago. */
    async purge(): Promise<void> {
      await otpStore.purge(db, now())
      await codes.purge()
      await sessions.purge()
      await protection.purge()
      await purgeCounters(db, now())
      await smsProofs.purge()
      await workProofs.purge()
      await purgeMessages(db, now())
    },
  }
}
