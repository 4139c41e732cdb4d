import { randomUUID } from 'node:crypto'
import { defaultBrand } from '@yawmi/brand'
import { CarrierError } from '../../infrastructure/carrier/errors'
import type { Carrier, OtpPurpose } from '../../infrastructure/carrier/port'
import type { Db, Tx } from '../../infrastructure/db/connect'
import { ApiError } from '../../lib/errors'
import { carrierFailure } from '../../infrastructure/carrier/carrier-failure'
import type { Attempt } from '../sign-in/attempt'
import { BRAND_OF_ROW, type CounterRow, countersOf, type CountersOf, forgiveGuesses } from '../sign-in/counter-store'
import type { SignInGuard } from '../sign-in/guard'
import { isSlip } from '../sign-in/guess'
import { ProofDemand } from '../sign-in/proofs/proof-demand'
import type { Plan } from '../subscriptions/plan'
import { waitBeforeSend } from './answers'
import { ar } from './copy/ar'
import { eventually, isTransient } from './eventually'
import { type Keys, newCode, type NumberKeys } from '../keys/keys'
import { judge, type NumberHistory, OTP_RULES, recent, secondsToNextSend, type Verdict } from './rules'
import { type Confirmed, confirmedBy, isRepeated, macOfConfirmed } from './repeated'
import { type Challenge, type Confirmation, otpStore } from './store'

/** Longer than the carrier may take over what a right code is given for. */
const EFFECT_MS = 10_000

interface OtpDeps {
  db: Db
  carrier: Carrier
  keys: Keys
  guard: SignInGuard
  now: () => Date
  /** Host of the site. */
  host: string
}

interface OtpTarget {
  /** E.164. */
  msisdn: string
  purpose: OtpPurpose
  /** Who signs in; left out where a session asks for a code of its own number. */
  attempt?: Attempt
}

interface Confirming extends OtpTarget {
  /** A secret of the browser, which it sends with each try. */
  idempotencyKey?: string | undefined
}

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

/** The brand for which a code is sent: its id, its name in the message, and the short code that it comes from. */
type Sender = Pick<Plan, 'brand' | 'name' | 'sms'>

interface OtpPage {
  /** Host on whose pages browsers fill the code in, where it is not the site's. */
  host?: string | undefined
  /** The carrier's name of the attempt. */
  transaction?: string | undefined
  /** What is agreed to by the code, in words, where no page has shown it. */
  price?: string | undefined
}

type Outcome<T> = { kind: 'right'; value: T } | Exclude<Verdict, { kind: 'right' }>

/** One-time codes: sent by the carrier, judged under the number's lock, to the numbers of `OTP_RULES`. */
export class Otp {
  constructor(private readonly deps: OtpDeps) {}

  /**
   * Sends a new code, which takes the place of the one before once the carrier has taken it.
   * @returns seconds until another may be asked for.
   * @throws ApiError `otp_wait` with `retryAfter`, `number_refused`, `carrier_unavailable`, `unavailable`; ProofDemand.
   */
  async send(
    { msisdn, purpose, attempt }: OtpTarget,
    { brand, name, sms }: Sender,
    { host = this.deps.host, transaction, price }: OtpPage,
  ): Promise<number> {
    const { carrier, keys, guard } = this.deps
    const numberKeys = keys.allOfNumber(msisdn)
    const { sentAt, retryAfter } = await this.reserveSend(numberKeys, attempt, brand)
    const [id, code] = [randomUUID(), newCode()]
    try {
      const text = ar.sms(purpose, name, code, host, price)
      await carrier.sendOtp({ msisdn, purpose, text, from: sms.to, transaction })
    } catch (error) {
      // After a time-out the message may still arrive: it counts, or a slow carrier could be made to flood a number.
      if (!(error instanceof CarrierError && error.failure === 'timed_out')) await this.releaseSend(numberKeys, sentAt)
      throw carrierFailure(error)
    }
    guard.countSend(attempt, brand)
    const expiresAt = new Date(sentAt + OTP_RULES.lifeMs)
    const codeMac = keys.ofCode(id, code)
    const challenge = { numberKey: numberKeys[0], purpose, id, codeMac, tries: 0, expiresAt, brand }
    const isWritten = await eventually(() => otpStore.replace(this.deps.db, challenge, numberKeys))
    // A code that is not good yet is not said to be on its way.
    if (!isWritten) throw new ApiError('unavailable')
    return retryAfter
  }

