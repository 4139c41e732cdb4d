import { QueryObserver, focusManager, onlineManager } from '@tanstack/react-query'
import { type ApiError, ForbiddenError, GarbageError, NetworkError, ServerError } from '@yawmi/api-client'
import { enterFree, forgetSession } from '@yawmi/session'
import { queryClient } from './client'

beforeEach(() => jest.useFakeTimers())
afterEach(() => {
  queryClient.clear()
  jest.useRealTimers()
})

/** Asks by a query for what fails each time after so many milliseconds; when the screen hears of it, and after how many tries. */
async function failing(error: ApiError, after: number): Promise<{ tries: number; notified: number }> {
  const begun = Date.now()
  const ask = jest.fn(() => new Promise<never>((_, reject) => void setTimeout(() => reject(error), after)))
  const notified = queryClient
    .fetchQuery<unknown>({ queryKey: ['failing'], queryFn: ask, ...queryClient.getDefaultOptions().queries })
    .then(
      () => NaN,
      () => Date.now() - begun,
    )
  await jest.runAllTimersAsync()
  return { tries: ask.mock.calls.length, notified: await notified }
}

describe('what a screen asks for', () => {
  it('is told to be too late after one time-out', async () => {
    expect(await failing(new NetworkError('timeout', 0), 20_000)).toEqual({ tries: 1, notified: 20_000 })
  })

  it.each([
    ['a connection that was cut', new NetworkError('network', 0)],
    ['a server in trouble', new ServerError('internal', 503)],
  ])('is tried twice more, within seconds, after %s', async (_, error) => {
    expect(await failing(error, 10)).toEqual({ tries: 3, notified: 1_530 })
  })

  it.each([
    ['a refusal', new ForbiddenError('forbidden', 403)],
    ['an answer that is none of ours', new GarbageError('garbage', 200)],
  ])('is not tried again after %s', async (_, error) => {
    expect(await failing(error, 10)).toMatchObject({ tries: 1 })
  })

  it('is asked for where the browser takes itself for offline too: only the answer tells', async () => {
    onlineManager.setOnline(false)
    const ask = jest.fn(() => Promise.reject(new NetworkError('timeout', 0)))
    const notified = jest.fn()
    void queryClient.fetchQuery({ queryKey: ['offline'], queryFn: ask }).catch(notified)
    await jest.runAllTimersAsync()
    onlineManager.setOnline(true)
    expect([ask.mock.calls.length, notified.mock.calls.length]).toEqual([1, 1])
  })

  it('is asked for again once the network is back where it failed, and there alone', async () => {
    onlineManager.setOnline(false)
    const missing = jest.fn<Promise<string>, []>().mockRejectedValueOnce(new NetworkError('timeout', 0))
    missing.mockResolvedValue('there')
    const present = jest.fn(async () => 'there')
    const watches = Object.entries({ missing, present }).map(([name, queryFn]) =>
      new QueryObserver(queryClient, { queryKey: [name], queryFn, staleTime: 0 }).subscribe(() => {}),
    )
    await jest.runAllTimersAsync()
    expect(queryClient.getQueryState(['missing'])).toMatchObject({ status: 'error' })
    onlineManager.setOnline(true)
    await jest.runAllTimersAsync()
    watches.forEach((end) => end())
    expect(queryClient.getQueryData(['missing'])).toBe('there')
    expect([missing.mock.calls.length, present.mock.calls.length]).toEqual([2, 1])
  })

  it('is tried again as soon as a tab is seen which was out of sight at the time of the next try', async () => {
    focusManager.setFocused(false)
    const ask = jest.fn<Promise<string>, []>()
    ask.mockRejectedValueOnce(new NetworkError('network', 0)).mockResolvedValue('there')
    const { retry, retryDelay } = queryClient.getDefaultOptions().queries!
    const answered = jest.fn()
    void queryClient.fetchQuery({ queryKey: ['hidden'], queryFn: ask, retry, retryDelay }).then(answered)
    await jest.runAllTimersAsync()
    focusManager.setFocused(true)
    await jest.runAllTimersAsync()
    focusManager.setFocused(undefined)
    expect(answered).toHaveBeenCalledWith('there')
  })

  it.each([
    ['enters', enterFree],
    ['leaves', forgetSession],
  ])('is forgotten as soon as somebody %s', (_, change) => {
    queryClient.setQueryData(['seen'], 'by a person')
    change()
    expect(queryClient.getQueryData(['seen'])).toBeUndefined()
  })
})

it('sends what a person saves where the browser takes itself for offline too, so that a failure is shown', async () => {
  onlineManager.setOnline(false)
  const failed = jest.fn()
  const save = () => Promise.reject(new NetworkError('network', 0))
  const mutation = queryClient.getMutationCache().build(queryClient, { mutationFn: save })
  void mutation.execute(undefined).catch(failed)
  await jest.runAllTimersAsync()
  onlineManager.setOnline(true)
  expect(failed).toHaveBeenCalledTimes(1)
})
