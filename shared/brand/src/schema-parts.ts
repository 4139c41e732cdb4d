import { z } from 'zod'

const isHttps = (value: string) => URL.canParse(value) && new URL(value).protocol === 'https:'
const isPath = (value: string) => /^\/(?!\/)/.test(value)

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
  .regex(
    /^(?=.{1,253}$)[a-z0-9]([a-z0-9-]*[a-z0-9])?(\.[a-z0-9]([a-z0-9-]*[a-z0-9])?)*$/,
    'must be a host name such as yawmi.example, without https:// and without a port',
  )
  .describe('Host name, without scheme and port')

/** `https://host[:port]`; plain http only for the machine itself, so that integrators can try things out. */
export const origin = z
  .string()
  .refine(
    (value) =>
      URL.canParse(value) &&
      new URL(value).origin === value &&
      (value.startsWith('https://') || /^http:\/\/(localhost|127\.0\.0\.1)(:\d+)?$/.test(value)),
    'must be an origin such as https://example.com, with nothing after it; http only for localhost and 127.0.0.1',
  )
  .describe('Origin: scheme, host and port')

const compiles = (source: string) => {
  try {
    return Boolean(new RegExp(source))
  } catch {
    return false
  }
}

/**
 * A regular expression over a whole number in the form `+218…`. A group that repeats what repeats inside is refused:
 * on a hostile number it could run for minutes.
 */
export const phoneRule = z
  .string()
  .max(120)
  .refine(compiles, 'is no regular expression')
  .refine(
    (source) => !compiles(source) || (source.startsWith('^\\+218') && source.endsWith('$')),
    'must begin with ^\\+218 and end with $: numbers are compared as +218912345678',
  )
  .refine((source) => !/[*+}]\)[*+{]/.test(source), 'must not repeat a group that repeats inside')