  /** The brand for which a number was last sent a code that was neither used nor cleared away; null when there is none. */
  async brandOf({ msisdn, purpose }: OtpTarget): Promise<string | null> {
    const { db, keys } = this.deps
    return (await otpStore.challenge(db, keys.allOfNumber(msisdn), purpose))?.brand ?? null
  }

  /** Whether a code of the number was right so lately that what it was given for may still be under way. */
  async isTakingEffect(msisdn: string): Promise<boolean> {
    const { db, keys, now } = this.deps
    const { confirmedAt } = await otpStore.lastConfirmed(db, keys.allOfNumber(msisdn))
    // Clocks of two servers differ a little.
    return confirmedAt !== null && Math.abs(now().getTime() - confirmedAt) < EFFECT_MS
  }

  /**
   * Judges a code and, when it is right, uses it up and runs `effect` once, with the brand that it was sent for. When
   * `effect` fails because the carrier cannot be asked or the database cannot serve, the code is good again, and the
   * failure goes on to the caller. It runs again for a browser that confirms the same code by the same key, within two
   * minutes: the answer before did not reach it.
   * @throws ProofDemand, whether the code is right or wrong.
   */
  async confirm<T>(
    target: Confirming,
    code: string,
    effect: (brand: string | null) => Promise<T>,
  ): Promise<Outcome<T>> {
    const { verdict, challenge, brand } = await this.judgeOnce(target, code)
    if (verdict.kind !== 'right') return verdict
    try {
      return { kind: 'right', value: await effect(brand) }
    } catch (error) {
      if (challenge && isTransient(error)) await eventually(() => otpStore.putBack(this.deps.db, challenge))
      throw carrierFailure(error)
    }
  }

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
    const proved = await this.underLock(numberKeys, undefined, async (tx, { history, confirmation }, at) => {
      if (isRepeated(keys, confirmation, confirmed, at)) return 'again'
      if (!(await take(tx))) return null
      await this.rememberRight(tx, numberKeys, { history, confirmed, brand }, at)
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

  private async judgeOnce(
    { msisdn, purpose, attempt, idempotencyKey }: Confirming,
    code: string,
  ): Promise<{ verdict: Verdict; challenge: Challenge | null; brand: string | null }> {
    const { keys, guard } = this.deps
    const numberKeys = keys.allOfNumber(msisdn)
    const counted = countersOf(guard.sourcesFor(attempt, BRAND_OF_ROW))
    const confirmed = confirmedBy(purpose, code, idempotencyKey)
    const judged = await this.underLock(numberKeys, undefined, async (tx, { history, confirmation }, at) => {
      if (isRepeated(keys, confirmation, confirmed, at)) {
        const challenge = await this.takeAgain(tx, numberKeys, purpose, code)
        return { verdict: { kind: 'right' } as const, challenge, brand: confirmation.brand }
      }
      const { challenge = null, counters = [] } =
        (await otpStore.challengeWithCounters(tx, numberKeys, purpose, counted)) ?? {}
      const matches = challenge !== null && keys.verify(challenge.codeMac, 'code', challenge.id, code)
      const state = challenge && { tries: challenge.tries, expiresAt: challenge.expiresAt.getTime() }
      const verdict = judge(state, history, matches, at.getTime())
      // What is refused anyway tells nobody anything.
      if (!challenge || (verdict.kind !== 'right' && verdict.kind !== 'wrong'))
        return { verdict, challenge, brand: null }
      const brand = challenge.brand ?? defaultBrand.id
      const scene = attempt && (await guard.admitGuess(tx, attempt, brand, counters, at))
      if (verdict.kind === 'right') {
        await otpStore.remove(tx, challenge)
        await this.rememberRight(tx, numberKeys, { history, confirmed, brand: challenge.brand }, at)
        if (attempt && history.wrong.length > 0) await forgiveGuesses(tx, numberKeys, attempt.sources.device, at)
      } else {
        await otpStore.countTry(tx, challenge)
        await otpStore.remember(tx, numberKeys, { ...history, wrong: [...history.wrong, at.getTime()] }, at)
        if (scene)
          await guard.countWrong(tx, numberKeys[0], scene, isSlip(keys, code, challenge, codeBefore(challenge)), at)
      }
      return { verdict, challenge, brand: challenge.brand }
    })
    if (judged.verdict.kind === 'right' && judged.challenge)
      guard.countRight(attempt, judged.challenge.brand ?? defaultBrand.id)
    return judged
  }

  /** Uses up a code that a try which failed has put back: it must not stay good for others. Null where none has. */
  private async takeAgain(
    tx: Tx,
    numberKeys: NumberKeys,
    purpose: OtpPurpose,
    code: string,
  ): Promise<Challenge | null> {
    const challenge = await otpStore.challenge(tx, numberKeys, purpose)
    if (!challenge || !this.deps.keys.verify(challenge.codeMac, 'code', challenge.id, code)) return null
    await otpStore.remove(tx, challenge)
    return challenge
  }

  private rememberRight(
    tx: Tx,
    numberKeys: NumberKeys,
    { history, confirmed, brand }: { history: NumberHistory; confirmed: Confirmed | undefined; brand: string | null },
    at: Date,
  ): Promise<void> {
    const confirmedAt = at.getTime()
    const repeatable = confirmed && { by: macOfConfirmed(this.deps.keys, confirmed, confirmedAt), brand }
    return otpStore.remember(tx, numberKeys, { ...history, confirmedAt }, at, repeatable)
  }

  /** Counts the send before it happens, so that of many at once only one goes out. */
  private reserveSend(
    numberKeys: NumberKeys,
    attempt: Attempt | undefined,
    brand: string,
  ): Promise<{ sentAt: number; retryAfter: number }> {
    const { guard } = this.deps
    const counted = countersOf(guard.sourcesFor(attempt, brand))
    return this.underLock(numberKeys, counted, async (tx, { history, counters }, at) => {
      const wait = secondsToNextSend(history, at.getTime())
      const admit = () => attempt && guard.admitSend(tx, attempt, brand, counters, at)
      // Who must show the number by a message anyway need not wait for a code first.
      if (wait > 0) await admitOrWork(admit)
      if (wait > 0) throw waitBeforeSend(wait)
      await admit()
      const sent = { ...history, sends: [...history.sends, at.getTime()] }
      await otpStore.remember(tx, numberKeys, sent, at)
      return { sentAt: at.getTime(), retryAfter: secondsToNextSend(sent, at.getTime()) }
    })
  }

  private releaseSend(numberKeys: NumberKeys, sentAt: number): Promise<void> {
    return this.underLock(numberKeys, undefined, async (tx, { history }, at) => {
      const sends = history.sends.filter((send) => send !== sentAt)
      await otpStore.remember(tx, numberKeys, { ...history, sends }, at)
    })
  }

  private underLock<T>(
    numberKeys: NumberKeys,
    counted: CountersOf | undefined,
    work: (
      tx: Tx,
      locked: { history: NumberHistory; confirmation: Confirmation | null; counters: CounterRow[] },
      at: Date,
    ) => Promise<T>,
  ): Promise<T> {
    const { db, now } = this.deps
    return db.transaction(async (tx) => {
      const { history, ...locked } = await otpStore.lock(tx, numberKeys, now(), counted)
      // Read once the lock is ours: the time before may lie before what others wrote while we waited.
      const at = now()
      return work(tx, { ...locked, history: recent(history, at.getTime()) }, at)
    })
  }
}

const codeBefore = ({ beforeId, beforeMac }: Challenge) =>
  beforeId !== null && beforeMac !== null ? { id: beforeId, codeMac: beforeMac } : null

/** Passes over a demand for work: nothing is done with it yet. */
async function admitOrWork(admit: () => Promise<void> | undefined): Promise<void> {
  try {
    await admit()
  } catch (error) {
    if (!(error instanceof ProofDemand) || error.kind === 'sms') throw error
  }
}
