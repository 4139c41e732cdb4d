import { carrierFailure } from '../../infrastructure/carrier/carrier-failure'
import type { Tx } from '../../infrastructure/db/connect'
import type { Attempt } from '../sign-in/attempt'
import { forgiveGuesses } from '../sign-in/counter-store'
import { eventually, isTransient } from './eventually'
import type { NumberLock, OtpDeps } from './number-lock'
import { confirmedBy, isRepeated } from './repeated'
import { otpStore } from './store'

/** A token that the number sent, and the browser that it was made for. */
interface Proving {
  msisdn: string
  attempt: Attempt
  /** Id of the brand whose page the browser is on. */
  brand: string
  token: string
  /** A secret of the browser, which it sends with each try. */
  idempotencyKey: string | undefined
}

/** Signs numbers in that have shown by a message to the carrier, instead of a code, that they are the person's own. */
export class NumberProver {
  constructor(
    private readonly deps: Omit<OtpDeps, 'carrier' | 'host'>,
    private readonly lock: NumberLock,
  ) {}

  /** Whether the browser was signed in by the token a moment ago, and the answer did not reach it. */
  async hasProved({ msisdn, token, idempotencyKey }: Omit<Proving, 'attempt' | 'brand'>): Promise<boolean> {
    const { db, keys, now } = this.deps
    const confirmed = confirmedBy('sms', token, idempotencyKey)
    if (!confirmed) return false
    const { confirmation } = await otpStore.lastConfirmed(db, keys.allOfNumber(msisdn))
    return isRepeated(keys, confirmation, confirmed, now())
  }

  /**
   * Signs a number in that has shown by a message that it is the person's own: `take` uses the message up, and `effect`
   * runs once, and again as for a code. When that fails as with a code, `putBack` makes the message good again.
   * @returns null when there was nothing to take.
   */
  async prove<T>(
    { msisdn, attempt, brand, token, idempotencyKey }: Proving,
    take: (tx: Tx) => Promise<boolean>,
    effect: () => Promise<T>,
    putBack: () => Promise<void>,
  ): Promise<{ value: T } | null> {
    const { keys, guard } = this.deps
    const numberKeys = keys.allOfNumber(msisdn)
    const confirmed = confirmedBy('sms', token, idempotencyKey)
    const proved = await this.lock.hold(numberKeys, undefined, async (tx, { history, confirmation }, at) => {
      if (isRepeated(keys, confirmation, confirmed, at)) return 'again'
      if (!(await take(tx))) return null
      await this.lock.rememberRight(tx, numberKeys, { history, confirmed, brand }, at)
      if (history.wrong.length > 0) await forgiveGuesses(tx, numberKeys, attempt.sources.device, at)
      return 'now'
    })
    if (!proved) return null
    if (proved === 'now') guard.countRight(attempt, brand)
    try {
      return { value: await effect() }
    } catch (error) {
      if (proved === 'now' && isTransient(error)) await eventually(putBack)
      throw carrierFailure(error)
    }
  }
}
