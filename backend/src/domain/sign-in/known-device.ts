import { createHash } from 'node:crypto'
import type { Keys } from '../keys/keys'
import { DAY_S } from './fading'

/** The cookie of a device that has signed in before; pages cannot read it. */
export const DEVICE_COOKIE = 'known-device'
/** Days for which a device is known after the last sign-in there. */
export const DEVICE_DAYS = 180
/** Numbers that one device is known for: those of a household. */
const MAX_NUMBERS = 3

const SHAPE = /^([0-9a-z]{1,6})\.([\w-]{22}(?:~[\w-]{22}){0,2})\.([\w.-]{10,120})$/

type DeviceKeys = Pick<Keys, 'mac' | 'verify' | 'allOfNumber'>

/**
 * What the cookie of a device says ("device cookies", OWASP): the numbers that signed in there, as digests, newest first.
 * @returns none for a cookie that is not ours or too old
 */
export function numbersOfDevice(keys: DeviceKeys, cookie: string | undefined, now: Date): string[] {
  const [, day, numbers, mac] = SHAPE.exec(cookie ?? '') ?? []
  if (day === undefined || numbers === undefined || mac === undefined) return []
  const age = dayOf(now) - parseInt(day, 36)
  if (age < 0 || age > DEVICE_DAYS || !keys.verify(mac, 'known-device', day, numbers)) return []
  return numbers.split('~')
}

/** The cookie of a device on which a number has just signed in. */
export function deviceCookie(keys: DeviceKeys, msisdn: string, known: readonly string[], now: Date): string {
  const [own, ...before] = keys.allOfNumber(msisdn).map(digest)
  const numbers = [own, ...known.filter((number) => number !== own && !before.includes(number))]
    .slice(0, MAX_NUMBERS)
    .join('~')
  const day = dayOf(now).toString(36)
  return `${day}.${numbers}.${keys.mac('known-device', day, numbers)}`
}

/** Whether the device is known for that very number. */
export const isKnownFor = (keys: Pick<Keys, 'allOfNumber'>, msisdn: string, numbers: readonly string[]): boolean =>
  numbers.length > 0 && keys.allOfNumber(msisdn).some((form) => numbers.includes(digest(form)))

/** How a number stands in that cookie: what it is made of cannot be told from it. */
const digest = (form: string): string => createHash('sha256').update(form).digest('base64url').slice(0, 22)

const dayOf = (now: Date): number => Math.floor(now.getTime() / 1000 / DAY_S)
