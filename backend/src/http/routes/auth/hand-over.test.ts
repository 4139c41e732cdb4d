import { createHash, randomBytes } from 'node:crypto'
import fs from 'node:fs'
import path from 'node:path'
import { setTimeout as wait } from 'node:timers/promises'
import { eq } from 'drizzle-orm'
import { authorizationCodes, sessions } from '../../../infrastructure/db/schema/auth'
import { createAccounts } from '../../../domain/accounts/accounts'
import { tokenHash } from '../../../domain/sessions/tokens'
import { passingTimeOfFile } from '../../../../test/site/passing-time'
import { newNumber, signIn } from '../../../../test/site/sign-in'
import { createTestSite, type TestSite } from '../../../../test/site/test-site'

const SHOP = 'https://shop.wasl.example'
const OTHER = 'https://app.wasl.example'
const START = new Date('2026-11-22T10:00:00Z')
const SECOND = 1_000

const letASecondPass = passingTimeOfFile()
let site: TestSite
beforeAll(async () => {
  site = await createTestSite()
  const folder = path.join(site.env.dataDir, 'brands')
  fs.mkdirSync(folder, { recursive: true })
  const put = (id: string, allowedOrigins: string[]) =>
    fs.writeFileSync(path.join(folder, `${id}.json`), JSON.stringify({ id, allowedOrigins }))
  put('wasl', [SHOP, OTHER])
  put('evil', ['https://evil.example', SHOP])
  letASecondPass()
})
afterAll(() => site.close())
beforeEach(() => site.setNow(START))

const later = (ms: number) => site.setNow(new Date(START.getTime() + ms))

function flow(brand = 'wasl', origin = SHOP) {
  const code_verifier = randomBytes(32).toString('base64url')
  const code_challenge = createHash('sha256').update(code_verifier).digest('base64url')
  return { brand, origin, code_verifier, code_challenge }
}
type Flow = ReturnType<typeof flow>
const ask = ({ brand, origin, code_challenge }: Flow, token?: string) =>
  site.send('POST', '/api/v2/players/authorization-code', { brand, origin, code_challenge }, token)
const codeOf = async (of: Flow, token: string) => (await ask(of, token)).json<{ data: { code: string } }>().data.code
/** As a partner's server asks: no cookie, no header of ours. */
const exchange = (body: object, headers: Record<string, string> = {}) =>
  site.app.inject({ method: 'POST', url: '/api/v2/partners/session', payload: body, headers })
const withCode = ({ brand, origin, code_verifier }: Flow, code: string) => ({ code, code_verifier, brand, origin })
const REFUSED = { error: 'validation', errors: { code: [expect.stringMatching(/^رمز التسليم غير صحيح/)] } }
const END_WAITING =
  "SELECT pg_terminate_backend(pid) FROM pg_stat_activity WHERE wait_event_type = 'Lock' AND datname = current_database()"
const NOT_HANDED = { error: 'validation', errors: { origin: [expect.stringMatching(/^لا يمكن تسليم/)] } }

