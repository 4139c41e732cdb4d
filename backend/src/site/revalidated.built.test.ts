import fs from 'node:fs'
import path from 'node:path'
import { createTestSite, type TestSite } from '../../test/site/test-site'

let site: TestSite
beforeAll(async () => {
  site = await createTestSite()
  const folder = path.join(site.env.dataDir, 'brands/nasma')
  fs.mkdirSync(folder, { recursive: true })
  fs.writeFileSync(path.join(folder, 'logo.svg'), '<svg id="first"></svg>')
})
afterAll(() => site.close())

const get = (url: string, headers = {}) => site.app.inject({ url, headers })

it.each(['/brands/nasma/logo.svg', '/brands/nasma.json', '/service-worker.js'])(
  '%s, which browsers ask about each time, is not sent again to who has it',
  async (url) => {
    const first = await get(url)
    expect(first.statusCode).toBe(200)
    expect(first.headers).toMatchObject({ 'cache-control': 'no-cache', etag: expect.any(String) })
    const again = await get(url, { 'if-none-match': first.headers.etag })
    expect([again.statusCode, again.body]).toEqual([304, ''])
    const another = await get(url, { 'if-none-match': '"another"' })
    expect([another.statusCode, another.body]).toEqual([200, first.body])
  },
)

it('a logo that was changed under its name is sent anew', async () => {
  const { headers } = await get('/brands/nasma/logo.svg')
  fs.writeFileSync(path.join(site.env.dataDir, 'brands/nasma/logo.svg'), '<svg id="second"></svg>')
  const changed = await get('/brands/nasma/logo.svg', { 'if-none-match': headers.etag })
  expect([changed.statusCode, changed.body]).toEqual([200, '<svg id="second"></svg>'])
})
