import { createHmac, randomInt, timingSafeEqual } from 'node:crypto'
import { OTP_LENGTH } from '@yawmi/contract'

/** HMACs over what must not be kept in the clear, or not be made by anybody else. */
export interface Keys {
  /** Stands for a number where the number itself need not, or must not, be kept. */
  ofNumber(msisdn: string): string
  ofCode(challengeId: string, code: string): string
  /** Binds the anti-forgery pair of a browser to a session's token. */
  ofPair(session: string, browser: string): string
}

export function keysFrom(secret: string): Keys {
  const mac = (kind: string, ...parts: string[]) =>
    createHmac('sha256', secret)
      .update([kind, ...parts].join('\0'))
      .digest('base64url')
  return {
    ofNumber: (msisdn) => mac('number', msisdn),
    ofCode: (challengeId, code) => mac('code', challengeId, code),
    ofPair: (session, browser) => mac('pair', session, browser),
  }
}

export function newCode(): string {
  return String(randomInt(10 ** OTP_LENGTH)).padStart(OTP_LENGTH, '0')
}

/** Equality that takes as long for a near miss as for a wide one. */
export function sameMac(a: string, b: string): boolean {
  const [left, right] = [Buffer.from(a), Buffer.from(b)]
  return left.length === right.length && timingSafeEqual(left, right)
}
