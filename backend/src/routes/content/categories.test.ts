import { createTestSite, type TestSite } from '../../testing/test-site'

let site: TestSite
beforeAll(async () => {
  site = await createTestSite()
})
afterAll(() => site.close())

it('answers', async () => {
  const reply = await site.get('/api/players/categories', 'free-visitor')
  expect(reply.json()).toEqual({ data: [] })
  const api = await site.get('/api/openapi.json')
  expect(api.statusCode).toBe(200)
  console.log(JSON.stringify(api.json()).slice(0,3000))
  console.log((await site.get('/api/nothing')).body, (await site.get('/api/players/categories/xx/content/%zz')).body, (await site.send('POST', '/api/v2/players/contact', {})).body)
})
