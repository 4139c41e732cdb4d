import { createTestSite, type TestSite } from '../../../test/site/test-site'

let site: TestSite
beforeAll(async () => {
  site = await createTestSite()
})
afterAll(() => site.close())

const icons = async () => {
  const { icons } = (await site.app.inject('/manifest.webmanifest')).json<{ icons: { src: string }[] }>()
  return icons.map(({ src }) => src)
}

describe('a brand’s picture', () => {
  it('is kept for good under the fingerprint of what is drawn, whatever follows the address', async () => {
    for (const src of await icons())
      for (const url of [src, `${src}?v=2`]) {
        const reply = await site.app.inject(url)
        expect(reply.statusCode).toBe(200)
        expect(reply.headers['cache-control']).toBe('public, max-age=31536000, immutable')
      }
  })

  it('is not there under another fingerprint: in a roll-out nobody keeps the old one as the new one', async () => {
    const [src = ''] = await icons()
    for (const fingerprint of ['00000000', 'x', '..%2f00000000', `${src.split('/')[3]}0`]) {
      const reply = await site.app.inject(src.replace(/^(\/brands\/[^/]+\/)[^/]+/, `$1${fingerprint}`))
      expect(reply.statusCode).toBe(404)
      expect(reply.headers['cache-control'] ?? '').not.toContain('immutable')
    }
  })
})
