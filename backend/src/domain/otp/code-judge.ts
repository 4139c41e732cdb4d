import { defaultBrand } from '@yawmi/brand'
import { carrierFailure } from '../../infrastructure/carrier/carrier-failure'
import type { OtpPurpose } from '../../infrastructure/carrier/port'
import type { Tx } from '../../infrastructure/db/connect'
import type { NumberKeys } from '../keys/keys'
import { BRAND_OF_ROW, countersOf, forgiveGuesses } from '../sign-in/counter-store'
import { isSlip } from '../sign-in/guess'
import type { OtpTarget } from './code-sender'
import { ar } from './copy/ar'
import { eventually, isTransient } from './eventually'
import type { NumberLock, OtpDeps } from './number-lock'
import { confirmedBy, isRepeated } from './repeated'
import { judge, type Verdict } from './rules'
import { type Challenge, otpStore } from './store'

/** Longer than the carrier may take over what a right code is given for. */
const EFFECT_MS = 10_000

interface Confirming extends OtpTarget {
  /** A secret of the browser, which it sends with each try. */
  idempotencyKey?: string | undefined
}

type Outcome<T> = { kind: 'right'; value: T } | Exclude<Verdict, { kind: 'right' }>

/** Judges one-time codes under the number's lock. */
export class CodeJudge {
  constructor(
    private readonly deps: Omit<OtpDeps, 'carrier' | 'host'>,
    private readonly lock: NumberLock,
  ) {}

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
      throw carrierFailure(error, ar.refused(target.purpose))
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
    const judged = await this.lock.hold(numberKeys, undefined, async (tx, { history, confirmation }, at) => {
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
        await this.lock.rememberRight(tx, numberKeys, { history, confirmed, brand: challenge.brand }, at)
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
}

const codeBefore = ({ beforeId, beforeMac }: Challenge) =>
  beforeId !== null && beforeMac !== null ? { id: beforeId, codeMac: beforeMac } : null
