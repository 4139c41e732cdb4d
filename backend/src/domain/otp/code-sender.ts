import { randomUUID } from 'node:crypto'
import { carrierFailure } from '../../infrastructure/carrier/carrier-failure'
import { CarrierError } from '../../infrastructure/carrier/errors'
import type { OtpPurpose } from '../../infrastructure/carrier/port'
import { ApiError } from '../../lib/errors'
import { newCode, type NumberKeys } from '../keys/keys'
import type { Attempt } from '../sign-in/attempt'
import { countersOf } from '../sign-in/counter-store'
import { ProofDemand } from '../sign-in/proofs/proof-demand'
import type { Plan } from '../subscriptions/plan'
import { waitBeforeSend } from './answers'
import { ar } from './copy/ar'
import { eventually } from './eventually'
import type { NumberLock, OtpDeps } from './number-lock'
import { OTP_RULES, secondsToNextSend } from './rules'
import { otpStore } from './store'

/** Whom a code is for, and what for. */
export interface OtpTarget {
  /** E.164. */
  msisdn: string
  purpose: OtpPurpose
  /** Who signs in; left out where a session asks for a code of its own number. */
  attempt?: Attempt
}

/** The brand for which a code is sent: its id, its name in the message, and the short code that it comes from. */
type Sender = Pick<Plan, 'brand' | 'name' | 'sms'>

/**
 * Milliseconds for which the answer waits for a code that is being written down. A disk that stalls or a pool that is full
 * takes a second now and then, and the message is on its way: whoever read «not available» would not look for it.
 */
const WRITE_MS = 2_500

interface OtpPage {
  /** Host on whose pages browsers fill the code in, where it is not the site's. */
  host?: string | undefined
  /** The carrier's name of the attempt. */
  transaction?: string | undefined
  /** What is agreed to by the code, in words, where no page has shown it. */
  price?: string | undefined
}

/** Sends one-time codes by the carrier, to a number as often as `OTP_RULES` allow. */
export class CodeSender {
  constructor(
    private readonly deps: OtpDeps,
    private readonly lock: NumberLock,
  ) {}

  /**
   * Sends a new code, which takes the place of the one before once the carrier has taken it, or may have: people type the
   * code of the message that came last.
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
    let late: ApiError | undefined
    try {
      const text = ar.sms(purpose, name, code, host, price)
      await carrier.sendOtp({ msisdn, purpose, text, from: sms.to, transaction })
      guard.countSend(attempt, brand)
    } catch (error) {
      // After a time-out the message may still arrive: it counts, or a slow carrier could be made to flood a number.
      if (!(error instanceof CarrierError && error.failure === 'timed_out')) {
        await this.releaseSend(numberKeys, sentAt)
        throw carrierFailure(error, ar.refused(purpose))
      }
      // And its code is good, or whoever has it in hand could not come in, with one send of the day less each time.
      late = new ApiError('carrier_unavailable', { retryAfter, cause: error })
    }
    const expiresAt = new Date(sentAt + OTP_RULES.lifeMs)
    const codeMac = keys.ofCode(id, code)
    const challenge = { numberKey: numberKeys[0], purpose, id, codeMac, tries: 0, expiresAt, brand }
    const write = () => otpStore.replace(this.deps.db, challenge, numberKeys)
    const isWritten = await eventually(write, { headStartMs: WRITE_MS })
    if (late) throw late
    // A code that is not good yet is not said to be on its way.
    if (!isWritten) throw new ApiError('unavailable')
    return retryAfter
  }

  /** The brand for which a number was last sent a code that was neither used nor cleared away; null when there is none. */
  async brandOf({ msisdn, purpose }: OtpTarget): Promise<string | null> {
    const { db, keys } = this.deps
    return (await otpStore.challenge(db, keys.allOfNumber(msisdn), purpose))?.brand ?? null
  }

  /** Counts the send before it happens, so that of many at once only one goes out. */
  private reserveSend(
    numberKeys: NumberKeys,
    attempt: Attempt | undefined,
    brand: string,
  ): Promise<{ sentAt: number; retryAfter: number }> {
    const { guard } = this.deps
    const counted = countersOf(guard.sourcesFor(attempt, brand))
    return this.lock.hold(numberKeys, counted, async (tx, { history, counters }, at) => {
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
    return this.lock.hold(numberKeys, undefined, async (tx, { history }, at) => {
      const sends = history.sends.filter((send) => send !== sentAt)
      await otpStore.remember(tx, numberKeys, { ...history, sends }, at)
    })
  }
}

/** Passes over a demand for work: nothing is done with it yet. */
async function admitOrWork(admit: () => Promise<void> | undefined): Promise<void> {
  try {
    await admit()
  } catch (error) {
    if (!(error instanceof ProofDemand) || error.kind === 'sms') throw error
  }
}
