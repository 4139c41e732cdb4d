import { createHash } from 'node:crypto'
import { foldText, SMS_TOKEN_DIGITS } from '@yawmi/contract'
import type { Keys } from '../../keys/keys'

/** A token is that of its slot and is good until the end of the next: 5 to 10 minutes. */
const SLOT_MS = 300_000
/** Longer than any token lives. */
export const TOKEN_LIFETIME_MS = 2 * SLOT_MS

/** What stands before the token, so that who sends it sees what it is for. Understood with every brand. */
const KEYWORD = 'دخول'

/** Who asked for a token: a browser, for a number. */
export interface SmsTokenOwner {
  browser: string
  msisdn: string
}

/**
 * The token that a browser's owner sends from a number now. It is computed, not kept: asking for one costs no row, and
 * asking again gives the same one.
 */
export function smsTokenOf(keys: Pick<Keys, 'mac'>, owner: SmsTokenOwner, now: Date) {
  const slot = slotAt(now)
  return { token: tokenIn(keys, owner, slot), expiresAt: new Date((slot + 2) * SLOT_MS) }
}

/** Whether that is a token which this browser was given for this number, and which has not expired. */
export function isTokenOf(keys: Pick<Keys, 'mac'>, owner: SmsTokenOwner, token: string, now: Date): boolean {
  const slot = slotAt(now)
  return [slot, slot - 1].some((given) => tokenIn(keys, owner, given) === token)
}

/** What a person sends to the short code. */
export const smsTextOf = (token: string): string => `${KEYWORD} ${token}`

const FOLDED_KEYWORD = foldText(KEYWORD)
const DIGITS = new RegExp(`^[1-8] ?(?:\\d ?){${SMS_TOKEN_DIGITS - 1}}$`)

/** The token in a message, however it is written: with or without the word, in groups, in Arabic digits. */
export function readSmsToken(text: string): string | null {
  const folded = foldText(text)
  const rest = folded.startsWith(FOLDED_KEYWORD) ? folded.slice(FOLDED_KEYWORD.length).trim() : folded
  return DIGITS.test(rest) ? rest.replaceAll(' ', '') : null
}

const slotAt = (now: Date): number => Math.floor(now.getTime() / SLOT_MS)

function tokenIn(keys: Pick<Keys, 'mac'>, { browser, msisdn }: SmsTokenOwner, slot: number): string {
  const digest = createHash('sha256')
    .update(keys.mac('sms-token', browser, msisdn, String(slot)))
    .digest()
  const lowest = 10 ** (SMS_TOKEN_DIGITS - 1)
  return String(lowest + (digest.readUIntBE(0, 6) % (8 * lowest)))
}
