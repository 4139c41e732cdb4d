import { CATEGORY_IDS, FREE_VISITOR_TOKEN } from '@yawmi/contract'
import { importSampleContent } from '../../testing/sample-content'
import { signIn } from '../../testing/sign-in'
import { createTestSite, type TestSite } from '../../testing/test-site'

let site: TestSite
let token: string
beforeAll(async () => {
  site = await createTestSite()
  await importSampleContent(site.database.db, site.env.dataDir)
  token = await signIn(site)
}, 60_000)
afterAll(() => site.close())

it('answers', async () => {
  const reply = await site.get('/api/players/categories', 'free-visitor')
  for (const url of ['/api/v2/players/todays-content', `/api/players/categories/${CATEGORY_IDS.images}/content`, '/api/v2/players/stickers', '/api/v2/players/contents/latest-videos', `/api/players/categories/${CATEGORY_IDS.names}/content?specific_name=فاطمه`,'/api/v2/players/tags?related_to=images', '/api/v2/players/contents']) console.log(JSON.stringify((await site.get(encodeURI(url), token)).json(),null,1).slice(0,1500))
})
