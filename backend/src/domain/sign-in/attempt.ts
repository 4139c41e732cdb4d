import type { SolvedWork } from '@yawmi/contract'
import type { Keys } from '../keys/keys'
import { addressRange } from './address-range'
import { isKnownFor, numbersOfDevice } from './known-device'
import { brandSources, SERVICE, type Sources } from './sources'

/** Who asks for a code, or types one, as far as it is known. */
export interface Attempt {
  msisdn: string
  /** What the browser is known by, such as its CSRF cookie. */
  browser: string
  /** For the log; the counters have it as an HMAC. */
  range: string
  /** Digests of the numbers that have signed in on the device, newest first. */
  numbers: string[]
  isOwn: boolean
  sources: Pick<Sources, 'device' | 'holder' | 'range'>
  /** A proof of work that was checked, but not taken yet. */
  solved: SolvedWork | undefined
}

interface AttemptFacts extends Pick<Attempt, 'msisdn' | 'browser' | 'solved'> {
  ip: string
  deviceCookie: string | undefined
}

export function attemptOf(
  keys: Pick<Keys, 'mac' | 'verify' | 'allOfNumber'>,
  { msisdn, browser, ip, deviceCookie, solved }: AttemptFacts,
  now: Date,
): Attempt {
  const range = addressRange(ip)
  const numbers = numbersOfDevice(keys, deviceCookie, now)
  const [holder] = numbers
  return {
    ...{ msisdn, browser, range, numbers, solved },
    isOwn: isKnownFor(keys, msisdn, numbers),
    sources: {
      device: keys.mac('source', 'device', browser),
      holder: holder === undefined ? undefined : keys.mac('source', 'holder', holder),
      range: keys.mac('source', 'range', range),
    },
  }
}

export const sourcesOf = ({ sources }: Attempt, brand: string): Sources => ({
  ...sources,
  ...brandSources(brand),
  ...SERVICE,
})
