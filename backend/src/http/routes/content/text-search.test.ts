import { CATEGORY_IDS, FREE_VISITOR_TOKEN, type Message, type Page } from '@yawmi/contract'
import { importSampleContent, SAMPLE_NOW } from '../../../../test/database/sample-content'
import { signIn } from '../../../../test/site/sign-in'
import { createContentSite, type TestSite } from '../../../../test/site/test-site'

const FREE = FREE_VISITOR_TOKEN
const row = (type: string, title: string, body: string, category: string, id: string, from = '') =>
  `${type},${title},"${body}",${category},,${from},,${id}`
const LONG = `${'كلام كثير قبلها '.repeat(12)}ثم الخاتمة`

let site: TestSite
let token: string
beforeAll(async () => {
  site = await createContentSite()
  await site.database.db.execute(`DELETE FROM contents WHERE type IN ('message', 'quote', 'joke')`)
  await importSampleContent(site.database.db, site.env.dataDir, {
    messages: [
      row('message', '', 'صباحُ الخيرِ يا أُمّي', 'messages/friends', 'm-1'),
      row('message', '', 'مساء النور إلى الأبد', 'messages/friends', 'm-2'),
      row('message', '', 'عيد ٢٠٢٦ مف\u200cتاح', 'messages/friends', 'm-5'),
      row('message', '', LONG, 'messages/friends', 'm-3'),
      row('message', '', 'صباح الغد', 'messages/friends', 'm-4', '2027-01-01'),
    ],
    quotes: Array.from({ length: 25 }, (_, index) =>
      row('quote', index < 23 ? `قائل ${index}` : 'المتنبي', `حكمة رقم ${index}`, '', `q-${index}`),
    ),
    jokes: [row('joke', '', 'قال المعلّم للتلميذ', 'jokes/school', 'j-1')],
  })
  token = await signIn(site)
}, 60_000)
afterAll(() => site.close())

const search = async (path: string, text: string, bearer = token) => {
  const mark = path.includes('?') ? '&' : '?'
  const reply = await site.get(`/api${path}${mark}search=${encodeURIComponent(text)}`, bearer)
  return { status: reply.statusCode, ...reply.json<Page<Message>>() }
}
const messages = `/players/categories/${CATEGORY_IDS.messages}/content`
const quotes = `/players/categories/${CATEGORY_IDS.quotes}/content`
const latest = '/v2/players/contents/latest-quotes'
const textsOf = ({ data }: { data: Message[] }) => data.map(({ name }) => name)

describe('searching a list', () => {
  it.each([
    ['صباح', ['صباحُ الخيرِ يا أُمّي']],
    ['امي', ['صباحُ الخيرِ يا أُمّي']],
    ['الابد', ['مساء النور إلى الأبد']],
    ['الخـيـر صباح', ['صباحُ الخيرِ يا أُمّي']],
    ['نور مسا', ['مساء النور إلى الأبد']],
    ['الخاتمه', [LONG]],
    ['2026', ['عيد ٢٠٢٦ مف\u200cتاح']],
    ['مفتاح', ['عيد ٢٠٢٦ مف\u200cتاح']],
    ['صباح النور', []],
    ['زرقاء', []],
    ['؟!', []],
  ])('finds %s however it is written', async (typed, texts) => {
    expect(textsOf(await search(messages, typed))).toEqual(texts)
  })

  it('is possible in one sub-category', async () => {
    const { data } = (
      await site.get(`/api/players/categories/${CATEGORY_IDS.messages}/sub-categories?device_type=web`, token)
    ).json<{ data: { uuid: string }[] }>()
    const found = await search(`/players/sub-categories/${data[0]?.uuid}/content`, 'صباح')
    expect(textsOf(found)).toEqual(['صباحُ الخيرِ يا أُمّي'])
    expect(found).toHaveProperty('sub_category.name')
    expect((await search(`/players/categories/${CATEGORY_IDS.jokes}/content`, 'معلم')).data).toHaveLength(1)
  })

  it('finds a quote by its author, newest first, and counts and pages what it found', async () => {
    const first = await search(`${quotes}?limit=3`, 'قائل')
    expect(first.meta).toEqual({ current_page: 1, last_page: 8, per_page: 3, total: 23 })
    const listed = textsOf((await site.get(`/api${quotes}?limit=3`, token)).json())
    expect(textsOf(first)).toEqual(listed)
    expect((await search(`${quotes}?limit=3&page=8`, 'قائل')).data).toHaveLength(2)
    expect((await search(`${quotes}?limit=3&page=9`, 'قائل')).data).toEqual([])
  })

  it('does not find what is not published yet', async () => {
    site.setNow(new Date('2027-01-02T00:00:00Z'))
    expect(textsOf(await search(`${messages}?limit=7`, 'صباح'))).toContain('صباح الغد')
    site.setNow(SAMPLE_NOW)
  })

  it.each(['ا', 'ا'.repeat(61), '  ا  '])('refuses %s', async (text) => {
    expect(await search(messages, text)).toMatchObject({ status: 422, errors: { search: [expect.any(String)] } })
  })
})

describe('a free visitor who searches', () => {
  it('finds in the feed of quotes only what is in it', async () => {
    expect((await search(latest, 'المتنبي', FREE)).data).toEqual([])
    expect((await search(latest, 'المتنبي')).data).toHaveLength(2)
    expect(textsOf(await search(latest, 'رقم 7', FREE))).toEqual(['حكمة رقم 7', 'حكمة رقم 17'])
  })

  it('is refused messages and jokes', async () => {
    expect((await search(messages, 'صباح', FREE)).status).toBe(403)
    expect((await search(`/players/categories/${CATEGORY_IDS.jokes}/content`, 'معلم', FREE)).status).toBe(403)
  })
})
