import { get } from 'node:http'
import { buffer } from 'node:stream/consumers'

/** What a bare server answers, by path. */
export interface BareReplies {
  objects: Record<string, unknown>
  /** In brotli; with all headers that the product sends beside it. */
  files: Record<string, { type: string; headers: Record<string, string>; base64: string }>
}

/** Before the path of a file that is to come with the product's headers. */
export const WITH_HEADERS = '/with-headers'

/** What browsers of https sites take. */
export const BROWSER = { 'accept-encoding': 'gzip, deflate, br, zstd' }

/** A page or file as a service sends it to browsers. @throws when it is not compressed */
export function fileOf(address: string): Promise<BareReplies['files'][string]> {
  return new Promise((resolve, reject) => {
    get(address, { headers: BROWSER }, (reply) => {
      const { 'content-type': type = '', 'content-encoding': encoding } = reply.headers
      const { date: _date, connection: _connection, 'keep-alive': _keepAlive, ...headers } = reply.headers
      if (encoding !== 'br') return void reply.destroy(new Error(`${address} is not in brotli`))
      buffer(reply).then(
        (bytes) => resolve({ type, headers: headers as Record<string, string>, base64: bytes.toString('base64') }),
        reject,
      )
    }).on('error', reject)
  })
}
