import { TimedCache } from './timed-cache'

afterEach(() => void jest.useRealTimers())

describe('a timed cache', () => {
  it('loads once for many who ask at the same moment', async () => {
    const cache = new TimedCache<number>({ lifeMs: 1_000, mostWeight: 10 })
    const load = jest.fn(async () => 7)
    await expect(Promise.all([cache.get('a', load), cache.get('a', load)])).resolves.toEqual([7, 7])
    expect(load).toHaveBeenCalledTimes(1)
  })

  it('loads again when the value is old', async () => {
    jest.useFakeTimers()
    const cache = new TimedCache<number>({ lifeMs: 1_000, mostWeight: 10 })
    const load = jest.fn(async () => 7)
    await cache.get('a', load)
    jest.advanceTimersByTime(1_000)
    await cache.get('a', load)
    expect(load).toHaveBeenCalledTimes(2)
  })

  it('does not keep a failure', async () => {
    const cache = new TimedCache<number>({ lifeMs: 1_000, mostWeight: 10 })
    await expect(cache.get('a', () => Promise.reject(new Error('down')))).rejects.toThrow('down')
    await expect(cache.get('a', async () => 7)).resolves.toBe(7)
  })

  it('lets the oldest go when the values weigh too much', async () => {
    const cache = new TimedCache<number>({ lifeMs: 1_000, mostWeight: 10, weigh: (value) => value })
    await cache.get('old', async () => 6)
    await cache.get('new', async () => 5)
    await expect(cache.get('old', async () => 1)).resolves.toBe(1)
    await expect(cache.get('new', async () => 2)).resolves.toBe(5)
  })
})
