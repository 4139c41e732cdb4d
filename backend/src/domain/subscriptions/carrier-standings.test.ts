import { CarrierError } from '../../infrastructure/carrier/errors'
import type { Carrier, CarrierSubscriber } from '../../infrastructure/carrier/port'
import { CarrierStandings } from './carrier-standings'

const NUMBER = '+218912345678'
const down = new CarrierError('unavailable', 'down')

function standingsOver(subscriber: jest.Mock<Promise<CarrierSubscriber>>) {
  const outages: unknown[] = []
  const standings = new CarrierStandings({ subscriber } as unknown as Carrier, (error) => outages.push(error))
  return { standings, outages }
}

beforeEach(() => jest.useFakeTimers())
afterEach(() => jest.useRealTimers())

describe('what the carrier says of a number', () => {
  it('is asked once for many who want to know in ten seconds', async () => {
    const subscriber = jest.fn().mockResolvedValue({ standing: 'no_credit' })
    const { standings } = standingsOver(subscriber)
    expect(await Promise.all([standings.of(NUMBER), standings.of(NUMBER)])).toEqual(['no_credit', 'no_credit'])
    jest.advanceTimersByTime(9_999)
    await standings.of(NUMBER)
    expect(subscriber).toHaveBeenCalledTimes(1)
    jest.advanceTimersByTime(2)
    await standings.of(NUMBER)
    expect(subscriber).toHaveBeenCalledTimes(2)
  })

  it('is asked anew once it was forgotten', async () => {
    const subscriber = jest
      .fn()
      .mockResolvedValueOnce({ standing: 'expired' })
      .mockResolvedValueOnce({ standing: 'well' })
    const { standings } = standingsOver(subscriber)
    expect(await standings.of(NUMBER)).toBe('expired')
    standings.forget(NUMBER)
    expect(await standings.of(NUMBER)).toBe('well')
  })

  it('shuts nobody out when the carrier cannot be asked: what it said last stands', async () => {
    const subscriber = jest
      .fn()
      .mockRejectedValueOnce(down)
      .mockResolvedValueOnce({ standing: 'no_credit' })
      .mockRejectedValueOnce(down)
    const { standings, outages } = standingsOver(subscriber)
    const said: string[] = []
    for (let i = 0; i < 3; i++) {
      said.push(await standings.of(NUMBER))
      jest.advanceTimersByTime(10_001)
    }
    expect(said).toEqual(['well', 'no_credit', 'no_credit'])
    expect(outages).toEqual([down, down])
  })

  /** A carrier that takes so long for each answer. */
  const slow = (ms: number, ...said: CarrierSubscriber['standing'][]) => {
    const answers = said.map((standing) => ({ standing }))
    return jest.fn(
      () => new Promise<CarrierSubscriber>((resolve) => setTimeout(() => resolve(answers.shift() ?? answers[0]!), ms)),
    )
  }
  /** Milliseconds until it is known, as requests wait for it. */
  async function waited(standings: CarrierStandings): Promise<[string, number]> {
    const began = performance.now()
    let said: string | undefined
    void standings.of(NUMBER).then((standing) => (said = standing))
    for (let turn = 0; said === undefined && turn < 500; turn++) await jest.advanceTimersByTimeAsync(10)
    return [said!, Math.round(performance.now() - began - 10)]
  }

  it('keeps nobody waiting for a carrier that is slow, but for a moment the first time', async () => {
    const subscriber = slow(3_000, 'well', 'no_credit')
    const { standings } = standingsOver(subscriber)
    expect(await waited(standings)).toEqual(['well', expect.closeTo(300, -2)])
    expect(await waited(standings)).toEqual(['well', 0])
    await jest.advanceTimersByTimeAsync(14_000)
    // What it said last is given out at once, and is asked anew beside it.
    expect(await waited(standings)).toEqual(['well', 0])
    await jest.advanceTimersByTimeAsync(3_000)
    expect(await waited(standings)).toEqual(['no_credit', 0])
    expect(subscriber).toHaveBeenCalledTimes(2)
  })

  it('lets a person in again as soon as the carrier says so, and turns nobody away by old news', async () => {
    const { standings } = standingsOver(slow(50, 'no_credit', 'well'))
    expect((await waited(standings))[0]).toBe('no_credit')
    await jest.advanceTimersByTimeAsync(10_100)
    expect((await waited(standings))[0]).toBe('well')
  })

  it('has one question of a number under way, however many ask and however long it takes', async () => {
    const subscriber = slow(3_000, 'well', 'well')
    const { standings } = standingsOver(subscriber)
    const asked = Array.from({ length: 50 }, () => standings.of(NUMBER))
    await jest.advanceTimersByTimeAsync(2_900)
    void standings.of(NUMBER)
    await Promise.all(asked)
    expect(subscriber).toHaveBeenCalledTimes(1)
  })

  it('asks the carrier some tens of questions a second, and lets the others in meanwhile', async () => {
    const subscriber = jest.fn().mockResolvedValue({ standing: 'well' })
    const { standings } = standingsOver(subscriber)
    const crowd = Array.from({ length: 3_000 }, (_, n) => standings.of(`+21892${n}`))
    expect(new Set(await Promise.all(crowd))).toEqual(new Set(['well']))
    expect(subscriber.mock.calls.length).toBeLessThanOrEqual(100)
    const before = subscriber.mock.calls.length
    await jest.advanceTimersByTimeAsync(1_000)
    await Promise.all(Array.from({ length: 3_000 }, (_, n) => standings.of(`+21893${n}`)))
    expect(subscriber.mock.calls.length - before).toBeLessThanOrEqual(100)
    expect(subscriber.mock.calls.length - before).toBeGreaterThan(0)
  })
})
