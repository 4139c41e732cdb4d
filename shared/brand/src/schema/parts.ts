import { z } from 'zod'
import { MAX_DIGITS, MAX_PREFIXES, readPhoneRule } from '../lib/phone-rule'

const HOST_NAME = /^(?=.{1,253}$)[a-z0-9]([a-z0-9-]*[a-z0-9])?(\.[a-z0-9]([a-z0-9-]*[a-z0-9])?)*$/

/** An https address of a host that has a name as in `hosts`: `*` and `;` may stand in one that only parses. */
function isHttps(value: string): boolean {
  if (!URL.canParse(value)) return false
  const { protocol, hostname, username, password } = new URL(value)
  return protocol === 'https:' && HOST_NAME.test(hostname) && !username && !password
}
const isPath = (value: string) => /^\/(?![/\\])/.test(value)

/** A page: a path of the site, an https address, or nothing. */
export const linkAddress = z
  .string()
  .max(300)
  .refine(
    (value) => value === '' || isPath(value) || isHttps(value),
    'must be a path of the site such as /terms, an https address or empty',
  )

/** A picture: a path of the site, an https address, or nothing. */
export const brandAddress = linkAddress.refine(
  (value) => value === '' || /\.(svg|png|webp)$/i.test(value.split(/[?#]/)[0] ?? ''),
  'must end in .svg, .png or .webp',
)

export const hostName = z
  .string()
  .regex(HOST_NAME, 'must be a host name such as yawmi.example, without https:// and without a port')
  .describe('Host name, without scheme and port')

/**
 * `https://host[:port]`, the host by the rule of `hosts`; plain http only for the machine itself, so that integrators can
 * try things out. Each host stands for itself: what follows a `*` may belong to others, and browsers compare origins to the letter.
 */
export const origin = z
  .string()
  .max(300)
  .refine(
    isOrigin,
    'must be an origin such as https://example.com, with nothing after it and each host by its own name, without *; http only for localhost and 127.0.0.1',
  )
  .describe('Origin: scheme, host and port')

function isOrigin(value: string): boolean {
  const [, scheme, host = ''] = /^(https?):\/\/([^:/]+)(?::\d{1,5})?$/.exec(value) ?? []
  const isKnown = scheme === 'https' ? HOST_NAME.test(host) : /^(localhost|127\.0\.0\.1)$/.test(host)
  return isKnown && URL.canParse(value) && new URL(value).origin === value
}

/** In the place of a regular expression, which could run for hours on a number. */
const UNREADABLE_RULE =
  'must be prefixes and a length, such as { "prefixes": ["91", "93"], "length": 9 }; of regular expressions only those are read that say just that, such as ^\\+218(91|93)\\d{7}$'

/** For a text that takes any number. */
const FIRST_DIGITS = [...'123456789']

/** Which numbers are meant, as data; a text of earlier files is read where it says no more than prefixes and a length. */
export const phoneRule = z.preprocess(
  (value, context) => {
    if (typeof value !== 'string') return value
    const rule = readPhoneRule(value)
    if (!rule) context.addIssue({ code: 'custom', message: UNREADABLE_RULE, input: value })
    return rule ? { ...rule, prefixes: rule.prefixes.flatMap((prefix) => prefix || FIRST_DIGITS) } : z.NEVER
  },
  z
    .strictObject({
      prefixes: z
        .array(
          z.string().regex(/^[1-9]\d{0,5}$/, 'must be the first digits behind +218, such as 91 for 091…, at most 6'),
        )
        .min(1)
        .max(MAX_PREFIXES)
        .describe('What the numbers begin with, behind +218: `91` for 091…'),
      length: z.int().min(1).max(MAX_DIGITS).default(9).describe('Digits of a number behind +218, prefix included'),
    })
    .refine(
      ({ prefixes, length }) => prefixes.every((prefix) => prefix.length <= length),
      'a prefix has more digits than its numbers',
    ),
)
