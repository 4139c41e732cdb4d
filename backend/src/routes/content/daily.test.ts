import { DAILY_IDS, type DailyItem } from '@yawmi/contract'
import { contents, dailyPicks } from '../../db/schema/content'
import { importSampleContent } from '../../testing/sample-content'
import { signIn } from '../../testing/sign-in'
import { createContentSite, type TestSite } from '../../testing/test-site'

let site: TestSite
let token: string
beforeAll(async () => {
  site = await createContentSite()
  token = await signIn(site)
}, 60_000)
afterAll(() => site.close())

/** What the page shows at an instant; each asks for the same list, so the cache must be old. */
async function shown(instant: string): Promise<Record<string, string>> {
  site.setNow(new Date(instant))
  await new Promise((resolve) => setTimeout(resolve, 2_050))
  const { data } = (await site.get('/api/v2/players/todays-content', token)).json<{ data: DailyItem[] }>()
  return Object.fromEntries(data.map((tile) => [tile.uuid, tile.latest_content.name]))
}

describe('the content of the day', () => {
  it('fills the six tiles, each from its own category', async () => {
    const { data } = (await site.get('/api/v2/players/todays-content', token)).json<{ data: DailyItem[] }>()
    expect(data.map(({ uuid }) => uuid)).toEqual(Object.values(DAILY_IDS))
    const of = (kind: keyof typeof DAILY_IDS) => data.find(({ uuid }) => uuid === DAILY_IDS[kind])?.latest_content
    expect(of('video')).toMatchObject({ path: expect.stringMatching(/mp4$/), video_cover: expect.stringMatching(/webp$/) })
    expect(of('message')).toMatchObject({ name: expect.stringContaining('نص الرسالة'), path: null, picture: null })
    expect(of('quote')).toMatchObject({ name: expect.stringContaining('نص الاقتباس'), title: expect.stringContaining('قائل') })
    expect(of('joke')?.name).toContain('نص النكتة')
    expect(of('image')).toMatchObject({ path: expect.stringMatching(/jpg$/), picture: { width: 1080 } })
    expect(of('name')).toMatchObject({ title: expect.stringContaining('معنى') })
  })

  it('stays the same from midnight to midnight in Tripoli, and then changes', async () => {
    const morning = await shown('2026-11-30T22:00:00Z')
    expect(await shown('2026-12-01T21:59:59Z')).toEqual(morning)
    const next = await shown('2026-12-01T22:00:00Z')
    for (const id of Object.values(DAILY_IDS)) expect(next[id]).not.toBe(morning[id])
  }, 20_000)

  it('does not change when editors import during the day', async () => {
    const before = await shown('2026-12-05T08:00:00Z')
    await importSampleContent(site.database.db, site.env.dataDir, { more: ['joke,,نكتة جديدة,jokes/school,,,,joke-new'] })
    expect(await shown('2026-12-05T18:00:00Z')).toEqual(before)
  }, 30_000)

  it('follows from the date and the content alone', async () => {
    const before = await shown('2026-12-10T08:00:00Z')
    await site.database.db.delete(dailyPicks)
    expect(await shown('2026-12-10T18:00:00Z')).toEqual(before)
  }, 20_000)

  it('goes through a whole category before anything comes again', async () => {
    const seen = new Set<string>()
    const { picksOfDay } = await import('../../daily/picks')
    for (let day = 1; day <= 25; day++) {
      const picks = await picksOfDay(site.database.db, new Date(Date.UTC(2027, 0, day, 12)))
      seen.add(picks.find(({ tile }) => tile.id === DAILY_IDS.quote)?.content.id ?? '')
    }
    expect(seen.size).toBe(25)
    expect(await site.database.db.$count(contents)).toBeGreaterThan(25)
  })
})
