import type { Proof } from '@yawmi/contract'
import { setTimeout as wait } from 'node:timers/promises'
import { solveChallenge } from 'altcha-lib'
import { deriveKey } from 'altcha-lib/algorithms/pbkdf2'
import { sql } from 'drizzle-orm'
import { newNumber, newTransaction } from '../../../../test/site/sign-in'
import { createSubscriptionSite, type SubscriptionSite } from '../../../../test/site/subscription-site'

let site: SubscriptionSite
const lines: string[] = []
const log = { write: (line: string) => void lines.push(line) }
beforeEach(async () => {
  lines.length = 0
  site = await createSubscriptionSite({ TRUST_PROXY: 'loopback', LOG_LEVEL: 'info' }, log)
}, 60_000)
afterEach(() => site.close())

type Browser = ReturnType<SubscriptionSite['otherBrowser']>
interface Refusal {
  error?: string
  proof?: Proof
}

/** Far from the right one: nobody who has read it types it. */
const wrong = (code: string, by = 5) => [...code].map((digit) => (Number(digit) + by) % 10).join('')

/** A call of a browser that does the work that is asked of it. */
async function post(browser: Browser, url: string, body: object): Promise<{ status: number; body: Refusal }> {
  const send = async (more: object = {}) => {
    const reply = await browser.send('POST', url, { device_type: 'web', ...body, ...more })
    return { status: reply.statusCode, body: reply.json<Refusal>() }
  }
  const reply = await send()
  const { proof } = reply.body
  if (reply.body.error !== 'proof_required' || proof?.kind !== 'work') return reply
  const { challenge } = proof
  const solution = await solveChallenge({ challenge, deriveKey })
  return send({ proof: { challenge, solution } })
}

const login = async (browser: Browser, msisdn: string) =>
  post(browser, '/api/players/login', { msisdn, transaction_identify: await newTransaction(browser) })
const confirm = (browser: Browser, msisdn: string, otp: string) =>
  post(browser, '/api/players/confirm/otp', { msisdn, otp })

/** Tries three codes at each of so many numbers. @returns how many were judged */
async function guess(numbers: number, browserOf: (index: number) => Browser): Promise<number> {
  let judged = 0
  for (let index = 0; index < numbers; index += 1) {
    const [browser, msisdn] = [browserOf(index), newNumber()]
    if ((await login(browser, msisdn)).status !== 200) continue
    const code = await site.carrier.code(msisdn)
    for (const by of [3, 4, 5])
      if ((await confirm(browser, msisdn, wrong(code, by))).body.error === 'otp_rejected') judged += 1
  }
  return judged
}

/** @returns by what a person got in at last: a code, or a message */
async function enter(browser: Browser, msisdn = newNumber()): Promise<'code' | 'sms' | 'not at all'> {
  const loginReply = await login(browser, msisdn)
  const reply = loginReply.status === 200 ? await confirm(browser, msisdn, await site.carrier.code(msisdn)) : loginReply
  if (reply.status === 200) return 'code'
  const { proof } = reply.body
  if (proof?.kind !== 'sms') return 'not at all'
  await site.write(msisdn, proof.text)
  await site.work()
  const came = await browser.send('POST', '/api/players/confirm/sms', {
    ...{ msisdn, device_type: 'web', sms_token: proof.token },
  })
  return came.json<{ data: { state: string } }>().data.state === 'signed_in' ? 'sms' : 'not at all'
}

const alarms = () =>
  lines
    .map((line) => JSON.parse(line) as { alarm?: { scope: string; demand: string } })
    .flatMap(({ alarm }) => alarm ?? [])

