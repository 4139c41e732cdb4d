import { CATEGORY_IDS, FREE_VISITOR_TOKEN } from '@yawmi/contract'
import { sql } from 'drizzle-orm'
import { contentSiteOfFile } from '../../../test/site/content-site'
import { newNumber, signIn } from '../../../test/site/sign-in'
import { KnownCalls } from './known-calls'

const context = contentSiteOfFile()
const QUOTES = `/api/players/categories/${CATEGORY_IDS.quotes}/content`
const JOKES = `/api/players/categories/${CATEGORY_IDS.jokes}/content`
const FEED = '/api/v2/players/contents/latest-quotes'
const NAMES = `/api/players/categories/${CATEGORY_IDS.names}/content?specific_name=${encodeURIComponent('سارة')}`

const status = async (url: string, token?: string) => (await context.site.get(url, token)).statusCode

it.each([
  ['a list', JOKES],
  ['a page of one', `${QUOTES}?page=2&limit=3`],
  ['a feed', `${FEED}?limit=5`],
  ['a name that is looked up', NAMES],
])('%s is answered the same again and again', async (_what, url) => {
  const first = await context.site.get(url, context.token)
  expect(first.statusCode).toBe(200)
  for (let time = 0; time < 3; time += 1) {
    const again = await context.site.get(url, context.token)
    expect(again.json()).toEqual(first.json())
    expect(Object.keys(again.headers).sort()).toEqual(expect.arrayContaining(['content-type', 'vary', 'cache-control']))
  }
})

it('asks each who calls for what the call asks, whoever was answered before', async () => {
  for (const url of [JOKES, `${JOKES}?page=2&limit=2`]) {
    expect(await status(url, context.token)).toBe(200)
    expect(await status(url, context.token)).toBe(200)
    expect(await status(url, FREE_VISITOR_TOKEN)).toBe(403)
    expect(await status(url)).toBe(401)
    expect(await status(url, 'made-up')).toBe(401)
  }
})

it('gives a free visitor what free visitors get of a call that subscribers were answered', async () => {
  const url = `${FEED}?page=2&limit=3`
  expect(await status(url, context.token)).toBe(200)
  expect(await status(url, FREE_VISITOR_TOKEN)).toBe(403)
  expect(await status(url, FREE_VISITOR_TOKEN)).toBe(403)
})

it.each([
  ['cannot pay', '402', 402],
  ['let their subscription run out', '406', 406],
])('turns away who %s from a list that others are given', async (_who, ending, refusal) => {
  const token = await signIn(context.site, newNumber(ending))
  expect(await status(JOKES, context.token)).toBe(200)
  expect(await status(JOKES, token)).toBe(refusal)
})

it('turns away who has gone from a list that they have just been given', async () => {
  const token = await signIn(context.site)
  expect(await status(JOKES, token)).toBe(200)
  expect(await status(JOKES, token)).toBe(200)
  expect(await status('/api/players/logout', token)).toBe(200)
  expect(await status(JOKES, token)).toBe(401)
})

it('shows what was taken away no longer than a reply stands', async () => {
  const { db } = context.site.database
  const url = `${JOKES}?limit=50`
  const before = (await context.site.get(url, context.token)).json().data.length
  await context.site.get(url, context.token)
  await db.execute(sql`DELETE FROM contents WHERE root_id = ${CATEGORY_IDS.jokes}`)
  const now = performance.now()
  const clock = jest.spyOn(performance, 'now').mockImplementation(() => now + 61_000)
  try {
    const after = (await context.site.get(url, context.token)).json().data.length
    expect(before).toBeGreaterThan(0)
    expect(after).toBe(0)
  } finally {
    clock.mockRestore()
  }
})

it('keeps a bounded number of addresses, and none that somebody made long', () => {
  const known = new KnownCalls()
  const call = { access: 'visitor', argumentsText: '[]' } as const
  known.keep(`/list?x=${'x'.repeat(1_000)}`, call)
  for (let page = 0; page < 10_000; page += 1) known.keep(`/list?page=${page}`, call)
  const found = Array.from({ length: 10_000 }, (_, page) => known.get(`/list?page=${page}`)).filter(Boolean)
  expect(known.get(`/list?x=${'x'.repeat(1_000)}`)).toBeUndefined()
  expect(found.length).toBeGreaterThan(0)
  expect(found.length).toBeLessThan(1_000)
})
