import type { SessionReply } from '@yawmi/contract'
import { guardedStorage } from '@yawmi/lib'
import { signIn, writeStored } from '@yawmi/session'
import type { Challenge } from './otp-machine'

const device = guardedStorage('localStorage')

/**
 * Stores the session of a confirmed code with its number: another tab may have stored another number since.
 * @returns whether the device has it; where its storage is full or refused, only this page does
 */
export function saveSession({ msisdn }: Challenge, session: SessionReply): boolean {
  signIn(session)
  writeStored('msisdn', msisdn)
  // Under which name depends on the page around.
  return device.keys().some((key) => device.get(key) === session.token)
}
