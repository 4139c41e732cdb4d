import { randomUUID } from 'node:crypto'
import { DAILY_IDS, type DailyItem } from '@yawmi/contract'
import { eq } from 'drizzle-orm'
import { picksOfDay } from '../../../domain/content/picks'
import { contents, dailyPicks } from '../../../infrastructure/db/schema/content'
import { contentSiteOfFile } from '../../../../test/site/content-site'

const context = contentSiteOfFile()

/** What each tile shows at an instant. */
async function shown(instant: string): Promise<Record<string, string>> {
  const picks = await picksOfDay(context.site.database.db, new Date(instant))
  return Object.fromEntries(picks.map(({ tile, content }) => [tile.id, content.id]))
}

describe('the content of the day', () => {
  it('fills the six tiles, each from its own category', async () => {
    const { data } = (await context.site.get('/api/v2/players/todays-content', context.token)).json<{
      data: DailyItem[]
    }>()
    expect(data.map(({ uuid }) => uuid)).toEqual(Object.values(DAILY_IDS))
    const of = (kind: keyof typeof DAILY_IDS) => data.find(({ uuid }) => uuid === DAILY_IDS[kind])?.latest_content
    expect(of('video')).toMatchObject({
      path: expect.stringMatching(/mp4$/),
      video_cover: expect.stringMatching(/webp$/),
    })
    expect(of('message')).toMatchObject({ name: expect.stringContaining('نص الرسالة'), path: null, picture: null })
    expect(of('quote')).toMatchObject({
      name: expect.stringContaining('نص الاقتباس'),
      title: expect.stringContaining('قائل'),
    })
    expect(of('joke')?.name).toContain('نص النكتة')
    expect(of('image')).toMatchObject({ path: expect.stringMatching(/jpg$/), picture: { width: 1080 } })
    expect(of('name')).toMatchObject({ title: expect.stringContaining('معنى') })
  })

  it('stays the same from midnight to midnight in Tripoli, and then changes', async () => {
    const morning = await shown('2026-11-30T22:00:00Z')
    expect(await shown('2026-12-01T21:59:59Z')).toEqual(morning)
    const next = await shown('2026-12-01T22:00:00Z')
    for (const id of Object.values(DAILY_IDS)) expect(next[id]).not.toBe(morning[id])
  })

  it('does not change when editors publish during the day', async () => {
    const { db } = context.site.database
    const before = await shown('2026-12-05T08:00:00Z')
    const [joke] = await db.select().from(contents).where(eq(contents.type, 'joke'))
    await db.insert(contents).values({ ...joke!, id: randomUUID(), externalId: 'joke-of-today' })
    expect(await shown('2026-12-05T18:00:00Z')).toEqual(before)
  })

  it('shows another joke once editors have taken the one of the day back, and leaves the other tiles as they are', async () => {
    const { db } = context.site.database
    const before = await shown('2026-12-07T08:00:00Z')
    const taken = before[DAILY_IDS.joke]!
    const later = { publishAt: new Date('2027-06-01T00:00:00Z') }
    const [joke] = await db.update(contents).set(later).where(eq(contents.id, taken)).returning()
    const after = await shown('2026-12-07T18:00:00Z')
    expect(after[DAILY_IDS.joke]).toBeDefined()
    expect(after[DAILY_IDS.joke]).not.toBe(taken)
    expect({ ...after, [DAILY_IDS.joke]: taken }).toEqual(before)
    expect(await shown('2026-12-07T19:00:00Z')).toEqual(after)
    await db.update(contents).set({ publishAt: joke!.createdAt }).where(eq(contents.id, taken))
  })

  it('follows from the date and the content alone', async () => {
    const before = await shown('2026-12-10T08:00:00Z')
    await context.site.database.db.delete(dailyPicks)
    expect(await shown('2026-12-10T18:00:00Z')).toEqual(before)
  })

  it('goes through a whole category before anything comes again', async () => {
    const seen = new Set<string | undefined>()
    for (let day = 10; day < 35; day++) {
      const picks = await shown(new Date(Date.UTC(2026, 10, day, 12)).toISOString())
      seen.add(picks[DAILY_IDS.quote])
    }
    expect(seen.size).toBe(25)
  })

  it('is picked once when two servers ask at the same moment', async () => {
    const [one, other] = await Promise.all([shown('2026-12-20T08:00:00Z'), shown('2026-12-20T08:00:00Z')])
    expect(other).toEqual(one)
    expect(Object.keys(one)).toHaveLength(6)
  })
})
