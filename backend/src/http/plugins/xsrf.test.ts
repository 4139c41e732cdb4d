import { FREE_VISITOR_TOKEN, XSRF_COOKIE, XSRF_HEADER } from '@yawmi/contract'
import type { LightMyRequestResponse } from 'fastify'
import { newNumber, newTransaction, signIn } from '../../../test/site/sign-in'
import { createTestSite, type TestSite } from '../../../test/site/test-site'

let site: TestSite
beforeAll(async () => (site = await createTestSite()))
afterAll(() => site.close())

const CONTACT = {
  name: 'سالم',
  email: 'salem@example.com',
  phone_number: '0912345678',
  subject: 'سؤال',
  message: 'نص الرسالة',
}
const RENAMING = { method: 'POST', url: '/api/players/subscriber-details', payload: { name: 'سالم' } } as const

/** A browser: one jar of cookies, whatever tabs and sessions use it. */
class Browser {
  cookie = ''

  async get(url: string, token?: string): Promise<LightMyRequestResponse> {
    return this.keep(await site.app.inject({ method: 'GET', url, headers: this.headers(token) }))
  }

  /** A write as a page sends it: the cookie is repeated in the header. */
  async write(
    { method, url, payload }: { method: 'POST' | 'DELETE'; url: string; payload?: object },
    token?: string,
  ): Promise<LightMyRequestResponse> {
    const headers = { ...this.headers(token), [XSRF_HEADER]: this.cookie }
    return this.keep(await site.app.inject({ method, url, headers, ...(payload && { payload }) }))
  }

  async signIn(token?: string): Promise<string> {
    const [msisdn, device_type] = [newNumber(), 'web']
    const transaction_identify = await newTransaction({
      send: (_, url) => this.write({ method: 'POST', url }, token),
    })
    const login = { msisdn, device_type, transaction_identify }
    await this.write({ method: 'POST', url: '/api/players/login', payload: login }, token)
    const payload = { msisdn, device_type, otp: await site.carrier.code(msisdn) }
    const reply = await this.write({ method: 'POST', url: '/api/players/confirm/otp', payload }, token)
    return reply.json<{ data: { token: string } }>().data.token
  }

  private headers(token: string | undefined) {
    return {
      ...(this.cookie && { cookie: `${XSRF_COOKIE}=${this.cookie}` }),
      ...(token !== undefined && { authorization: `Bearer ${token}` }),
    }
  }

  private keep(reply: LightMyRequestResponse): LightMyRequestResponse {
    this.cookie = reply.cookies.find(({ name }) => name === XSRF_COOKIE)?.value ?? this.cookie
    return reply
  }
}

const arrive = async () => {
  const browser = new Browser()
  await browser.get('/api/xsrf-token')
  return browser
}
const pairOf = (cookie: string, header = cookie) => ({ cookie: `${XSRF_COOKIE}=${cookie}`, [XSRF_HEADER]: header })

