import { brotliDecompressSync, gunzipSync } from 'node:zlib'
import { CATEGORY_IDS, FREE_VISITOR_TOKEN } from '@yawmi/contract'
import { contentSiteOfFile } from '../../../test/site/content-site'

const context = contentSiteOfFile()
const LIST = `/api/players/categories/${CATEGORY_IDS.quotes}/content?limit=20`
const FEED = '/api/v2/players/contents/latest-quotes?limit=20'

const ask = (url: string, more: Record<string, string> = {}, method: 'GET' | 'HEAD' = 'GET', token = context.token) =>
  context.site.app.inject({ method, url, headers: { authorization: `Bearer ${token}`, ...more } })

describe('a list', () => {
  it.each([
    ['gzip, deflate, br', 'br', brotliDecompressSync],
    ['gzip', 'gzip', gunzipSync],
    ['br;q=0, gzip;q=0.5', 'gzip', gunzipSync],
  ])('comes compressed to who takes %s', async (accepted, encoding, decode) => {
    const plain = await ask(LIST)
    const small = await ask(LIST, { 'accept-encoding': accepted })
    expect(small.headers).toMatchObject({
      'content-encoding': encoding,
      vary: expect.stringContaining('Accept-Encoding'),
      'cache-control': 'private, no-cache',
      'content-type': 'application/json; charset=utf-8',
    })
    expect(small.rawPayload.length).toBeLessThan(plain.rawPayload.length / 2)
    expect(decode(small.rawPayload).toString()).toBe(plain.body)
    expect(plain.headers).not.toHaveProperty('content-encoding')
  })

  it('is not sent again to who has it, and is as soon as it is another', async () => {
    const { headers } = await ask(LIST)
    const tag = String(headers.etag)
    for (const known of [tag, tag.replace(/^W\//, ''), `"other", ${tag}`]) {
      const again = await ask(LIST, { 'if-none-match': known, 'accept-encoding': 'br' })
      expect([again.statusCode, again.body]).toEqual([304, ''])
      expect(again.headers).toMatchObject({ etag: tag, 'cache-control': 'private, no-cache' })
    }
    const other = await ask(LIST.replace('20', '19'), { 'if-none-match': tag })
    expect(other.statusCode).toBe(200)
    expect(other.headers.etag).not.toBe(tag)
  })

  it('says nothing to who may not have it, whatever tag they know', async () => {
    const { headers } = await ask(LIST)
    const known = { 'if-none-match': String(headers.etag) }
    expect((await ask(LIST, known, 'GET', FREE_VISITOR_TOKEN)).statusCode).toBe(403)
    expect((await ask(LIST, known, 'GET', 'made-up')).statusCode).toBe(401)
    // A free visitor's feed is another than a subscriber's.
    const feed = await ask(FEED)
    expect(
      (await ask(FEED, { 'if-none-match': String(feed.headers.etag) }, 'GET', FREE_VISITOR_TOKEN)).statusCode,
    ).toBe(200)
  })

  it('has the same headers for HEAD', async () => {
    const accepted = { 'accept-encoding': 'br' }
    const [get, head] = [await ask(LIST, accepted), await ask(LIST, accepted, 'HEAD')]
    for (const name of ['etag', 'content-encoding', 'content-length', 'vary', 'cache-control'])
      expect(head.headers[name]).toBe(get.headers[name])
    expect(head.rawPayload.length).toBe(0)
  })

  it('still says to which origin it was given', async () => {
    const reply = await ask(LIST, { origin: context.site.env.siteOrigin, 'accept-encoding': 'br' })
    expect(reply.headers.vary).toMatch(/Origin/i)
    expect(reply.headers.vary).toMatch(/Accept-Encoding/)
  })
})

it.each(['/api/players/subscriber-details', '/api/v2/players/designs?design_type=image', '/api/xsrf-token'])(
  'what is one person’s own is never compressed: %s',
  async (url) => {
    const reply = await ask(url, { 'accept-encoding': 'gzip, br' })
    expect(reply.statusCode).toBe(200)
    expect(reply.headers).not.toHaveProperty('content-encoding')
  },
)
