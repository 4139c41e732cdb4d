import { createHash } from 'node:crypto'
import { mkdirSync, mkdtempSync, rmSync, symlinkSync, writeFileSync } from 'node:fs'
import net from 'node:net'
import os from 'node:os'
import path from 'node:path'
import type { FastifyInstance } from 'fastify'
import { addressOf } from '../content-import/pictures/media-store'
import { buildMedia } from './media'
import { rawGet } from '../../test/requests/raw-get'
import { mediaIn } from '../../test/site/media-in'

const SITE = 'http://localhost:4000'
const BYTES = Buffer.from(Array.from({ length: 5_000 }, (_, index) => index % 251))
let dataDir: string
let media: FastifyInstance
let address: string
beforeAll(async () => {
  dataDir = mkdtempSync(path.join(os.tmpdir(), 'yawmi-media-'))
  writeFileSync(path.join(dataDir, 'secret.mp4'), 'secret')
  address = addressOf(BYTES, 'mp4')
  await mediaIn(dataDir).put(address, BYTES)
  media = await buildMedia({
    dataDir,
    mediaOrigin: 'https://media.yawmi.example',
    allowedOrigins: [SITE],
    logLevel: 'silent',
    trustProxy: false,
  })
})
afterAll(async () => {
  await media.close()
  rmSync(dataDir, { recursive: true, force: true })
})

const get = (url: string, headers: Record<string, string> = {}) => media.inject({ method: 'GET', url, headers })

describe('a media file', () => {
  it('has browsers come by https alone, where the service has it', async () => {
    expect((await get('/nothing.mp4')).headers['strict-transport-security']).toBe('max-age=31536000')
  })

  it('is named by what it holds', () => {
    const digest = createHash('sha256').update(BYTES).digest('hex').slice(0, 40)
    expect(address).toBe(`/${digest.slice(0, 2)}/${digest}.mp4`)
  })

  it('may be kept for good, drawn by the site’s pages and run by nobody', async () => {
    const reply = await get(address, { origin: SITE })
    expect(reply.statusCode).toBe(200)
    expect(reply.rawPayload.equals(BYTES)).toBe(true)
    expect(reply.headers).toMatchObject({
      'content-type': 'video/mp4',
      'cache-control': 'public, max-age=31536000, immutable',
      'access-control-allow-origin': SITE,
      vary: 'Origin',
      'cross-origin-resource-policy': 'cross-origin',
      'x-content-type-options': 'nosniff',
      'content-security-policy': expect.stringContaining('sandbox'),
      'accept-ranges': 'bytes',
    })
  })

  it('is answered with Vary and without permission to other origins, and to none', async () => {
    for (const headers of [{ origin: 'https://stranger.example' }, {}] as Record<string, string>[]) {
      const reply = await get(address, headers)
      expect(reply.headers.vary).toBe('Origin')
      expect(reply.headers['access-control-allow-origin']).toBeUndefined()
    }
  })

  it.each([
    ['bytes=0-99', 206, 'bytes 0-99/5000', 100],
    ['bytes=4900-', 206, 'bytes 4900-4999/5000', 100],
    ['bytes=-50', 206, 'bytes 4950-4999/5000', 50],
    ['bytes=9000-', 416, 'bytes */5000', undefined],
  ])('answers the range %s', async (range, status, contentRange, length) => {
    const reply = await get(address, { range })
    expect(reply.statusCode).toBe(status)
    expect(reply.headers['content-range']).toBe(contentRange)
    if (length !== undefined) expect(reply.rawPayload).toHaveLength(length)
  })

  it('tells its length without its body', async () => {
    const reply = await media.inject({ method: 'HEAD', url: address })
    expect(reply.headers['content-length']).toBe('5000')
    expect(reply.rawPayload).toHaveLength(0)
  })
})

describe('the media host', () => {
  /** As a client that tidies no path would send it. */
  const raw = async (target: string): Promise<string> => {
    if (!media.server.listening) await media.listen({ host: '127.0.0.1', port: 0 })
    const { port } = media.server.address() as net.AddressInfo
    return new Promise((resolve, reject) => {
      let text = ''
      net
        .connect(port, '127.0.0.1', function (this: net.Socket) {
          this.end(`GET ${target} HTTP/1.1\r\nHost: media\r\nConnection: close\r\n\r\n`)
        })
        .on('data', (chunk) => (text += chunk.toString('latin1')))
        .on('end', () => resolve(text))
        .on('error', reject)
    })
  }

  it.each([
    '/../secret.mp4',
    '/..%2fsecret.mp4',
    '/%2e%2e/secret.mp4',
    '/ab/../../secret.mp4',
    '//etc/passwd',
    '/%00',
    '/.demo',
    '/',
    '/%E0%A4%A',
    'http://x/../secret.mp4',
  ])('gives nothing away for %s', async (target) => {
    const reply = await raw(target)
    expect(reply).toMatch(/^HTTP\/1.1 40[04]/)
    expect(reply).not.toContain('secret')
    expect(reply).not.toContain('immutable')
  })

  it.each(['//[', '//x/../secret.mp4', '/%2e%2e/secret.mp4', '/..%2fsecret.mp4', '/ab/%00', '/%'])(
    'is not found at %s, and nothing is said of why',
    async (target) => {
      expect(await rawGet(media, target)).toEqual({ status: 404, body: '{"error":"not_found"}' })
    },
  )

  it('lets nobody keep that a file is not there', async () => {
    const reply = await get(`/ab/${'a'.repeat(40)}.webp`)
    expect(reply.statusCode).toBe(404)
    expect(reply.headers['cache-control']).toBe('no-store')
  })

  it('takes no writes', async () => {
    expect((await media.inject({ method: 'POST', url: address })).statusCode).toBe(404)
  })

  it('follows no link that somebody puts in its folder under another kind of name', async () => {
    mkdirSync(path.join(dataDir, 'media/aa'), { recursive: true })
    symlinkSync(path.join(dataDir, 'secret.mp4'), path.join(dataDir, 'media/aa/link.mp4'))
    expect((await get('/aa/link.mp4')).statusCode).toBe(404)
  })
})
