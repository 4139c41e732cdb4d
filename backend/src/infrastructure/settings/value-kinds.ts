import net from 'node:net'
import { z } from 'zod'
import { orUndefined } from '../../lib/or-undefined'

// The kinds of values that settings have, each with what is said of one that is wrong.

const portError = 'must be a port, from 0 to 65535'
export const port = z.coerce.number(portError).int(portError).min(0, portError).max(65_535, portError)
const countError = 'must be a whole number, 1 or more'
export const anyCount = z.coerce.number(countError).int(countError).min(1, countError)
export const count = (byDefault: number) => anyCount.default(byDefault)
const shareError = 'must be a share, from 0 to 1'
export const share = z.coerce.number(shareError).min(0, shareError).max(1, shareError)
const secondsError = 'must be a number of seconds, from 0 to 3600'
export const seconds = z.coerce.number(secondsError).min(0, secondsError).max(3_600, secondsError)
const originError = 'must be an address such as https://yawmi.example, with http:// or https:// and without *'
/** What looks like one and has another scheme, as `shop.example:8443` does, has the origin `null`: that of any page in a sandbox. */
export const origin = z
  .url({ protocol: /^https?$/, hostname: /^[^*]+$/, error: originError })
  .transform((text) => new URL(text).origin)
/** What is said of a wrong address. */
export const addressLike = (example: string) => ({ error: `must be an address such as ${example}` })
/** Origins, comma separated. */
export const originList = z
  .string()
  .transform((text) =>
    text
      .split(',')
      .map((item) => item.trim())
      .filter(Boolean),
  )
  .pipe(z.array(origin))

/** Headers as OpenTelemetry's libraries take them: `name=value,…`, values percent-encoded where they need it. */
export const headerList = z.string().transform((text, context) => {
  const pairs = text.split(',').map((pair) => /^\s*([\w-]+)=(.*)$/.exec(pair))
  const read = (value: string) => orUndefined(() => decodeURIComponent(value.trim()))
  const headers = pairs.map((pair) => [pair?.[1], read(pair?.[2] ?? '%')] as const)
  if (headers.every(([name, value]) => name !== undefined && value !== undefined))
    return Object.fromEntries(headers) as Record<string, string>
  context.addIssue({ code: 'custom', message: 'must list headers: name=value, comma separated' })
  return z.NEVER
})

/** Says that there is no proxy, where it must be said. */
export const NO_PROXY = 'none'

/** Names of networks, addresses, and networks as address/bits: what a proxy may be known by. */
export const proxies = z
  .string()
  .refine(
    (text) => text === NO_PROXY || text.split(',').every((item) => isNetwork(item.trim())),
    `must list networks: addresses, address/bits, or loopback, linklocal, uniquelocal; or be ${NO_PROXY}`,
  )

function isNetwork(text: string): boolean {
  if (['loopback', 'linklocal', 'uniquelocal'].includes(text)) return true
  const [address = '', bits] = text.split('/')
  const maxBits = { 4: 32, 6: 128 }[net.isIP(address)]
  return (
    maxBits !== undefined &&
    (bits === undefined || (/^\d{1,3}$/.test(bits) && Number(bits) >= 1 && Number(bits) <= maxBits))
  )
}

/** What production refuses, unless a setting allows it by name: for a trial, a rehearsal, or a test. */
const EXCEPTIONS = ['sandbox', 'demo-content', 'http'] as const
export const exceptions = z
  .string()
  .transform((text) => text.split(',').map((item) => item.trim()))
  .pipe(z.array(z.enum(EXCEPTIONS, `must list some of: ${EXCEPTIONS.join(', ')}`)))
