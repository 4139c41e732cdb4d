import { BEGUN, takeBegun } from './begun'
import { NoAnswerError } from './http'

const page = globalThis as { [BEGUN]?: object }
const reply = { status: 200, data: { message: 'تم' } }
const begin = (body: object, answer: Promise<unknown> = Promise.resolve(reply)) => {
  page[BEGUN] = { login: { body, reply: answer } }
}
afterEach(() => {
  delete page[BEGUN]
})

describe('a call that the page began', () => {
  it('answers the same call of the client, once', async () => {
    begin({ msisdn: '0912345678', transaction_identify: undefined })
    expect(takeBegun('login', { msisdn: '0912345679' })).toBeUndefined()
    expect(takeBegun('contact', { msisdn: '0912345678' })).toBeUndefined()
    await expect(takeBegun('login', { msisdn: '0912345678' })).resolves.toBe(reply)
    expect(takeBegun('login', { msisdn: '0912345678' })).toBeUndefined()
  })

  it('fails as the client’s own calls fail when nothing answered', async () => {
    const failure = Promise.reject(new TypeError('Failed to fetch'))
    begin({}, failure)
    await expect(takeBegun('login', {})).rejects.toBeInstanceOf(NoAnswerError)
  })
})
