import { CATEGORY_IDS, FREE_VISITOR_TOKEN } from '@yawmi/contract'
import { contentSiteOfFile } from '../../../../test/site/content-site'

const FREE = FREE_VISITOR_TOKEN
const context = contentSiteOfFile()

const subCategories = (id: string) => `/api/players/categories/${id}/sub-categories?device_type=web`

describe('categories', () => {
  it('come in the order of the catalogue with their pictures', async () => {
    const { data } = (await context.site.get('/api/players/categories', FREE)).json()
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
    const reply = await context.site.get('/api/players/categories')
    expect(reply.statusCode).toBe(401)
    expect(reply.json().error).toBe('unauthenticated')
  })
})

describe('sub-categories', () => {
  it('of pictures are shown to a free visitor', async () => {
    const { data } = (await context.site.get(subCategories(CATEGORY_IDS.images), FREE)).json()
    expect(data.map(({ slug }: { slug: string }) => slug)).toEqual(['images/sea', 'images/night'])
  })

  it.each(['messages', 'jokes', 'designs', 'stickers'] as const)('of %s are for subscribers', async (kind) => {
    expect((await context.site.get(subCategories(CATEGORY_IDS[kind]), FREE)).statusCode).toBe(403)
    const reply = await context.site.get(subCategories(CATEGORY_IDS[kind]), context.token)
    expect(reply.json().data.length).toBeGreaterThan(0)
  })

  it('of no category are not found', async () => {
    expect(
      (await context.site.get(subCategories('a1f0c0de-9999-4000-8000-000000000001'), context.token)).statusCode,
    ).toBe(404)
  })
})
