import { CarrierError } from '../../../carrier/errors'
import type { Carrier, CarrierSubscriber } from '../../../carrier/port'
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
})
