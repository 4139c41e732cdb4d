import type { SessionReply } from '@yawmi/contract'
import { signIn, writeStored } from '@yawmi/session'
import type { Challenge } from './otp-machine'

/** Keeps what a confirmed code answered, and whose number it was: another tab may have asked for another number since. */
export function keepSession({ msisdn }: Challenge, session: SessionReply): void {
  signIn(session)
  writeStored('msisdn', msisdn)
}
