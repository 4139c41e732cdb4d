import { DAILY_IDS, FREE_VISITOR_TOKEN, type DailyItem } from '@yawmi/contract'
import { eq } from 'drizzle-orm'
import { contents } from '../../../infrastructure/db/schema/content'
import { ViewCounter } from '../../../domain/content/view-counter'
import { contentSiteOfFile } from '../../../../test/site/content-site'

const context = contentSiteOfFile()
let id: string
beforeAll(async () => {
  ;[{ uuid: id }] = await context.data('/api/v2/players/contents/latest-videos')
})

const viewsOf = async (content: string) =>
  (await context.site.database.db.select({ views: contents.views }).from(contents).where(eq(contents.id, content)))[0]
    ?.views

describe('views', () => {
  it('reach the database in one batch, each counted once', async () => {
    const before = (await viewsOf(id))!
    const posts = Array.from({ length: 50 }, (_, index) =>
      context.site.send(
        'POST',
        `/api/v2/players/contents/${index % 2 ? id : id.toUpperCase()}/view`,
        undefined,
        FREE_VISITOR_TOKEN,
      ),
    )
    for (const reply of await Promise.all(posts)) expect(reply.statusCode).toBe(200)
    await context.site.views.flush()
    await context.site.views.flush()
    expect(await viewsOf(id)).toBe(before + 50)
  })

  it('of a tile count for what it shows today', async () => {
    const { data } = (await context.site.get('/api/v2/players/todays-content', context.token)).json<{
      data: DailyItem[]
    }>()
    const joke = data.find(({ uuid }) => uuid === DAILY_IDS.joke)!.latest_content.uuid
    const reply = await context.site.send(
      'POST',
      '/api/v2/players/todays-content/view',
      { uuid: DAILY_IDS.joke },
      context.token,
    )
    expect(reply.statusCode).toBe(200)
    await context.site.send('POST', '/api/v2/players/todays-content/view', { uuid: joke }, context.token)
    await context.site.views.flush()
    expect(await viewsOf(joke)).toBe(2)
  })

  it('of nothing are not found', async () => {
    const nothing = 'a1f0c0de-9999-4000-8000-000000000001'
    expect(
      (await context.site.send('POST', `/api/v2/players/contents/${nothing}/view`, undefined, context.token))
        .statusCode,
    ).toBe(404)
    expect(
      (await context.site.send('POST', '/api/v2/players/todays-content/view', { uuid: nothing }, context.token))
        .statusCode,
    ).toBe(404)
  })

  it('are for those who entered', async () => {
    expect((await context.site.send('POST', `/api/v2/players/contents/${id}/view`)).statusCode).toBe(401)
  })

  it('wait in memory while the database is away, and are all there afterwards', async () => {
    const before = (await viewsOf(id))!
    let away = true
    const { db } = context.site.database
    const flaky = new Proxy(db, {
      get: (target, name) =>
        name === 'execute' && away ? () => Promise.reject(new Error('away')) : Reflect.get(target, name),
    })
    const counter = new ViewCounter(flaky)
    counter.add(id, 3)
    await expect(counter.flush()).rejects.toThrow('away')
    counter.add(id)
    away = false
    await counter.flush()
    expect(await viewsOf(id)).toBe(before + 4)
  })
})
