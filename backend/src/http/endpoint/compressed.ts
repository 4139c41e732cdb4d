import { promisify } from 'node:util'
import zlib from 'node:zlib'
import type { FastifyRequest } from 'fastify'

/** How a body is written on the wire. */
export type Encoding = 'br' | 'gzip'

export const BY_PREFERENCE = ['br', 'gzip'] as const
const PATTERNS = Object.fromEntries(
  // One that is named with the weight 0 is refused by that.
  BY_PREFERENCE.map((name) => [
    name,
    new RegExp(`(?:^|,)\\s*${name}\\s*(?:$|,|;(?!\\s*q=0(?:\\.0*)?\\s*(?:$|,)))`, 'i'),
  ]),
) as Record<Encoding, RegExp>

/** Browsers send one of a few; each is read once. */
const cached = new Map<string, Encoding | undefined>()
const MAX_CACHED = 200

/** The best encoding that a client takes; undefined when it takes none of ours. */
export function encodingFor({ headers }: Pick<FastifyRequest, 'headers'>): Encoding | undefined {
  const accepted = headers['accept-encoding']
  if (accepted === undefined) return undefined
  if (cached.has(accepted)) return cached.get(accepted)
  const encoding = BY_PREFERENCE.find((name) => PATTERNS[name].test(accepted))
  if (cached.size >= MAX_CACHED) cached.clear()
  cached.set(accepted, encoding)
  return encoding
}

const brotli = promisify(zlib.brotliCompress)
const gzip = promisify<Buffer, zlib.ZlibOptions, Buffer>(zlib.gzip)

/** Compresses in a thread of its own. @param quality as brotli counts it, from 0 to 11; gzip's is the same up to 9 */
export const compress = (bytes: Buffer, encoding: Encoding, quality: number): Promise<Buffer> =>
  encoding === 'br'
    ? brotli(bytes, {
        params: {
          [zlib.constants.BROTLI_PARAM_QUALITY]: quality,
          [zlib.constants.BROTLI_PARAM_SIZE_HINT]: bytes.length,
        },
      })
    : gzip(bytes, { level: Math.min(quality, 9) })

/** A middling quality, for what is made anew for each who asks: the best one costs more time than it saves. */
export const QUALITY = 5

/** The best that each encoder can do, which takes a third of a second for a page with a font in it: for what many ask for. */
export const BEST = 11
