import { TimedCache } from './timed-cache'

afterEach(() => void jest.useRealTimers())

describe('a timed cache', () => {
  it('loads once for many who ask at the same moment', async () => {
    const cache = new TimedCache<number>({ lifetimeMs: 1_000, maxWeight: 10 })
    const load = jest.fn(async () => 7)
    await expect(Promise.all([cache.get('a', load), cache.get('a', load)])).resolves.toEqual([7, 7])
    expect(load).toHaveBeenCalledTimes(1)
  })

  it('starts a load that waits to be asked once for all', async () => {
    const cache = new TimedCache<number>({ lifetimeMs: 1_000, maxWeight: 10 })
    const then = jest.fn((done: (value: number) => void) => done(7))
    const lazy = () => ({ then }) as unknown as PromiseLike<number>
    for (let asker = 0; asker < 3; asker++) await expect(cache.get('a', lazy)).resolves.toBe(7)
    expect(then).toHaveBeenCalledTimes(1)
  })

  it('loads again when the value is old', async () => {
    jest.useFakeTimers()
    const cache = new TimedCache<number>({ lifetimeMs: 1_000, maxWeight: 10 })
    const load = jest.fn(async () => 7)
    await cache.get('a', load)
    jest.advanceTimersByTime(1_000)
    await cache.get('a', load)
    expect(load).toHaveBeenCalledTimes(2)
  })

  it('gives an old value out while it loads another, and waits for one when it is too old', async () => {
    jest.useFakeTimers()
    const cache = new TimedCache<number>({ lifetimeMs: 1_000, staleMs: 5_000, maxWeight: 10 })
    let latest = 0
    const load = jest.fn(async () => (latest += 1))
    await cache.get('a', load)
    jest.advanceTimersByTime(1_000)
    await expect(Promise.all([cache.get('a', load), cache.get('a', load)])).resolves.toEqual([1, 1])
    await expect(cache.get('a', load)).resolves.toBe(2)
    expect(load).toHaveBeenCalledTimes(2)
    jest.advanceTimersByTime(6_000)
    await expect(cache.get('a', load)).resolves.toBe(3)
  })

  it('gives an old value out when another cannot be loaded, but not for ever', async () => {
    jest.useFakeTimers()
    const cache = new TimedCache<number>({ lifetimeMs: 1_000, staleMs: 5_000, maxWeight: 10 })
    const fail = () => Promise.reject(new Error('down'))
    await cache.get('a', async () => 7)
    jest.advanceTimersByTime(3_000)
    await expect(cache.get('a', fail)).resolves.toBe(7)
    jest.advanceTimersByTime(3_000)
    await expect(cache.get('a', fail)).rejects.toThrow('down')
  })

  it('does not keep a failure', async () => {
    const cache = new TimedCache<number>({ lifetimeMs: 1_000, maxWeight: 10 })
    await expect(cache.get('a', () => Promise.reject(new Error('down')))).rejects.toThrow('down')
    await expect(cache.get('a', async () => 7)).resolves.toBe(7)
  })

  it('lets the oldest go when the values weigh too much', async () => {
    const cache = new TimedCache<number>({ lifetimeMs: 1_000, maxWeight: 10, weigh: (value) => value })
    await cache.get('old', async () => 6)
    await cache.get('new', async () => 5)
    await expect(cache.get('old', async () => 1)).resolves.toBe(1)
    await expect(cache.get('new', async () => 2)).resolves.toBe(5)
  })
})
