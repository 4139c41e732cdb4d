import { act, renderWithHost } from '@yawmi/testing'
import { ForeignSlot } from './foreign-slot'

afterEach(() => {
  jest.useRealTimers()
  jest.restoreAllMocks()
})

it('says that the code dialog does not come where a network gives no answer, and asks again with the next code', async () => {
  jest.useFakeTimers()
  const fetched = jest.spyOn(globalThis, 'fetch').mockReturnValue(new Promise(() => {}))
  const onEvent = jest.fn()
  const { bus } = renderWithHost(<ForeignSlot settings={{ apiBase: 'https://yawmi.example', onEvent } as never} />)
  const ask = () => {
    act(() => bus.emit('auth/otp-wanted', { purpose: 'unsubscribe', msisdn: '+218912345678', retryAfter: 30 }))
    return act(() => jest.advanceTimersByTimeAsync(12_000))
  }
  await ask()
  expect(onEvent).toHaveBeenCalledWith(expect.objectContaining({ type: 'error', code: 'slot' }))
  await ask()
  expect(fetched).toHaveBeenCalledTimes(2)
})