describe('the one-time code of a flow in a partner’s frame', () => {
  it('is exchanged by the partner’s server for a session of its own of the person who signed in', async () => {
    const token = await signIn(site, newNumber(), 'wasl')
    const mine = flow()
    const reply = await ask(mine, token)
    expect(reply.json()).toEqual({ data: { code: expect.stringMatching(/^[\w-]{43}$/), expires_in: 60 } })
    const { code } = reply.json<{ data: { code: string } }>().data
    later(59 * SECOND)
    const given = await exchange(withCode(mine, code))
    expect(given.statusCode).toBe(200)
    const { data } = given.json<{ data: { token: string; user: { id: string; subscription_status: string } } }>()
    const own = (await site.get('/api/players/subscriber-details', token)).json<{ data: { id: string } }>().data
    const partners = (await site.get('/api/players/subscriber-details', data.token)).json<{ data: { id: string } }>()
    expect(data.token).not.toBe(token)
    expect([data.user.id, partners.data.id]).toEqual([own.id, own.id])
    // One ends without the other.
    await site.get('/api/players/logout', data.token)
    expect((await site.get('/api/players/subscriber-details', data.token)).statusCode).toBe(401)
    expect((await site.get('/api/players/subscriber-details', token)).statusCode).toBe(200)
  })

  it('stays good when the person cannot be looked up', async () => {
    const mine = flow()
    const body = withCode(mine, await codeOf(mine, await signIn(site, newNumber(), 'wasl')))
    const holder = await site.database.db.$client.connect()
    try {
      await holder.query('BEGIN')
      await holder.query('LOCK TABLE subscriptions')
      const answers: number[] = []
      const lost = exchange(body).then(({ statusCode }) => answers.push(statusCode))
      // As a database that restarts ends it. The site's jobs may wait there too.
      while (answers.length === 0) {
        // A transaction sees what waits as it was at its first look.
        await holder.query('SELECT pg_stat_clear_snapshot()')
        await holder.query(END_WAITING)
        await wait(20)
      }
      await lost
      expect(answers).toEqual([503])
    } finally {
      await holder.query('ROLLBACK')
      holder.release()
    }
    expect((await exchange(body)).statusCode).toBe(200)
  })

  it('lies in the database as a hash alone', async () => {
    const token = await signIn(site, newNumber(), 'wasl')
    const mine = flow()
    const code = await codeOf(mine, token)
    const rows = await site.database.db.select().from(authorizationCodes)
    expect(rows.map(({ codeHash }) => codeHash)).toContain(tokenHash(code))
    for (const secret of [code, mine.code_verifier, token]) expect(JSON.stringify(rows)).not.toContain(secret)
  })

  it.each<[string, (mine: Flow) => Partial<Flow> & { code?: string }]>([
    ['a wrong verifier', () => ({ code_verifier: 'v'.repeat(43) })],
    ['the challenge in the verifier’s place', ({ code_challenge }) => ({ code_verifier: code_challenge })],
    ['another brand', () => ({ brand: 'evil' })],
    ['a brand that there is none of', () => ({ brand: 'nobody' })],
    ['another origin of the brand', () => ({ origin: OTHER })],
    ['an origin that the brand does not know', () => ({ origin: 'https://evil.example' })],
    ['a code that was made up', () => ({ code: 'c'.repeat(43) })],
  ])('is refused with %s, and stays good for who has all of it', async (_, wrong) => {
    const mine = flow()
    const code = await codeOf(mine, await signIn(site, newNumber(), 'wasl'))
    const refused = await exchange({ ...withCode(mine, code), ...wrong(mine), code_challenge: undefined })
    expect([refused.statusCode, refused.json()]).toEqual([422, expect.objectContaining(REFUSED)])
    expect((await exchange(withCode(mine, code))).statusCode).toBe(200)
  })

  it('is good once, of many at the same moment too', async () => {
    const mine = flow()
    const code = await codeOf(mine, await signIn(site, newNumber(), 'wasl'))
    const replies = await Promise.all(Array.from({ length: 20 }, () => exchange(withCode(mine, code))))
    expect(replies.filter(({ statusCode }) => statusCode === 200)).toHaveLength(1)
    expect((await exchange(withCode(mine, code))).json()).toMatchObject(REFUSED)
  })

  it('lives a minute', async () => {
    const mine = flow()
    const code = await codeOf(mine, await signIn(site, newNumber(), 'wasl'))
    later(60 * SECOND)
    expect((await exchange(withCode(mine, code))).json()).toMatchObject(REFUSED)
  })

  it('is over with the session that it is of, and with the next code of it', async () => {
    const token = await signIn(site, newNumber(), 'wasl')
    const mine = flow()
    const [first, second] = [await codeOf(mine, token), await codeOf(mine, token)]
    expect((await exchange(withCode(mine, first))).json()).toMatchObject(REFUSED)
    await site.get('/api/players/logout', token)
    expect((await exchange(withCode(mine, second))).json()).toMatchObject(REFUSED)
  })

  it('is not for browsers: a page of the partner’s, or of anybody, is refused', async () => {
    const mine = flow()
    const code = await codeOf(mine, await signIn(site, newNumber(), 'wasl'))
    const ofPages = [{ origin: SHOP }, { origin: site.env.siteOrigin }, { 'sec-fetch-site': 'cross-site' }]
    for (const headers of ofPages)
      expect([headers, (await exchange(withCode(mine, code), headers as never)).statusCode]).toEqual([headers, 403])
    expect((await exchange(withCode(mine, code))).statusCode).toBe(200)
  })

  it('is cleared away when it was not used', async () => {
    const token = await signIn(site, newNumber(), 'wasl')
    await codeOf(flow(), token)
    later(61 * SECOND)
    const { db } = site.database
    const codes = () =>
      db
        .select()
        .from(authorizationCodes)
        .where(eq(authorizationCodes.sessionHash, tokenHash(token)))
    expect(await codes()).toHaveLength(1)
    await purgeOf(site, new Date(START.getTime() + 61 * SECOND))
    expect(await codes()).toHaveLength(0)
  })
})

