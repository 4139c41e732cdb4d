import type { Proof } from '@yawmi/contract'
import { newNumber, newTransaction } from '../../../../test/site/sign-in'
import { createSubscriptionSite, type SubscriptionSite } from '../../../../test/site/subscription-site'

let site: SubscriptionSite
beforeAll(async () => (site = await createSubscriptionSite({ SIGN_IN_PROOF: 'sms' })), 60_000)
afterAll(() => site.close())

type SmsProof = Extract<Proof, { kind: 'sms' }>
const CONFIRM = '/api/players/confirm/sms'

async function demandedProof(msisdn: string): Promise<SmsProof> {
  const transaction_identify = await newTransaction(site)
  const reply = await site.send('POST', '/api/players/login', { msisdn, device_type: 'web', transaction_identify })
  expect(reply.statusCode).toBe(422)
  const { error, proof, errors } = reply.json<{ error: string; proof: SmsProof; errors: Record<string, string[]> }>()
  expect(error).toBe('proof_required')
  expect(errors['msisdn']?.[0]).toContain(proof.text)
  return proof
}
const poll = (msisdn: string, sms_token: string, as: Pick<SubscriptionSite, 'send'> = site, idempotency_key?: string) =>
  as.send('POST', CONFIRM, { msisdn, sms_token, device_type: 'web', idempotency_key })
const stateOf = (reply: { json<T>(): T }) => reply.json<{ data: { state: string } }>().data.state

describe('signing in by a message', () => {
  it('opens a session, on a trial with consent to the price, once the message has come from the number itself', async () => {
    const msisdn = newNumber()
    const proof = await demandedProof(msisdn)
    expect(proof).toMatchObject({ kind: 'sms', to: '19020', text: `دخول ${proof.token}`, retryAfter: 3 })
    expect((await demandedProof(`0${msisdn.slice(4)}`)).msisdn).toBe(msisdn)
    expect((await poll(msisdn, proof.token)).json()).toEqual({ data: { state: 'waiting', retryAfter: 3 } })

    await site.write(newNumber(), proof.text)
    await site.work()
    expect((await poll(msisdn, proof.token)).json()).toMatchObject({ data: { state: 'waiting' } })

    await site.write(msisdn, proof.text)
    await site.work()
    const reply = await poll(msisdn, proof.token)
    const { data } = reply.json<{ data: { state: string; session: { token: string; user: object } } }>()
    expect(data).toMatchObject({ state: 'signed_in', session: { user: { subscription_status: 'active' } } })
    const details = await site.get('/api/players/subscriber-details', data.session.token)
    expect(details.json()).toMatchObject({ data: { phone: msisdn } })
    expect(await site.changes(msisdn)).toEqual(['person confirmed trial'])
    // It is used up.
    expect((await poll(msisdn, proof.token)).json()).toMatchObject({ data: { state: 'waiting' } })
  })

  it.each([
    [
      'in Arabic digits',
      (token: string) => `دخول ${token.replace(/\d/g, (digit) => '٠١٢٣٤٥٦٧٨٩'.charAt(Number(digit)))}`,
    ],
    ['in groups and without the word', (token: string) => ` ${token.slice(0, 5)} ${token.slice(5)} `],
  ])('takes the token %s', async (_, written) => {
    const msisdn = newNumber()
    const { token } = await demandedProof(msisdn)
    await site.write(msisdn, written(token))
    await site.work()
    expect((await poll(msisdn, token)).json()).toMatchObject({ data: { state: 'signed_in' } })
  })

  it('signs in the browser that asked, and no other, whoever sends the message', async () => {
    const msisdn = newNumber()
    const { token, text } = await demandedProof(msisdn)
    await site.write(msisdn, text)
    await site.work()
    const stranger = site.otherBrowser()
    const reply = await poll(msisdn, token, stranger)
    expect(reply.json()).toMatchObject({ data: { state: 'expired', proof: { kind: 'sms' } } })
    expect(reply.json<{ data: { proof: SmsProof } }>().data.proof.token).not.toBe(token)
  })

  it('subscribes nobody by the message alone', async () => {
    const msisdn = newNumber()
    const { text } = await demandedProof(msisdn)
    await site.write(msisdn, text)
    await site.work()
    expect(await site.accounts.store.find(msisdn)).toBeNull()
    expect(await site.smsTo(msisdn)).toEqual([])
  })

  it('gives another token when the first has run out, and takes no late message', async () => {
    const msisdn = newNumber()
    const { token, text } = await demandedProof(msisdn)
    await site.advance(0.25)
    await site.write(msisdn, text)
    await site.work()
    expect((await poll(msisdn, token)).json()).toMatchObject({ data: { state: 'expired', proof: { kind: 'sms' } } })
  })

  it('opens one session when many polls come at once', async () => {
    const msisdn = newNumber()
    const { token, text } = await demandedProof(msisdn)
    await site.write(msisdn, text)
    await site.work()
    const replies = await Promise.all(Array.from({ length: 8 }, () => poll(msisdn, token)))
    const states = replies.map((reply) => reply.json<{ data: { state: string } }>().data.state)
    expect(states.filter((state) => state === 'signed_in')).toHaveLength(1)
  })
})

describe('a sign-in by a message whose answer was lost', () => {
  const KEY = 'a-secret-of-this-browser'

  async function signedIn() {
    const msisdn = newNumber()
    const { token, text } = await demandedProof(msisdn)
    await site.write(msisdn, text)
    await site.work()
    expect(stateOf(await poll(msisdn, token, site, KEY))).toBe('signed_in')
    return { msisdn, token }
  }

  it('is answered again by the key with which it was confirmed, and subscribes once', async () => {
    const { msisdn, token } = await signedIn()
    const reply = await poll(msisdn, token, site, KEY)
    const { data } = reply.json<{ data: { state: string; session: { token: string } } }>()
    expect(data.state).toBe('signed_in')
    expect((await site.get('/api/players/subscriber-details', data.session.token)).statusCode).toBe(200)
    expect(await site.changes(msisdn)).toEqual(['person confirmed trial'])
  })

  it.each([
    ['no key', undefined],
    ['another key', 'a-secret-of-another-browser'],
  ])('waits for another message with %s', async (_, key) => {
    const { msisdn, token } = await signedIn()
    expect(stateOf(await poll(msisdn, token, site, key))).toBe('waiting')
  })

  it('waits for another message after two minutes', async () => {
    const { msisdn, token } = await signedIn()
    await site.advance(2.1 / 60)
    expect(stateOf(await poll(msisdn, token, site, KEY))).toBe('waiting')
  })

  it('is not answered to another browser that knows the key', async () => {
    const { msisdn, token } = await signedIn()
    expect(stateOf(await poll(msisdn, token, site.otherBrowser(), KEY))).toBe('expired')
  })
})
