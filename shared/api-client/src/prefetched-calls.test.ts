import { PREFETCHED, takePrefetched, type PrefetchedCall } from './prefetched-calls'
import { NoAnswerError } from './http'

const page = globalThis as { [PREFETCHED]?: object }
const reply = { status: 200, data: { message: 'تم' } }
const begin = (operation: string, call: Partial<PrefetchedCall> = {}) => {
  page[PREFETCHED] = { [operation]: { reply: Promise.resolve(reply), ...call } }
}
afterEach(() => {
  jest.restoreAllMocks()
  delete page[PREFETCHED]
})

describe('a call that the page began', () => {
  it('answers the same call of the client, once', async () => {
    const body = { msisdn: '0912345678', transaction_identify: undefined }
    begin('login', { body })
    expect(takePrefetched('login', { body: { msisdn: '0912345679' } }, undefined)).toBeUndefined()
    expect(takePrefetched('contact', { body }, undefined)).toBeUndefined()
    await expect(takePrefetched('login', { body: { msisdn: '0912345678' } }, undefined)).resolves.toBe(reply)
    expect(takePrefetched('login', { body }, undefined)).toBeUndefined()
  })

  it('answers no call that asks for another part of the same', async () => {
    begin('protectedScript', { query: { targeted_element: '#one' } })
    expect(takePrefetched('protectedScript', {}, undefined)).toBeUndefined()
    expect(takePrefetched('protectedScript', { query: { targeted_element: '#two' } }, undefined)).toBeUndefined()
    await expect(
      takePrefetched('protectedScript', { query: { targeted_element: '#one', page: undefined } }, undefined),
    ).resolves.toBe(reply)
  })

  it('answers the call of its own path, of several of one operation', async () => {
    const quotes = { path: '/api/players/categories/quotes/content', query: { page: '1' } }
    const images = { path: '/api/players/categories/images/content', query: { page: '1', limit: '8' } }
    page[PREFETCHED] = {
      categoryContent: [
        { ...quotes, reply: Promise.resolve({ status: 200, data: 'quotes' }) },
        { ...images, reply: Promise.resolve({ status: 200, data: 'images' }) },
      ],
    }
    const take = (categoryId: string, query: object) =>
      takePrefetched('categoryContent', { params: { categoryId }, query: { ...query } }, undefined)
    expect(take('videos', { page: 1 })).toBeUndefined()
    expect(take('images', { page: 2, limit: 8 })).toBeUndefined()
    await expect(take('images', { page: 1, limit: 8, search: undefined })).resolves.toMatchObject({ data: 'images' })
    await expect(take('quotes', { page: 1 })).resolves.toMatchObject({ data: 'quotes' })
    expect(take('quotes', { page: 1 })).toBeUndefined()
  })

  it.each([
    ['another person', 'second'],
    ['nobody', undefined],
  ])('that one person began is dropped when %s asks', (_, token) => {
    begin('todaysContent', { token: 'first' })
    expect(takePrefetched('todaysContent', {}, token)).toBeUndefined()
    expect(takePrefetched('todaysContent', {}, 'first')).toBeUndefined()
  })

  it('is dropped when it has become old', () => {
    begin('todaysContent', { token: 'first', at: Date.now() })
    jest.spyOn(Date, 'now').mockReturnValue(Date.now() + 61_000)
    expect(takePrefetched('todaysContent', {}, 'first')).toBeUndefined()
  })

  it('fails as the client’s own calls fail when nothing answered', async () => {
    begin('login', { reply: Promise.reject(new TypeError('Failed to fetch')) })
    await expect(takePrefetched('login', {}, undefined)).rejects.toBeInstanceOf(NoAnswerError)
  })
})
