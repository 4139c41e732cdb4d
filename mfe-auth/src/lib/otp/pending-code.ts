import type { OtpPurpose } from '@yawmi/events'
import type { SmsProof } from './sms-proof'
import { tabStorage } from '../tab-storage'
import type { Challenge } from './otp-machine'

/** A code that is on its way to somebody: what survives a reload of this tab. */
export interface PendingCode {
  challenge: Challenge
  /** Epoch milliseconds from which another code may be asked for. */
  resendAt: number
  /** Epoch milliseconds at which the code was sent. */
  sentAt: number
  /** The message that is wanted in place of the code, or offered beside it. */
  sms?: SmsProof
}

/** Milliseconds for which a code lives on the server; one older than that is not worth asking for. */
export const CODE_LIFE = 300_000

export interface OtpMemory {
  read(): PendingCode | undefined
  write(pending: PendingCode): void
  clear(): void
}

/** @param place `dialog` and `page` ask for codes apart from each other. */
export function otpMemory(place: 'dialog' | 'page'): OtpMemory {
  const stored = tabStorage(`otp-${place}`)
  return {
    read() {
      const pending = parse(stored.read())
      const until = pending && Math.max(pending.sentAt + CODE_LIFE, pending.sms?.expiresAt ?? 0)
      return until && Date.now() < until ? pending : undefined
    },
    write: (pending) => stored.write(JSON.stringify(pending)),
    clear: stored.clear,
  }
}

const PURPOSES: readonly OtpPurpose[] = ['subscribe', 'unsubscribe', 'activate']

/** Rubbish reads as nothing pending. */
function parse(raw = ''): PendingCode | undefined {
  try {
    const { challenge, resendAt, sentAt, sms } = JSON.parse(raw) as Partial<PendingCode>
    const purpose = PURPOSES.find((known) => known === challenge?.purpose)
    const sound = typeof resendAt === 'number' && typeof sentAt === 'number' && typeof challenge?.msisdn === 'string'
    return purpose && sound ? { challenge: { purpose, msisdn: challenge.msisdn }, resendAt, sentAt, sms } : undefined
  } catch {
    return undefined
  }
}
