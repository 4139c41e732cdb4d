import type { Api } from '@yawmi/api-client'
import { enterFree, forgetSession } from '@yawmi/session'
import { countView } from './view-counter'

const anApi = (
  viewContent = jest.fn().mockResolvedValue({ message: '' }),
  viewTodaysContent = jest.fn().mockResolvedValue({ message: '' }),
) => ({ viewContent, viewTodaysContent }) as unknown as jest.Mocked<Api>

afterEach(forgetSession)

describe('counting views', () => {
  it('counts an item once', () => {
    const api = anApi()
    countView(api, 'one')
    countView(api, 'one')
    countView(api, 'two')
    expect(api.viewContent.mock.calls).toEqual([['one'], ['two']])
  })

  it('counts daily content by an operation of its own', () => {
    const api = anApi()
    countView(api, 'one', 'daily')
    expect(api.viewTodaysContent).toHaveBeenCalledWith('one')
    expect(api.viewContent).not.toHaveBeenCalled()
  })

  it('counts the next day’s content of a tile in a page that was left open, and each once', () => {
    const api = anApi()
    for (const item of ['a-quote', 'a-quote', 'the-next-one']) countView(api, 'quote-of-the-day', 'daily', item)
    expect(api.viewTodaysContent.mock.calls).toEqual([['quote-of-the-day'], ['quote-of-the-day']])
  })

  it('counts again after a failed request', async () => {
    const warn = jest.spyOn(console, 'warn').mockImplementation(() => {})
    const api = anApi(jest.fn().mockRejectedValueOnce(new Error('offline')).mockResolvedValue({ message: '' }))
    countView(api, 'one')
    await Promise.resolve().then(() => Promise.resolve())
    countView(api, 'one')
    expect(api.viewContent).toHaveBeenCalledTimes(2)
    warn.mockRestore()
  })

  it('counts again for another visitor of the device', () => {
    const api = anApi()
    countView(api, 'one')
    enterFree()
    countView(api, 'one')
    expect(api.viewContent).toHaveBeenCalledTimes(2)
  })
})
