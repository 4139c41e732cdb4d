import { CATEGORY_IDS } from '@yawmi/contract'
import { contentSiteOfFile } from '../../../../test/site/content-site'

const context = contentSiteOfFile()
const { data } = context

describe('a sub-category', () => {
  it('answers its own content under its name', async () => {
    const [friends] = await data(`/api/players/categories/${CATEGORY_IDS.messages}/sub-categories`)
    const reply = (
      await context.site.get(`/api/players/sub-categories/${friends.uuid}/content?page=1&per_page=3`, context.token)
    ).json()
    expect(reply.sub_category).toEqual({ name: 'اسم messages/friends', description: 'وصف messages/friends' })
    expect(reply.data.map(({ name }: { name: string }) => name)).toEqual([
      'نص الرسالة 1',
      'نص الرسالة 2',
      'نص الرسالة 3',
    ])
    expect(reply.meta.total).toBe(4)
  })

  it('is none when it is a top category', async () => {
    expect(
      (await context.site.get(`/api/players/sub-categories/${CATEGORY_IDS.jokes}/content`, context.token)).statusCode,
    ).toBe(404)
  })
})

describe('the design studio', () => {
  it('has tags for images and for designs apart', async () => {
    expect(await data('/api/v2/players/tags?related_to=images')).toEqual([
      { uuid: expect.any(String), name: 'هدوء', icon: 'leaf', background: { background_web: '#336699' } },
    ])
    expect(await data('/api/v2/players/tags?related_to=designs')).toMatchObject([{ name: 'عيد' }])
    expect((await context.site.get('/api/v2/players/tags?related_to=cats', context.token)).statusCode).toBe(422)
  })

  it('finds its pictures by tag, by category and by both', async () => {
    const [calm] = await data('/api/v2/players/tags?related_to=images')
    const [cards] = await data(`/api/players/categories/${CATEGORY_IDS.designs}/sub-categories`)
    const names = async (query: string) =>
      (await data(`/api/v2/players/contents?${query}`)).map(({ name }: { name: string }) => name).sort()

    expect(await names(`tag=${calm.uuid}`)).toEqual(['صورة 1', 'صورة 2', 'صورة 3'])
    expect(await names(`category=${cards.uuid}`)).toEqual(['بطاقة'])
    expect(await names(`category=${CATEGORY_IDS.designs}`)).toHaveLength(4)
    expect(await names(`tag=${calm.uuid}&category=${cards.uuid}`)).toEqual([])
    expect(await names(`tag=${calm.uuid}&category=${CATEGORY_IDS.designs}`)).toHaveLength(3)
  })
})

describe('sticker packs', () => {
  it('show four stickers and the number of all', async () => {
    const [pack] = await data('/api/v2/players/stickers')
    expect(pack).toMatchObject({ name: 'شاي', number_of_stickers: 5 })
    expect(pack.stickers).toHaveLength(4)
  })

  it('open whole, in their order', async () => {
    const [pack] = await data('/api/v2/players/stickers')
    const whole = await data(`/api/v2/players/stickers/${pack.uuid}`)
    expect(whole.stickers).toHaveLength(5)
    expect(whole.stickers.slice(0, 4)).toEqual(pack.stickers)
  })

  it('are not found under the id of another sub-category', async () => {
    const [friends] = await data(`/api/players/categories/${CATEGORY_IDS.messages}/sub-categories`)
    expect((await context.site.get(`/api/v2/players/stickers/${friends.uuid}`, context.token)).statusCode).toBe(404)
  })
})
