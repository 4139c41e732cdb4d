import { BEGUN, takeBegun, type BegunCall } from './begun'
import { NoAnswerError } from './http'

const page = globalThis as { [BEGUN]?: object }
const reply = { status: 200, data: { message: 'تم' } }
const begin = (operation: string, call: Partial<BegunCall> = {}) => {
  page[BEGUN] = { [operation]: { reply: Promise.resolve(reply), ...call } }
}
afterEach(() => {
  jest.restoreAllMocks()
  delete page[BEGUN]
})

describe('a call that the page began', () => {
  it('answers the same call of the client, once', async () => {
    const body = { msisdn: '0912345678', transaction_identify: undefined }
    begin('login', { body })
    expect(takeBegun('login', { body: { msisdn: '0912345679' } }, undefined)).toBeUndefined()
    expect(takeBegun('contact', { body }, undefined)).toBeUndefined()
    await expect(takeBegun('login', { body: { msisdn: '0912345678' } }, undefined)).resolves.toBe(reply)
    expect(takeBegun('login', { body }, undefined)).toBeUndefined()
  })

  it('answers no call that asks for another part of the same', async () => {
    begin('protectedScript', { query: { targeted_element: '#one' } })
    expect(takeBegun('protectedScript', {}, undefined)).toBeUndefined()
    expect(takeBegun('protectedScript', { query: { targeted_element: '#two' } }, undefined)).toBeUndefined()
    await expect(
      takeBegun('protectedScript', { query: { targeted_element: '#one', page: undefined } }, undefined),
    ).resolves.toBe(reply)
  })

  it.each([
    ['another person', 'second'],
    ['nobody', undefined],
  ])('that one person began is dropped when %s asks', (_, token) => {
    begin('todaysContent', { token: 'first' })
    expect(takeBegun('todaysContent', {}, token)).toBeUndefined()
    expect(takeBegun('todaysContent', {}, 'first')).toBeUndefined()
  })

  it('is dropped when it has become old', () => {
    begin('todaysContent', { token: 'first', at: Date.now() })
    jest.spyOn(Date, 'now').mockReturnValue(Date.now() + 61_000)
    expect(takeBegun('todaysContent', {}, 'first')).toBeUndefined()
  })

  it('fails as the client’s own calls fail when nothing answered', async () => {
    begin('login', { reply: Promise.reject(new TypeError('Failed to fetch')) })
    await expect(takeBegun('login', {}, undefined)).rejects.toBeInstanceOf(NoAnswerError)
  })
})
