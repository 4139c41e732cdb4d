import { CarrierError } from '../../infrastructure/carrier/errors'
import type { Carrier, CarrierSubscriber } from '../../infrastructure/carrier/port'
import { AccountStatuses } from './account-statuses'

const NUMBER = '+218912345678'
const down = new CarrierError('unavailable', 'down')

function statusesOver(subscriber: jest.Mock<Promise<CarrierSubscriber>>) {
  const outages: unknown[] = []
  const accountStatuses = new AccountStatuses({ subscriber } as unknown as Carrier, (error) => outages.push(error))
  return { accountStatuses, outages }
}

beforeEach(() => jest.useFakeTimers())
afterEach(() => jest.useRealTimers())

describe('the account status of a number', () => {
  it('is queried once for many requests within ten seconds', async () => {
    const subscriber = jest.fn().mockResolvedValue({ status: 'no_credit' })
    const { accountStatuses } = statusesOver(subscriber)
    expect(await Promise.all([accountStatuses.of(NUMBER), accountStatuses.of(NUMBER)])).toEqual([
      'no_credit',
      'no_credit',
    ])
    jest.advanceTimersByTime(9_999)
    await accountStatuses.of(NUMBER)
    expect(subscriber).toHaveBeenCalledTimes(1)
    jest.advanceTimersByTime(2)
    await accountStatuses.of(NUMBER)
    expect(subscriber).toHaveBeenCalledTimes(2)
  })

  it('is queried again once it was dropped', async () => {
    const subscriber = jest.fn().mockResolvedValueOnce({ status: 'expired' }).mockResolvedValueOnce({ status: 'ok' })
    const { accountStatuses } = statusesOver(subscriber)
    expect(await accountStatuses.of(NUMBER)).toBe('expired')
    accountStatuses.forget(NUMBER)
    expect(await accountStatuses.of(NUMBER)).toBe('ok')
  })

  it('is the last one while the carrier is not available, so that nobody is shut out', async () => {
    const subscriber = jest
      .fn()
      .mockRejectedValueOnce(down)
      .mockResolvedValueOnce({ status: 'no_credit' })
      .mockRejectedValueOnce(down)
    const { accountStatuses, outages } = statusesOver(subscriber)
    const answers: string[] = []
    for (let i = 0; i < 3; i++) {
      answers.push(await accountStatuses.of(NUMBER))
      jest.advanceTimersByTime(10_001)
    }
    expect(answers).toEqual(['ok', 'no_credit', 'no_credit'])
    expect(outages).toEqual([down, down])
  })

  /** A carrier that takes this many milliseconds for each answer. */
  const slow = (ms: number, ...statuses: CarrierSubscriber['status'][]) => {
    const answers = statuses.map((status) => ({ status }))
    return jest.fn(
      () => new Promise<CarrierSubscriber>((resolve) => setTimeout(() => resolve(answers.shift() ?? answers[0]!), ms)),
    )
  }
  /** Milliseconds until the status is known, measured as requests wait for it. */
  async function waited(accountStatuses: AccountStatuses): Promise<[string, number]> {
    const began = performance.now()
    let status: string | undefined
    void Promise.resolve(accountStatuses.of(NUMBER)).then((answer) => (status = answer))
    for (let step = 0; status === undefined && step < 500; step++) await jest.advanceTimersByTimeAsync(10)
    return [status!, Math.round(performance.now() - began - 10)]
  }

  it('delays no request when the carrier is slow, except shortly the first time', async () => {
    const subscriber = slow(3_000, 'ok', 'no_credit')
    const { accountStatuses } = statusesOver(subscriber)
    expect(await waited(accountStatuses)).toEqual(['ok', expect.closeTo(300, -2)])
    expect(await waited(accountStatuses)).toEqual(['ok', 0])
    await jest.advanceTimersByTimeAsync(14_000)
    // The last status is returned at once, and refreshed in the background.
    expect(await waited(accountStatuses)).toEqual(['ok', 0])
    await jest.advanceTimersByTimeAsync(3_000)
    expect(await waited(accountStatuses)).toEqual(['no_credit', 0])
    expect(subscriber).toHaveBeenCalledTimes(2)
  })

  it('admits a person again as soon as the carrier reports them in good standing, and refuses nobody by a stale status', async () => {
    const { accountStatuses } = statusesOver(slow(50, 'no_credit', 'ok'))
    expect((await waited(accountStatuses))[0]).toBe('no_credit')
    await jest.advanceTimersByTimeAsync(10_100)
    expect((await waited(accountStatuses))[0]).toBe('ok')
  })

  it('has at most one query in flight for each number', async () => {
    const subscriber = slow(3_000, 'ok', 'ok')
    const { accountStatuses } = statusesOver(subscriber)
    const requests = Array.from({ length: 50 }, async () => accountStatuses.of(NUMBER))
    await jest.advanceTimersByTimeAsync(2_900)
    void accountStatuses.of(NUMBER)
    await Promise.all(requests)
    expect(subscriber).toHaveBeenCalledTimes(1)
  })

  it('is queried some tens of times a second at most, and other people are admitted meanwhile', async () => {
    const subscriber = jest.fn().mockResolvedValue({ status: 'ok' })
    const { accountStatuses } = statusesOver(subscriber)
    const crowd = Array.from({ length: 3_000 }, async (_, n) => accountStatuses.of(`+21892${n}`))
    expect(new Set(await Promise.all(crowd))).toEqual(new Set(['ok']))
    expect(subscriber.mock.calls.length).toBeLessThanOrEqual(100)
    const before = subscriber.mock.calls.length
    await jest.advanceTimersByTimeAsync(1_000)
    await Promise.all(Array.from({ length: 3_000 }, async (_, n) => accountStatuses.of(`+21893${n}`)))
    expect(subscriber.mock.calls.length - before).toBeLessThanOrEqual(100)
    expect(subscriber.mock.calls.length - before).toBeGreaterThan(0)
  })
})
