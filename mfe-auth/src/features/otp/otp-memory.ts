import type { OtpPurpose } from '@yawmi/events'
import type { Challenge } from './otp-machine'

/** A code that is on its way to somebody: what survives a reload of this tab. */
export interface PendingCode {
  challenge: Challenge
  /** Epoch milliseconds from which another code may be asked for. */
  resendAt: number
  /** Epoch milliseconds at which the code was sent. */
  sentAt: number
}

/** Milliseconds for which a code lives on the server; one older than that is not worth asking for. */
export const CODE_LIFE = 300_000

export interface OtpMemory {
  read(): PendingCode | undefined
  write(pending: PendingCode): void
  clear(): void
}

/**
 * Keeps a pending code in session storage, for this tab alone; where the browser refuses that, for this page.
 * @param place `dialog` and `page` ask for codes apart from each other.
 */
export function otpMemory(place: 'dialog' | 'page'): OtpMemory {
  const key = `yawmi:otp-${place}`
  let fallback: string | null = null
  const stored = () => {
    try {
      return sessionStorage.getItem(key)
    } catch {
      return fallback
    }
  }
  return {
    read() {
      const pending = parse(stored())
      return pending && Date.now() < pending.sentAt + CODE_LIFE ? pending : undefined
    },
    write(pending) {
      fallback = JSON.stringify(pending)
      try {
        sessionStorage.setItem(key, fallback)
      } catch {
        // The page's own copy stands in.
      }
    },
    clear() {
      fallback = null
      try {
        sessionStorage.removeItem(key)
      } catch {
        // Nothing was kept there.
      }
    },
  }
}

const PURPOSES: readonly OtpPurpose[] = ['subscribe', 'unsubscribe', 'activate']

/** Rubbish reads as nothing pending. */
function parse(raw: string | null): PendingCode | undefined {
  try {
    const { challenge, resendAt, sentAt } = JSON.parse(raw ?? '') as Partial<PendingCode>
    const purpose = PURPOSES.find((known) => known === challenge?.purpose)
    const sound = typeof resendAt === 'number' && typeof sentAt === 'number' && typeof challenge?.msisdn === 'string'
    return purpose && sound ? { challenge: { purpose, msisdn: challenge.msisdn }, resendAt, sentAt } : undefined
  } catch {
    return undefined
  }
}
