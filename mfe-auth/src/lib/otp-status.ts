import { tabStorage } from './tab-storage'

/** HTTP status with which this tab's code was confirmed, carried over to the callback page; '' when none was. */
const stored = tabStorage('otp-status')

/** Status of a code that was accepted (specification, section 4: "a valid OTP with status 200"). */
const ACCEPTED = '200'

export const otpStatus = {
  read: (): string => stored.read() ?? '',
  accept: (): void => stored.write(ACCEPTED),
  /** Another code is awaited. */
  clear: stored.clear,
}
