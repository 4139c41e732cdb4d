import { endpoints } from '@yawmi/contract/schemas'
import { fieldCounts } from '../../../infrastructure/db/schema/field-data'
import { createTestSite, type TestSite } from '../../../../test/site/test-site'

let site: TestSite
const INTEGRATORS = ['https://shop.example'] as const
beforeAll(async () => (site = await createTestSite({ CORS_ORIGINS: INTEGRATORS.join() })))
afterAll(() => site.close())

const known = () => {
  const [remote, releases] = Object.entries(site.app.releases.list.remotes)[0] ?? []
  return { remote: remote ?? '', version: releases?.[0]?.version ?? '' }
}
const beacon = (reports: object[], headers: Record<string, string> = { 'sec-fetch-site': 'same-origin' }) =>
  site.app.inject({ method: 'POST', url: '/api/v2/field-data', headers, payload: { browser: 'chromium', reports } })
const rows = async () => {
  await site.app.fieldCounter.flush()
  const found = await site.database.db.select().from(fieldCounts)
  return found.map(({ kind, detail, count }) => `${kind} ${detail} ${count}`).sort()
}

it('counts what pages report by hour, with nothing of who sends it, and without a CSRF token', async () => {
  const reports = [
    { ...known(), kind: 'load', weight: 10 },
    { ...known(), kind: 'failure', phase: 'render', weight: 1 },
    { ...known(), kind: 'lcp', value: 1_840, weight: 10 },
  ]
  for (let page = 0; page < 2; page += 1) expect((await beacon(reports)).statusCode).toBe(200)
  expect(await rows()).toEqual(['failure render 2', 'lcp 2000 20', 'load  20'])
  expect(Object.keys((await site.database.db.select().from(fieldCounts))[0] ?? {})).toEqual([
    'hour',
    'remote',
    'version',
    'kind',
    'detail',
    'browser',
    'count',
  ])
})

it('counts nothing of versions that are not in the list, and refuses what is too long, wrong, or of another site', async () => {
  const before = await rows()
  expect((await beacon([{ ...known(), version: 'forged', kind: 'load', weight: 1 }])).statusCode).toBe(200)
  expect((await beacon([{ remote: 'constructor', version: '1', kind: 'load', weight: 1 }])).statusCode).toBe(422)
  expect((await beacon([{ ...known(), kind: 'load', weight: 1_000 }])).statusCode).toBe(422)
  expect((await beacon([{ ...known(), kind: 'load', weight: 1, note: 'ا'.repeat(2_000) }])).statusCode).toBe(413)
  expect((await beacon([{ ...known(), kind: 'load', weight: 1 }], { 'sec-fetch-site': 'cross-site' })).statusCode).toBe(
    403,
  )
  expect(await rows()).toEqual(before)
})

it('takes from pages of integrators what comes without credentials, and nothing of other pages', async () => {
  const before = await rows()
  const [origin] = INTEGRATORS
  const from = (headers: Record<string, string>, method: 'POST' | 'OPTIONS' = 'POST') =>
    site.app.inject({
      method,
      url: '/api/v2/field-data',
      headers: { 'sec-fetch-site': 'cross-site', ...headers },
      ...(method === 'POST' && {
        payload: { browser: 'firefox', reports: [{ ...known(), kind: 'failure', phase: 'load', weight: 1 }] },
      }),
    })
  const preflight = { 'access-control-request-method': 'POST', 'access-control-request-headers': 'content-type' }
  expect((await from({ origin, ...preflight }, 'OPTIONS')).headers['access-control-allow-origin']).toBe(origin)
  expect((await from({ origin: 'https://other.example', ...preflight }, 'OPTIONS')).headers).not.toHaveProperty(
    'access-control-allow-origin',
  )
  const refusals: Record<string, string>[] = [
    {},
    { origin: 'https://other.example' },
    { origin, cookie: 'XSRF-TOKEN=1' },
    { origin, authorization: 'Bearer 1' },
  ]
  for (const refused of refusals) expect((await from(refused)).statusCode).toBe(403)
  expect(await rows()).toEqual(before)
  const taken = await from({ origin })
  expect([taken.statusCode, taken.headers['set-cookie']]).toEqual([200, undefined])
  expect((await rows()).filter((row) => !before.includes(row))).toEqual(['failure load 1'])
  // Nothing else is open to them that was not.
  const contact = { method: 'POST', url: '/api/v2/players/contact', headers: { origin }, payload: {} } as const
  expect((await site.app.inject(contact)).statusCode).toBe(419)
})

it('is open without a CSRF token for JSON alone, which no form of another site sends, and opens nothing else', async () => {
  const before = await rows()
  const payload = JSON.stringify({ browser: 'chromium', reports: [{ ...known(), kind: 'load', weight: 1 }] })
  const post = (url: string, headers: Record<string, string>) =>
    site.app.inject({ method: 'POST', url, headers: { 'sec-fetch-site': 'same-origin', ...headers }, payload })
  for (const type of ['text/plain', 'application/x-www-form-urlencoded', 'multipart/form-data; boundary=x'])
    expect((await post('/api/v2/field-data', { 'content-type': type })).statusCode).toBe(415)
  expect((await post('/api/v2/field-data', { 'content-type': 'application/json' })).statusCode).toBe(200)
  expect((await post('/api/v2/players/contact', { 'content-type': 'application/json' })).statusCode).toBe(419)
  const elsewhere = { 'content-type': 'application/json', 'sec-fetch-site': 'same-site' }
  expect((await post('/api/v2/field-data', elsewhere)).statusCode).toBe(403)
  expect(await rows()).not.toEqual(before)
  const beacons = Object.entries(endpoints).filter(([, endpoint]) => 'isBeacon' in endpoint)
  expect(beacons.map(([id]) => id)).toEqual(['fieldData'])
})
