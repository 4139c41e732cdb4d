import net from 'node:net'
import { setTimeout as sleep } from 'node:timers/promises'
import fastify, { type FastifyInstance } from 'fastify'
import { BODY_PACE, type BodyPace, isTooSlow, slowBodies } from './slow-bodies'

const KB = 1_000
const MB = 1_000_000

/** Whether a body of so many bytes arrives whole at an even rate, looked at each second. */
function arrives(bytes: number, rate: number, stallMs = 0): boolean {
  for (let ms = 0; ms < stallMs + (bytes / rate) * 1_000; ms += 1_000)
    if (isTooSlow(BODY_PACE, (Math.max(0, ms - stallMs) / 1_000) * rate, ms)) return false
  return true
}

it.each([
  ['a picture of 2 MB at 20 KB a second, as a slow 3G phone sends it', 2 * MB, 20 * KB, 0],
  ['the largest picture at that rate', 5 * MB, 20 * KB, 0],
  ['a picture of a phone that loses its network for 15 seconds first', 2 * MB, 40 * KB, 15_000],
  ['a message to support at a byte a millisecond', 4 * KB, KB, 0],
])('waits for %s', (_, bytes, rate, stall) => {
  expect(arrives(bytes, rate, stall)).toBe(true)
})

it.each([
  ['a byte a second', 2 * MB, 1],
  ['a kilobyte a second', 2 * MB, KB],
  ['the least rate for ever', 50 * MB, 10 * KB],
])('does not wait for %s', (_, bytes, rate) => {
  expect(arrives(bytes, rate)).toBe(false)
})

describe('at a server', () => {
  const pace: BodyPace = { graceMs: 300, minRate: 10_000, deadlineMs: 1_500 }
  let app: FastifyInstance
  beforeEach(async () => {
    app = fastify({ bodyLimit: 10 ** 8 })
    await app.register(slowBodies, { pace })
    app.addContentTypeParser('*', { parseAs: 'buffer' }, (_request, body, done) => done(null, body))
    app.post('/', async ({ body }) => ({ bytes: (body as Buffer).length }))
    app.post('/early', { onRequest: async (_request, reply) => reply.code(401).send({}) }, async () => ({}))
    await app.listen({ port: 0, host: '127.0.0.1' })
  })
  afterEach(() => app.close())

  /** Sends a head and then a piece every so often. @returns what came back, and after how many milliseconds it was over */
  async function send(url: string, length: number | 'chunked', piece: string, everyMs: number) {
    const { port } = app.server.address() as net.AddressInfo
    const socket = net.connect(port, '127.0.0.1')
    // A server that hangs up may reset the connection: that is an end as well.
    socket.on('error', () => undefined)
    const closed = new Promise((resolve) => socket.once('close', resolve))
    const size = length === 'chunked' ? 'transfer-encoding: chunked' : `content-length: ${length}`
    socket.write(`POST ${url} HTTP/1.1\r\nhost: a\r\ncontent-type: a/b\r\n${size}\r\n\r\n`)
    const began = performance.now()
    const text = length === 'chunked' ? `${piece.length.toString(16)}\r\n${piece}\r\n` : piece
    const timer = setInterval(() => socket.write(text), everyMs)
    let reply = ''
    socket.on('data', (chunk) => {
      reply += String(chunk)
      if (reply.includes('"bytes"')) socket.end()
    })
    await Promise.race([closed, sleep(4_000, undefined, { ref: false })])
    clearInterval(timer)
    socket.destroy()
    return { status: Number(reply.split(' ')[1]), ms: performance.now() - began }
  }

  it.each(['chunked', 100_000] as const)('hangs up with 408 on who sends a byte now and then (%s)', async (length) => {
    const { status, ms } = await send('/', length, 'x', 50)
    expect(status).toBe(408)
    expect(ms).toBeLessThan(1_000)
  })

  it('hangs up on who goes on so after an early answer', async () => {
    const { status, ms } = await send('/early', 100_000, 'x', 50)
    expect(status).toBe(401)
    expect(ms).toBeLessThan(1_000)
  })

  it('hangs up on who is fast and never ends', async () => {
    const { status, ms } = await send('/', 50_000_000, 'x'.repeat(2_000), 50)
    expect(status).toBe(408)
    expect(ms).toBeGreaterThan(1_200)
    expect(ms).toBeLessThan(3_000)
  })

  it('takes what comes at a fair pace', async () => {
    expect((await send('/', 40_000, 'x'.repeat(1_000), 20)).status).toBe(200)
  })

  it('takes body after body on one connection', async () => {
    const { port } = app.server.address() as net.AddressInfo
    const warnings: Error[] = []
    const onWarning = (warning: Error) => warnings.push(warning)
    process.on('warning', onWarning)
    for (let index = 0; index < 30; index++) {
      const reply = await fetch(`http://127.0.0.1:${port}/`, { method: 'POST', body: 'x'.repeat(1_000) })
      expect(await reply.json()).toEqual({ bytes: 1_000 })
    }
    await sleep(400)
    process.off('warning', onWarning)
    expect(warnings).toEqual([])
  })
})
