import type { SessionReply } from '@yawmi/contract'
import { signIn, writeStored } from '@yawmi/session'
import type { Challenge } from './otp-machine'

/** Stores the session of a confirmed code with its number: another tab may have stored another number since. */
export function saveSession({ msisdn }: Challenge, session: SessionReply): void {
  signIn(session)
  writeStored('msisdn', msisdn)
}
