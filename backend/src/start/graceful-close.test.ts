import { once } from 'node:events'
import net from 'node:net'
import { setTimeout as wait } from 'node:timers/promises'
import fastify, { type FastifyInstance } from 'fastify'
import { pipelining } from '../http/plugins/pipelining'
import { closeGracefully } from './graceful-close'

const WHOLE = 'GET /now HTTP/1.1\r\nHost: a\r\n\r\n'

let app: FastifyInstance
let line: net.Socket
let begun: Promise<void>
beforeEach(async () => {
  app = fastify({ forceCloseConnections: 'idle' })
  await app.register(pipelining)
  app.get('/now', async () => 'answered')
  let resolveBegun = () => undefined as void
  begun = new Promise((resolve) => {
    resolveBegun = resolve
    app.get('/soon', async () => {
      resolve()
      await wait(100)
      return 'answered'
    })
  })
  app.get('/never', () => new Promise(() => resolveBegun()))
  app.post('/', async () => 'ok')
  await app.listen({ port: 0, host: '127.0.0.1' })
  line = net.connect((app.server.address() as net.AddressInfo).port, '127.0.0.1')
  line.on('error', () => undefined)
  await once(line, 'connect')
})
afterEach(async () => {
  line.destroy()
  await app.close()
})

it('answers what is under way, and waits no longer', async () => {
  let answer = ''
  line.on('data', (chunk) => (answer += String(chunk)))
  line.write('GET /soon HTTP/1.1\r\nHost: a\r\n\r\n')
  await begun
  const closed = once(line, 'close')
  await closeGracefully(app, { answer: 30_000, grace: 30_000 })
  await closed
  expect(answer).toContain('answered')
})

it.each([
  ['half a header', 'GET /now HTTP/1.1\r\nHo'],
  ['half a body', 'POST / HTTP/1.1\r\nHost: a\r\nContent-Type: application/json\r\nContent-Length: 9\r\n\r\n{'],
])('is not held up by %s', async (_, half) => {
  // The answer to what came before it says that it has come, too.
  line.write(WHOLE + half)
  await once(line, 'data')
  const cut = once(line.resume(), 'close')
  await closeGracefully(app, { grace: 50 })
  await cut
})

it('waits for an answer that takes longer than a client that reads slowly may', async () => {
  let answer = ''
  line.on('data', (chunk) => (answer += String(chunk)))
  line.write('GET /soon HTTP/1.1\r\nHost: a\r\n\r\n')
  await begun
  const closed = once(line, 'close')
  await closeGracefully(app, { grace: 50 })
  await closed
  expect(answer).toContain('answered')
})

it('ends an answer that never comes', async () => {
  line.write('GET /never HTTP/1.1\r\nHost: a\r\n\r\n')
  await begun
  const cut = once(line.resume(), 'close')
  await closeGracefully(app, { answer: 100, grace: 50 })
  await cut
})
