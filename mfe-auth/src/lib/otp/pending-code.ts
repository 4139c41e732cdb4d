import { OTP_LIFETIME_MS, phoneText } from '@yawmi/contract'
import type { OtpPurpose } from '@yawmi/events'
import type { SmsProof } from './sms-proof'
import { tabStorage } from '../tab-storage'
import type { Challenge } from './otp-machine'

/** A code that was sent and is not confirmed yet, as stored for reloads of this tab. */
export interface PendingCode {
  challenge: Challenge
  /** Epoch milliseconds from which another code may be requested. */
  resendAt: number
  /** Epoch milliseconds at which the code was sent. */
  sentAt: number
  /** The message that is demanded in place of the code, or offered beside it. */
  sms?: SmsProof
}

export type PendingCodeStore = ReturnType<typeof pendingCodeStore>

/** @param owner the dialog and the web view's pages store codes apart from each other */
export function pendingCodeStore(owner: 'dialog' | 'page') {
  const stored = tabStorage(`otp-${owner}`)
  return {
    read(): PendingCode | undefined {
      const pending = parse(stored.read())
      const until = pending && Math.max(pending.sentAt + OTP_LIFETIME_MS, pending.sms?.expiresAt ?? 0)
      return until && Date.now() < until ? pending : undefined
    },
    write: (pending: PendingCode): void => stored.write(JSON.stringify(pending)),
    clear: stored.clear,
  }
}

const PURPOSES: readonly OtpPurpose[] = ['subscribe', 'unsubscribe', 'activate']

/** What cannot be read counts as nothing pending. The former release stored some numbers as they were typed. */
function parse(raw = ''): PendingCode | undefined {
  try {
    const { challenge, resendAt, sentAt, sms } = JSON.parse(raw) as Partial<PendingCode>
    const purpose = PURPOSES.find((candidate) => candidate === challenge?.purpose)
    const isValid = typeof resendAt === 'number' && typeof sentAt === 'number' && typeof challenge?.msisdn === 'string'
    return purpose && isValid
      ? { challenge: { purpose, msisdn: phoneText(challenge.msisdn) }, resendAt, sentAt, sms }
      : undefined
  } catch {
    return undefined
  }
}
