import { formatServiceTime, parseServiceTime, serviceDay } from './service-time'

describe('the day of the service', () => {
  it('begins at midnight in Tripoli, two hours before UTC', () => {
    expect(serviceDay(new Date('2026-11-21T21:59:59Z'))).toBe('2026-11-21')
    expect(serviceDay(new Date('2026-11-21T22:00:00Z'))).toBe('2026-11-22')
  })
})

describe('a written time', () => {
  it.each([
    ['2026-12-01', '2026-11-30T22:00:00.000Z'],
    ['2026-12-01 08:30', '2026-12-01T06:30:00.000Z'],
    ['2026-12-01T08:30:15', '2026-12-01T06:30:15.000Z'],
    ['2026-12-01T08:30:00Z', '2026-12-01T08:30:00.000Z'],
    ['2026-12-01T08:30:00+05:00', '2026-12-01T03:30:00.000Z'],
  ])('%s is %s', (text, instant) => {
    expect(parseServiceTime(text)?.toISOString()).toBe(instant)
  })

  it.each([
    '2026-02-31',
    '2026-02-30T00:00:00Z',
    '2026-13-01',
    '2026-12-01 25:00',
    '01/12/2026',
    'tomorrow',
    '2026-12-01T08:30:00Zebra',
  ])('%s is refused', (text) => {
    expect(parseServiceTime(text)).toBeUndefined()
  })
})

describe('a written time', () => {
  it.each([
    ['2026-12-31T22:00:00.000Z', '2027-01-01'],
    ['2026-12-01T06:30:00.000Z', '2026-12-01 08:30'],
    ['2026-12-01T06:30:15.000Z', '2026-12-01 08:30:15'],
    ['2026-12-01T06:30:00.250Z', '2026-12-01 08:30:00.250'],
  ])('of %s is %s, which is read as the same instant', (instant, text) => {
    expect(formatServiceTime(new Date(instant))).toBe(text)
    expect(parseServiceTime(text)).toEqual(new Date(instant))
  })

  it('is never another instant, through the hours in which clocks changed', () => {
    for (const change of ['2013-03-29T00:00:00Z', '2013-10-25T00:00:00Z']) {
      for (let hours = -6; hours <= 6; hours += 0.5) {
        const instant = new Date(Date.parse(change) + hours * 3_600_000)
        expect(parseServiceTime(formatServiceTime(instant))).toEqual(instant)
      }
    }
  })
})