describe('guessing codes', () => {
  it('of number after number in one browser is over after eight wrong codes, and that browser signs in by a message', async () => {
    const browser = site.otherBrowser()
    expect(await guess(12, () => browser)).toBe(8)
    expect(await enter(browser)).toBe('sms')
    expect(await enter(site.otherBrowser())).toBe('code')
  }, 60_000)

  it('at many numbers at once has none for nothing: each that was judged is counted, and told to be wrong', async () => {
    const browser = site.otherBrowser()
    const sent = new Map<string, string>()
    for (let count = 0; count < 7; count += 1) {
      const msisdn = newNumber()
      await login(browser, msisdn)
      sent.set(msisdn, await site.carrier.code(msisdn))
    }
    const numbers = [...sent.keys()]
    const tryOnce = (msisdn: string, by?: number) => confirm(browser, msisdn, wrong(sent.get(msisdn)!, by))
    for (const msisdn of numbers.slice(0, 2)) for (const by of [3, 4, 5]) await tryOnce(msisdn, by)
    // One more, and one is left of the eight of a browser.
    await tryOnce(numbers[2]!, 3)

    const atOnce = numbers.slice(3)
    const replies = await site.database.db.transaction(async (tx) => {
      // As where each is judged before another has counted.
      await tx.execute(sql`SELECT FROM sign_in_counters WHERE source LIKE 'service %' FOR UPDATE`)
      const trying = Promise.all(atOnce.map((msisdn) => tryOnce(msisdn)))
      const waiting = sql`SELECT FROM pg_stat_activity WHERE datname = current_database() AND wait_event_type = 'Lock'`
      for (let looks = 0; looks < 100 && (await tx.execute(waiting)).rowCount !== atOnce.length; looks += 1)
        await wait(20)
      return { trying }
    })
    expect((await replies.trying).map(({ body }) => body.error)).toEqual(atOnce.map(() => 'otp_rejected'))
    expect((await tryOnce(numbers[2]!)).body).toMatchObject({ error: 'proof_required', proof: { kind: 'sms' } })
  }, 60_000)

  it('from everywhere is over after 150 a day; devices and carriers that are known go on, everybody else by a message', async () => {
    const [known, own] = [site.otherBrowser(), newNumber()]
    expect(await enter(known, own)).toBe('code')
    for (let index = 0; index < 60; index += 1)
      expect(await enter(site.otherBrowser({ address: `41.252.7.${index}` }))).toBe('code')

    const judged = await guess(60, () => site.otherBrowser())
    expect(judged).toBeGreaterThan(100)
    expect(judged).toBeLessThanOrEqual(150)
    expect(alarms()).toContainEqual(expect.objectContaining({ what: 'guesses', demand: 'sms' }))

    await site.advance(0.1)
    expect(await enter(known, own)).toBe('code')
    expect(await enter(site.otherBrowser({ address: '41.252.7.200' }))).toBe('code')
    expect(await enter(site.otherBrowser())).toBe('sms')
  }, 120_000)

  it('from behind a carrier locks out nobody who shares its addresses', async () => {
    const address = '41.252.8.9'
    const [neighbour, own] = [site.otherBrowser({ address }), newNumber()]
    expect(await enter(neighbour, own)).toBe('code')
    for (let index = 0; index < 60; index += 1) expect(await enter(site.otherBrowser({ address }))).toBe('code')

    expect(await guess(40, () => site.otherBrowser({ address }))).toBeLessThanOrEqual(90)

    await site.advance(0.1)
    expect(await enter(neighbour, own)).toBe('code')
    expect(await enter(site.otherBrowser({ address }))).toBe('sms')
    expect(await enter(site.otherBrowser())).toBe('code')
  }, 120_000)

  it('is not what people do who mistype: their right code takes the wrong ones back', async () => {
    const address = '41.252.9.9'
    for (let index = 0; index < 12; index += 1) {
      const [browser, msisdn] = [site.otherBrowser({ address }), newNumber()]
      await login(browser, msisdn)
      const code = await site.carrier.code(msisdn)
      expect((await confirm(browser, msisdn, wrong(code))).body.error).toBe('otp_rejected')
      expect((await confirm(browser, msisdn, wrong(code, 4))).body.error).toBe('otp_rejected')
      expect((await confirm(browser, msisdn, code)).status).toBe(200)
    }
    expect(alarms()).toEqual([])
  }, 60_000)

  it('leaves no number, code or token in the log', async () => {
    const [browser, msisdn] = [site.otherBrowser(), newNumber()]
    await guess(4, () => browser)
    await enter(browser, msisdn)
    expect(lines.join('\n')).not.toContain(msisdn.slice(-9))
    expect(lines.join('\n')).not.toMatch(/دخول|sms_token":"\d/)
  }, 60_000)
})

describe('a number whose wrong codes of the day are used up', () => {
  it('is offered to sign in by a message', async () => {
    const [stranger, person, msisdn] = [site.otherBrowser(), site.otherBrowser(), newNumber()]
    await login(stranger, msisdn)
    const first = await site.carrier.code(msisdn)
    for (const by of [3, 4, 5]) await confirm(stranger, msisdn, wrong(first, by))
    await site.advance(0.02)
    await login(stranger, msisdn)
    const second = await site.carrier.code(msisdn)
    for (const by of [3, 4]) await confirm(stranger, msisdn, wrong(second, by))

    const reply = await login(person, msisdn)
    expect(reply.body).toMatchObject({ error: 'otp_wait', proof: { kind: 'sms' } })
    expect(await enter(person, msisdn)).toBe('sms')
  }, 60_000)
})

describe('work that was done', () => {
  it('is good once, for the browser that did it, at a number that it was asked for', async () => {
    const browser = site.otherBrowser()
    for (let index = 0; index < 10; index += 1) await login(browser, newNumber())
    const msisdn = newNumber()
    const ask = async (as: Browser, number: string, more: object = {}) => {
      const transaction_identify = await newTransaction(as)
      const body = { msisdn: number, device_type: 'web', transaction_identify, ...more }
      return (await as.send('POST', '/api/players/login', body)).json<Refusal>()
    }
    const { error, proof } = await ask(browser, msisdn)
    if (error !== 'proof_required' || proof?.kind !== 'work') throw new Error('no work was asked for')
    const solution = await solveChallenge({ challenge: proof.challenge, deriveKey })
    const solved = { proof: { challenge: proof.challenge, solution } }
    expect(await ask(browser, newNumber(), solved)).toMatchObject({ error: 'proof_required' })
    const lighter = { ...proof.challenge, parameters: { ...proof.challenge.parameters, cost: 1 } }
    const forged = { challenge: lighter, solution: await solveChallenge({ challenge: lighter, deriveKey }) }
    expect(await ask(browser, msisdn, { proof: forged })).toMatchObject({ error: 'proof_required' })
    expect(await ask(browser, msisdn, solved)).toMatchObject({ data: { msisdn } })
    await site.advance(0.02)
    expect(await ask(browser, msisdn, solved)).toMatchObject({ error: 'proof_required' })
  }, 60_000)
})
