import { once } from 'node:events'
import https from 'node:https'
import net from 'node:net'

/** Type, version and length of a record. */
const HEAD_BYTES = 5
const APPLICATION_DATA = 23

/**
 * Bytes of the longest record in which a server sends an answer, as RFC 8446, 5.1 has records on the wire: a client can read none before its
 * last byte is there.
 */
export async function longestRecord(port: number, path: string): Promise<number> {
  let longest = 0
  const between = net.createServer((client) => {
    const server = net.connect(port, 'localhost')
    client.pipe(server).pipe(client)
    for (const end of [client, server]) end.on('error', () => end.destroy())
    let left = Buffer.alloc(0)
    server.on('data', (bytes: Buffer) => {
      left = Buffer.concat([left, bytes])
      while (left.length >= HEAD_BYTES && left.length >= HEAD_BYTES + left.readUInt16BE(3)) {
        const length = left.readUInt16BE(3)
        if (left[0] === APPLICATION_DATA) longest = Math.max(longest, length)
        left = left.subarray(HEAD_BYTES + length)
      }
    })
  })
  between.listen(0, 'localhost')
  await once(between, 'listening')
  const request = https.get({
    ...{ host: 'localhost', port: (between.address() as net.AddressInfo).port, path, agent: false },
    rejectUnauthorized: false,
  })
  const [reply] = (await once(request, 'response')) as [NodeJS.ReadableStream]
  await once(reply.resume(), 'end')
  between.close()
  return longest
}
