import { once } from 'node:events'
import net from 'node:net'
import { Readable } from 'node:stream'
import { setTimeout as wait } from 'node:timers/promises'
import fastify, { type FastifyInstance } from 'fastify'
import { pipelining } from './pipelining'

const ONES = Buffer.alloc(65_536, '1')

let app: FastifyInstance
let line: net.Socket
/** The server's end of it. */
let taken: net.Socket
/** What the app does, in its order. */
let log: string[]
/** Streams that are being read from. */
let open: number
beforeEach(async () => {
  ;[log, open] = [[], 0]
  app = fastify()
  await app.register(pipelining)
  app.get<{ Params: { name: string } }>('/soon/:name', async ({ params: { name } }) => {
    log.push(`${name} begins`)
    await wait(20)
    log.push(`${name} ends`)
    return name
  })
  app.get('/endless', (_request, reply) => {
    open += 1
    const stream = new Readable({ read: () => stream.push(ONES) })
    stream.once('close', () => (open -= 1))
    void reply.send(stream)
  })
  await app.listen({ port: 0, host: '127.0.0.1' })
  const accepted = once(app.server, 'connection')
  line = net.connect((app.server.address() as net.AddressInfo).port, '127.0.0.1')
  line.on('error', () => undefined)
  taken = ((await accepted) as [net.Socket])[0]
})
afterEach(async () => {
  line.destroy()
  await app.close()
})

const ask = (...paths: string[]) => line.write(paths.map((path) => `GET ${path} HTTP/1.1\r\nHost: a\r\n\r\n`).join(''))

it('begins with the next request of a line when the one ahead is answered', async () => {
  let answers = ''
  ask('/soon/a', '/soon/b', '/soon/c')
  line.on('data', (chunk) => (answers += String(chunk)))
  while (!answers.endsWith('c')) await once(line, 'data')
  expect(log).toEqual(['a begins', 'a ends', 'b begins', 'b ends', 'c begins', 'c ends'])
  expect(answers.match(/200 OK/g)).toHaveLength(3)
})

it('leaves nothing open for a line that is cut before its answers were read', async () => {
  ask(...Array.from({ length: 20 }, () => '/endless'))
  await once(line, 'data')
  line.destroy()
  await new Promise((resolve) => taken.once('close', resolve))
  while (open > 0) await wait(5)
  // Nor is another begun afterwards.
  await wait(20)
  expect(open).toBe(0)
})
