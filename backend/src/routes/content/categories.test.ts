import { CATEGORY_IDS, FREE_VISITOR_TOKEN } from '@yawmi/contract'
import { signIn } from '../../testing/sign-in'
import { createContentSite, type TestSite } from '../../testing/test-site'

const FREE = FREE_VISITOR_TOKEN
let site: TestSite
let token: string
beforeAll(async () => {
  site = await createContentSite()
  token = await signIn(site)
}, 60_000)
afterAll(() => site.close())

const subCategories = (id: string) => `/api/players/categories/${id}/sub-categories?device_type=web`

describe('categories', () => {
  it('come in the order of the catalogue with their pictures', async () => {
    const { data } = (await site.get('/api/players/categories', FREE)).json()
    expect(data.map(({ slug }: { slug: string }) => slug)).toEqual(Object.keys(CATEGORY_IDS))
    expect(data[0]).toEqual({
      uuid: CATEGORY_IDS.images,
      slug: 'images',
      name: 'اسم images',
      description: 'وصف images',
      color: '#336699',
      img: {
        icon_web: expect.stringMatching(/\.svg$/),
        primary_background: { web: expect.stringMatching(/\.webp$/) },
        secondary_background: { web: expect.stringMatching(/\.webp$/) },
      },
    })
  })

  it('are not for those who did not enter', async () => {
    const reply = await site.get('/api/players/categories')
    expect(reply.statusCode).toBe(401)
    expect(reply.json().error).toBe('unauthenticated')
  })
})

describe('sub-categories', () => {
  it('of pictures are shown to a free visitor', async () => {
    const { data } = (await site.get(subCategories(CATEGORY_IDS.images), FREE)).json()
    expect(data.map(({ slug }: { slug: string }) => slug)).toEqual(['images/sea', 'images/night'])
  })

  it.each(['messages', 'jokes', 'designs', 'stickers'] as const)('of %s are for subscribers', async (kind) => {
    expect((await site.get(subCategories(CATEGORY_IDS[kind]), FREE)).statusCode).toBe(403)
    const reply = await site.get(subCategories(CATEGORY_IDS[kind]), token)
    expect(reply.json().data.length).toBeGreaterThan(0)
  })

  it('of no category are not found', async () => {
    expect((await site.get(subCategories('a1f0c0de-9999-4000-8000-000000000001'), token)).statusCode).toBe(404)
  })
})