describe('no code is given', () => {
  it('to a page of another brand than that of the flow which signed the person in', async () => {
    const token = await signIn(site, newNumber(), 'wasl')
    // The attacker's brand names the same origin and its own.
    for (const other of [flow('evil', 'https://evil.example'), flow('evil', SHOP), flow('yawmi', SHOP)])
      expect((await ask(other, token)).json()).toMatchObject(NOT_HANDED)
  })

  it('to an origin that the brand does not name to the letter', async () => {
    const token = await signIn(site, newNumber(), 'wasl')
    for (const origin of [`${SHOP}/`, `${SHOP}:443`, 'https://SHOP.wasl.example', 'https://evil.example', 'null', '*'])
      expect([origin, (await ask(flow('wasl', origin), token)).json()]).toEqual([
        origin,
        expect.objectContaining(NOT_HANDED),
      ])
  })

  it('of a session that was not begun just now', async () => {
    const token = await signIn(site, newNumber(), 'wasl')
    later(5 * 60 * SECOND)
    expect((await ask(flow(), token)).json()).toMatchObject(NOT_HANDED)
  })

  it('of a session that a partner’s server was given, or that is of before brands were kept', async () => {
    const number = newNumber()
    const token = await signIn(site, number, 'wasl')
    const mine = flow()
    const given = await exchange(withCode(mine, await codeOf(mine, token)))
    const partners = given.json<{ data: { token: string } }>().data.token
    expect((await ask(flow(), partners)).json()).toMatchObject(NOT_HANDED)
    await site.database.db
      .update(sessions)
      .set({ brand: null })
      .where(eq(sessions.tokenHash, tokenHash(token)))
    expect((await ask(flow(), token)).json()).toMatchObject(NOT_HANDED)
  })

  it('to nobody, or for a challenge that is none', async () => {
    expect((await ask(flow())).statusCode).toBe(401)
    const token = await signIn(site, newNumber(), 'wasl')
    expect((await ask({ ...flow(), code_challenge: 'plain' }, token)).statusCode).toBe(422)
  })
})

/** The hourly removal, at a moment of the test's. */
async function purgeOf({ database, carrier, env, app }: TestSite, at: Date): Promise<void> {
  const { keysFrom } = await import('../../../domain/keys/keys')
  const { otpSecret } = await import('../../../domain/keys/secret')
  const keys = keysFrom(otpSecret(env.dataDir, env.OTP_SECRET))
  const deps = { db: database.db, carrier: carrier.carrier, now: () => at, keys, env, brands: app.brands }
  await createAccounts(deps, app.log).purge()
}