describe('the CSRF token', () => {
  it('is given by any GET under the API, readable by the page', async () => {
    const cookie = (await site.get('/api/players/categories')).cookies.find(({ name }) => name === XSRF_COOKIE)
    expect(cookie).toMatchObject({ path: '/', sameSite: 'Lax' })
    expect(cookie?.httpOnly).toBeUndefined()
  })

  it('is also told in a body, the same as in the cookie', async () => {
    const reply = await site.get('/api/xsrf-token')
    expect(reply.json().data.token).toBe(reply.cookies[0]?.value)
  })

  it('stays while it fits', async () => {
    const browser = await arrive()
    for (const token of [undefined, FREE_VISITOR_TOKEN]) {
      for (const url of ['/api/xsrf-token', '/api/players/categories'])
        expect((await browser.get(url, token)).cookies).toEqual([])
    }
  })

  it('may travel from a page that is embedded in another site, over TLS alone', async () => {
    const secure = await createTestSite({ SITE_ORIGIN: 'https://yawmi.example' })
    const headers = { 'sec-fetch-site': 'cross-site' }
    const [embedded, own] = await Promise.all([
      secure.app.inject({ url: '/api/xsrf-token', headers }),
      secure.app.inject({ url: '/api/xsrf-token' }),
    ])
    await secure.close()
    expect(String(embedded.headers['set-cookie'])).toMatch(/; Secure; Partitioned; SameSite=None$/)
    expect(String(own.headers['set-cookie'])).toMatch(/; Secure; SameSite=Lax$/)
    const plain = await site.app.inject({ url: '/api/xsrf-token', headers })
    expect(String(plain.headers['set-cookie'])).toMatch(/Path=\/; SameSite=Lax$/)
  })

  it.each([
    ['nothing', () => ({})],
    ['the cookie alone', (pair: string) => ({ cookie: `${XSRF_COOKIE}=${pair}` })],
    ['the header alone', (pair: string) => ({ [XSRF_HEADER]: pair })],
    ['a header that differs', (pair: string) => pairOf(pair, `${pair.slice(0, -1)}-`)],
    ['an empty pair', () => pairOf('')],
    ['a pair that the page made up', () => pairOf('a'.repeat(66))],
    ['a pair of the right shape that nobody signed', () => pairOf(`${'a'.repeat(22)}.${'b'.repeat(43)}`)],
  ])('is missed in a write with %s', async (_what, headersOf) => {
    const { cookie } = await arrive()
    const headers = headersOf(cookie) as Record<string, string>
    const reply = await site.app.inject({ method: 'POST', url: '/api/v2/players/contact', headers, payload: CONTACT })
    expect(reply.statusCode).toBe(419)
    expect(reply.json()).toMatchObject({ error: 'xsrf_mismatch' })
  })

  it('of nobody is good for those who are not signed in, and for free visitors', async () => {
    const browser = await arrive()
    const contact = { method: 'POST', url: '/api/v2/players/contact', payload: CONTACT } as const
    expect((await browser.write(contact)).statusCode).toBe(200)
    expect((await browser.write(contact, FREE_VISITOR_TOKEN)).statusCode).toBe(200)
  })

  it('of nobody, or of another session, is refused in a session, and changes nothing there', async () => {
    const [mine, theirs] = [await signIn(site), await signIn(site)]
    const [anonymous, stranger] = [await arrive(), await arrive()]
    await stranger.get('/api/xsrf-token', theirs)
    for (const { cookie } of [anonymous, stranger]) {
      const headers = { ...pairOf(cookie), authorization: `Bearer ${mine}` }
      const reply = await site.app.inject({ ...RENAMING, headers })
      expect(reply.statusCode).toBe(419)
      expect(reply.json()).toMatchObject({ error: 'xsrf_mismatch' })
    }
    expect((await site.get('/api/players/subscriber-details', mine)).json().data.name).not.toBe('سالم')
  })

  it('of a session is refused where there is none', async () => {
    const browser = await arrive()
    await browser.get('/api/xsrf-token', await signIn(site))
    const reply = await browser.write({ method: 'POST', url: '/api/v2/players/contact', payload: CONTACT })
    expect(reply.statusCode).toBe(419)
  })

  it('is replaced by any GET of the session, and by its own call for anybody', async () => {
    const browser = await arrive()
    const anonymous = browser.cookie
    const token = await signIn(site)
    await browser.get('/api/players/categories', token)
    expect((await browser.write(RENAMING, token)).statusCode).toBe(200)

    // A link that a person opens beside the page takes nothing from it.
    await browser.get('/api/docs')
    expect((await browser.write(RENAMING, token)).statusCode).toBe(200)

    const given = (await browser.get('/api/xsrf-token')).json<{ data: { token: string } }>().data.token
    expect(browser.cookie).toBe(given)
    expect(given).toBe(anonymous)
  })

  it('is the same, whoever asks for it first', async () => {
    const { cookie } = await arrive()
    const headers = { cookie: `${XSRF_COOKIE}=${cookie}`, authorization: `Bearer ${await signIn(site)}` }
    const replies = await Promise.all(
      ['/api/xsrf-token', '/api/players/categories'].map((url) => site.app.inject({ url, headers })),
    )
    const [one, other] = replies.map((reply) => reply.cookies[0]?.value)
    expect(one).toMatch(/^[\w-]{22}\.[\w-]{43}$/)
    expect(other).toBe(one)
    expect(one).not.toBe(cookie)
  })
})

describe('a change of session', () => {
  it('leaves no write refused: at sign-in, in both tabs, at sign-out, and at the next sign-in', async () => {
    const browser = await arrive()
    // Two tabs share the jar and the stored token: each writes right after the change, with no GET between.
    const token = await browser.signIn()
    expect((await browser.write(RENAMING, token)).statusCode).toBe(200)
    expect((await browser.write(RENAMING, token)).statusCode).toBe(200)

    expect((await browser.get('/api/players/logout', token)).statusCode).toBe(200)
    expect((await browser.write({ method: 'POST', url: '/api/v2/players/contact', payload: CONTACT })).statusCode).toBe(
      200,
    )
    const again = await browser.signIn()
    expect((await browser.write(RENAMING, again)).statusCode).toBe(200)
    expect((await browser.write({ method: 'DELETE', url: '/api/players/subscriber-details' }, again)).statusCode).toBe(
      200,
    )
    await browser.signIn()
  })

  it('leaves no write refused after a session that is over, or that never was', async () => {
    const browser = await arrive()
    const ended = await browser.signIn()
    await site.get('/api/players/logout', ended)
    for (const token of [ended, 'not-a-token']) {
      expect((await browser.get('/api/players/subscriber-details', token)).statusCode).toBe(401)
      const script = { method: 'POST', url: '/api/players/protected-script' } as const
      expect((await browser.write(script)).statusCode).toBe(200)
    }
  })

  it('leaves a tab that did not notice one call away from its pair', async () => {
    const browser = await arrive()
    const token = await browser.signIn()
    await browser.get('/api/players/logout', token)
    // The other tab still sends the token that was revoked: it learns so, and not of a pair.
    expect((await browser.write(RENAMING, token)).statusCode).toBe(419)
    await browser.get('/api/xsrf-token', token)
    expect((await browser.write(RENAMING, token)).statusCode).toBe(401)
  })

  it('keeps what the protection script began before it', async () => {
    const browser = await arrive()
    const script = { method: 'POST', url: '/api/players/protected-script?targeted_element=%23cta_button' } as const
    const reply = await browser.write(script)
    const { transaction_identify } = reply.json<{ success: { transaction_identify: string } }>().success
    const token = await browser.signIn()
    const payload = { msisdn: newNumber(), device_type: 'web', transaction_identify }
    expect((await browser.write({ method: 'POST', url: '/api/players/login', payload }, token)).statusCode).toBe(200)
  })
})
