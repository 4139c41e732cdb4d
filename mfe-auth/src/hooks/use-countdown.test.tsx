import { act, renderHook } from '@testing-library/react'
import { clockText, useCountdown } from './use-countdown'

beforeEach(() => jest.useFakeTimers({ now: 0 }))
afterEach(() => jest.useRealTimers())

describe('the countdown', () => {
  it('counts whole seconds down to none, and leaves no timer running', () => {
    const { result } = renderHook(() => useCountdown(2_500))
    expect(result.current).toBe(3)
    act(() => void jest.advanceTimersByTime(1_000))
    expect(result.current).toBe(2)
    act(() => void jest.advanceTimersByTime(5_000))
    expect(result.current).toBe(0)
    expect(jest.getTimerCount()).toBe(0)
  })

  it('is right at once after the device slept', () => {
    const { result } = renderHook(() => useCountdown(60_000))
    jest.setSystemTime(59_000)
    act(() => void jest.advanceTimersByTime(250))
    expect(result.current).toBe(1)
  })

  it('starts anew with another deadline', () => {
    const { result, rerender } = renderHook(({ deadline }) => useCountdown(deadline), { initialProps: { deadline: 0 } })
    expect(result.current).toBe(0)
    rerender({ deadline: 30_000 })
    expect(result.current).toBe(30)
  })

  it('stops with the component', () => {
    renderHook(() => useCountdown(60_000)).unmount()
    expect(jest.getTimerCount()).toBe(0)
  })
})

it.each([
  [0, '0:00'],
  [27, '0:27'],
  [300, '5:00'],
  [86_370, '23:59:30'],
])('writes %d seconds as %s', (seconds, text) => {
  expect(clockText(seconds)).toBe(text)
})
