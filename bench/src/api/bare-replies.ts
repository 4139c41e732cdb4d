import { get } from 'node:http'
import { buffer } from 'node:stream/consumers'

/** What a bare server answers, by path. */
export interface BareReplies {
  objects: Record<string, unknown>
  /** In brotli. */
  files: Record<string, { type: string; base64: string }>
}

/** What browsers of https sites take. */
export const BROWSER = { 'accept-encoding': 'gzip, deflate, br, zstd' }

/** A page or file as a service sends it to browsers. @throws when it is not compressed */
export function fileOf(address: string): Promise<BareReplies['files'][string]> {
  return new Promise((resolve, reject) => {
    get(address, { headers: BROWSER }, (reply) => {
      const { 'content-type': type = '', 'content-encoding': encoding } = reply.headers
      if (encoding !== 'br') return void reply.destroy(new Error(`${address} is not in brotli`))
      buffer(reply).then((bytes) => resolve({ type, base64: bytes.toString('base64') }), reject)
    }).on('error', reject)
  })
}
