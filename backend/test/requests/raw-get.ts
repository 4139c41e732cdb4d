import net from 'node:net'
import type { FastifyInstance } from 'fastify'

/** A GET of a target just as it is written, which clients would tidy up first; to an app that listens to nobody yet or already. */
export async function rawGet(app: FastifyInstance, target: string): Promise<{ status: number; body: string }> {
  if (!app.server.listening) await app.listen({ port: 0, host: '127.0.0.1' })
  const { port } = app.server.address() as net.AddressInfo
  const socket = net.connect(port, '127.0.0.1')
  socket.write(`GET ${target} HTTP/1.1\r\nHost: localhost\r\nConnection: close\r\n\r\n`)
  let reply = ''
  for await (const chunk of socket) reply += String(chunk)
  const [head = '', body = ''] = reply.split('\r\n\r\n')
  return { status: Number(head.split(' ')[1]), body }
}
