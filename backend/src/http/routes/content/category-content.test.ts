import { CATEGORY_IDS, FREE_VISITOR_TOKEN, type ContentItem, type Page } from '@yawmi/contract'
import { contentSiteOfFile } from '../../../../test/site/content-site'
import { SAMPLE_NOW } from '../../../../test/database/sample-content'

const FREE = FREE_VISITOR_TOKEN
const context = contentSiteOfFile()

const content = (kind: keyof typeof CATEGORY_IDS, query = '') =>
  `/api/players/categories/${CATEGORY_IDS[kind]}/content${query}`
const page = async (url: string, bearer = context.token) =>
  (await context.site.get(url, bearer)).json<Page<ContentItem & { description: string; name: string }>>()

describe('the content of a category', () => {
  it('pages through everything once, newest and first of each sub-category first', async () => {
    const first = await page(content('images'))
    expect(first.meta).toEqual({ current_page: 1, last_page: 2, per_page: 8, total: 12 })
    const second = await page(content('images', '?page=2'))
    const names = [...first.data, ...second.data].map(({ name }) => name)
    expect(new Set(names).size).toBe(12)
    expect(names.slice(0, 2).sort()).toEqual(['خلفية 1', 'خلفية 2'])
    expect(names.slice(10).sort()).toEqual(['خلفية 11', 'خلفية 12'])
  })

  it('takes the number of rows as limit or per_page, and answers an empty page beyond the end', async () => {
    expect((await page(content('quotes', '?limit=3'))).data).toHaveLength(3)
    expect((await page(content('quotes', '?per_page=4'))).data).toHaveLength(4)
    expect(await page(content('quotes', '?page=99'))).toMatchObject({
      data: [],
      meta: { current_page: 99, last_page: 2 },
    })
  })

  it.each(['page=0', 'page=x', 'limit=0', 'limit=101', 'page=1.5'])('refuses %s', async (query) => {
    const reply = await context.site.get(content('quotes', `?${query}`), context.token)
    expect(reply.statusCode).toBe(422)
    expect(Object.keys(reply.json().errors)).toEqual([query.split('=')[0]])
  })

  it('shows what is scheduled from its time on', async () => {
    const total = async () => (await page('/api/v2/players/contents/latest-quotes?limit=1')).meta.total
    expect(await total()).toBe(25)
    const first = await page(content('quotes', '?limit=1'))
    expect(first.data[0]?.name).not.toBe('نص الغد')
    context.site.setNow(new Date('2027-01-02T00:00:00Z'))
    expect((await page(content('quotes', '?limit=2'))).data[0]?.name).toBe('نص الغد')
    context.site.setNow(SAMPLE_NOW)
  })

  it('is not there under an id that is no category', async () => {
    expect(
      (await context.site.get('/api/players/categories/a1f0c0de-9999-4000-8000-000000000001/content', context.token))
        .statusCode,
    ).toBe(404)
    expect((await context.site.get('/api/players/categories/7/content', context.token)).statusCode).toBe(404)
  })
})

describe('a free visitor', () => {
  it('sees the first page of pictures as if it were all', async () => {
    const { data, meta } = await page(content('images'), FREE)
    expect(data).toHaveLength(8)
    expect(meta).toEqual({ current_page: 1, last_page: 1, per_page: 8, total: 8 })
  })

  it.each([
    content('images', '?page=2'),
    content('videos'),
    content('quotes'),
    content('messages'),
    content('jokes'),
    content('names'),
    content('designs'),
    '/api/v2/players/contents/latest-quotes?page=2',
    '/api/v2/players/todays-content',
    '/api/v2/players/contents',
    '/api/v2/players/tags?related_to=images',
    '/api/v2/players/stickers',
  ])('is refused %s', async (url) => {
    const reply = await context.site.get(url, FREE)
    expect(reply.statusCode).toBe(403)
    expect(reply.json()).toMatchObject({ error: 'forbidden', message: 'هذا المحتوى للمشتركين فقط' })
  })

  it('has the feed of the newest quotes, twenty at most, and opens what is in it', async () => {
    const { data, meta } = await page('/api/v2/players/contents/latest-quotes?limit=100', FREE)
    expect(data).toHaveLength(20)
    expect(meta.last_page).toBe(1)
    expect((await context.site.get(content('quotes', `/${data[19]?.uuid}`), FREE)).statusCode).toBe(200)
  })

  it('does not open what lies beyond the feed', async () => {
    const { data } = await page(content('quotes', '?limit=100'))
    expect((await context.site.get(content('quotes', `/${data[24]?.uuid}`), FREE)).statusCode).toBe(403)
    expect((await context.site.get(content('quotes', `/${data[24]?.uuid}`), context.token)).statusCode).toBe(200)
  })

  it('opens a video of the feed with all its fields', async () => {
    const { data } = await page('/api/v2/players/contents/latest-videos', FREE)
    const reply = await context.site.get(content('videos', `/${data[0]?.uuid}`), FREE)
    expect(reply.json().data).toMatchObject({
      name: 'فيديو 1',
      title: 'فيديو 1',
      description: 'وصف الفيديو 1',
      path: expect.stringMatching(/\.mp4$/),
      video_cover: expect.stringMatching(/\.webp$/),
      cover: { width: 1080, variants: [{ width: 320 }, { width: 640 }, { width: 1080 }] },
      views: 0,
    })
  })
})

describe('an item', () => {
  it('is found under its own category only', async () => {
    const { data } = await page(content('quotes', '?limit=1'))
    expect((await context.site.get(content('jokes', `/${data[0]?.uuid}`), context.token)).statusCode).toBe(404)
    expect(
      (await context.site.get(content('quotes', '/a1f0c0de-9999-4000-8000-000000000001'), context.token)).statusCode,
    ).toBe(404)
  })
})

describe('looking a name up', () => {
  const lookUp = async (name: string, bearer?: string) => {
    const reply = await context.site.get(content('names', `?specific_name=${encodeURIComponent(name)}`), bearer)
    expect(reply.statusCode).toBe(200)
    return reply.json<Page<{ name: string; description: string }>>().data
  }

  it.each([
    ['احمد', 'أحمد'],
    ['فاطمه', 'فاطمة'],
    ['اسراء', 'إسراء'],
    ['علا', 'علاء'],
    ['فَاطِمَة', 'فاطمة'],
    ['عبدالله', 'عبد الله'],
  ])('finds %s', async (typed, name) => {
    expect((await lookUp(typed))[0]).toEqual({ uuid: expect.any(String), name, description: `معنى ${name}` })
  })

  it('is free for everyone and finds nothing where there is nothing', async () => {
    expect(await lookUp('أحم')).toEqual([])
    expect(await lookUp('زرقاء', FREE)).toEqual([])
  })

  it.each(['هدى', 'هدي'])('puts %s first when it was written so', async (name) => {
    const found = await lookUp(name)
    expect(found.map((row) => row.name)).toHaveLength(2)
    expect(found[0]?.name).toBe(name)
  })

  it('is no way into another category, nor into the list of names', async () => {
    expect((await context.site.get(content('jokes', '?specific_name=a'))).statusCode).toBe(401)
    expect((await context.site.get(content('names', '?specific_name='))).statusCode).toBe(401)
  })
})
