import { once } from 'node:events'
import net from 'node:net'
import zlib from 'node:zlib'
import { createTestSite, type TestSite } from '../../test/site/test-site'

const CONTACT = '/api/v2/players/contact'
const MB = 1024 * 1024

let site: TestSite
beforeAll(async () => {
  site = await createTestSite()
  await site.app.listen({ port: 0, host: '127.0.0.1' })
})
afterAll(() => site.close())

/** What is answered on a line until the server ends it. */
async function exchange(request: string): Promise<string> {
  const { port } = site.app.server.address() as net.AddressInfo
  const socket = net.connect(port, '127.0.0.1')
  socket.on('error', () => undefined)
  await once(socket, 'connect')
  socket.write(request)
  let received = ''
  socket.on('data', (chunk) => (received += String(chunk)))
  await once(socket, 'close')
  return received
}

describe('a request that is two things at once', () => {
  it('by its length and its chunks is refused', async () => {
    const received = await exchange(
      `POST ${CONTACT} HTTP/1.1\r\nHost: a\r\nContent-Length: 4\r\nTransfer-Encoding: chunked\r\n\r\n0\r\n\r\nGET /api/xsrf-token HTTP/1.1\r\nHost: a\r\n\r\n`,
    )
    expect(received).toMatch(/^HTTP\/1\.1 400 /)
    expect(received).not.toContain(' 200 ')
  })

  it.each(['X-HTTP-Method-Override', 'X-HTTP-Method', 'X-Method-Override'])(
    'by %s is what its own line says',
    async (header) => {
      const reply = await site.app.inject({
        method: 'GET',
        url: '/api/players/subscriber-details',
        headers: { ...site.writeHeaders(), [header]: 'DELETE' },
      })
      expect(reply.statusCode).toBe(401)
      const url = '/api/players/subscriber-details?_method=DELETE'
      expect((await site.send('POST', url, { _method: 'DELETE' })).statusCode).toBe(401)
    },
  )
})

describe('a body', () => {
  const post = (headers: Record<string, string>, payload: Buffer | string) =>
    site.app.inject({ method: 'POST', url: CONTACT, headers: { ...site.writeHeaders(), ...headers }, payload })

  it('of 50 MB that is packed small is not unpacked', async () => {
    const before = process.memoryUsage.rss()
    const packed = zlib.gzipSync(Buffer.alloc(50 * MB, ' '))
    const reply = await post({ 'content-type': 'application/json', 'content-encoding': 'gzip' }, packed)
    expect([413, 415, 422]).toContain(reply.statusCode)
    expect(process.memoryUsage.rss() - before).toBeLessThan(120 * MB)
  })

  it.each(['{"constructor":{"prototype":{"a":1}}}', '{"__proto__":{"a":1}}', '{"a":{"__proto__":{"a":1}}}'])(
    'that poisons prototypes is refused: %s',
    async (payload) => {
      expect((await post({ 'content-type': 'application/json' }, payload)).statusCode).toBe(422)
      expect(({} as { a?: number }).a).toBeUndefined()
    },
  )
})

describe('the name of a stranger’s host', () => {
  const STRANGER = 'evil.example'

  it.each([
    ['Host', STRANGER],
    ['Host', `localhost:${STRANGER}`],
    ['X-Forwarded-Host', STRANGER],
    ['Forwarded', `host=${STRANGER};proto=https`],
    ['X-Original-URL', `https://${STRANGER}/`],
    ['X-Rewrite-URL', `https://${STRANGER}/`],
    ['Origin', `https://${STRANGER}`],
    ['Referer', `https://${STRANGER}/page`],
  ])('in %s is repeated nowhere: %s', async (header, value) => {
    for (const url of ['/', '/home', '/no-such-page', '/site.json', '/sitemap.xml', '/robots.txt', '/api/nothing']) {
      const reply = await site.app.inject({ url, headers: { [header]: value } })
      expect(JSON.stringify(reply.headers)).not.toContain(STRANGER)
      expect(reply.body).not.toContain(STRANGER)
    }
  })
})

describe('the release list of a remote that there is none of', () => {
  const ask = (remote: string) =>
    site.app.inject({ url: `/releases.json?remote=${remote}`, headers: { 'accept-encoding': 'br' } })

  it('is signed for its name, so that a page knows it, but for none as long as an address may be', async () => {
    expect((await ask('My-remote')).json()).toMatchObject({ remotes: {}, signed: { scope: 'remote My-remote' } })
    const long = await ask('x'.repeat(8_000))
    expect(long.statusCode).toBe(404)
    expect(long.headers).toMatchObject({ 'access-control-allow-origin': '*' })
  })
})

describe('behind a proxy that passes on what strangers write', () => {
  let proxied: TestSite
  beforeAll(async () => (proxied = await createTestSite({ TRUST_PROXY: 'loopback' })))
  afterAll(() => proxied.close())

  it('the name of another brand’s host in X-Forwarded-Host makes no page of that brand, which a cache would give to everybody', async () => {
    const nameAt = async (headers: Record<string, string>) => {
      const reply = await proxied.app.inject({ url: '/manifest.webmanifest', headers })
      return reply.json<{ name: string }>().name
    }
    const [ours, theirs] = [await nameAt({ host: 'localhost' }), await nameAt({ host: 'nasma.localhost' })]
    expect(theirs).not.toBe(ours)
    expect(await nameAt({ host: 'localhost', 'x-forwarded-host': 'nasma.localhost' })).toBe(ours)
    expect(await nameAt({ host: 'nasma.localhost', 'x-forwarded-host': 'localhost' })).toBe(theirs)
  })
})
