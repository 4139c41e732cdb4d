import { parseServiceTime, serviceDay } from './service-time'

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

  it.each(['2026-02-31', '2026-13-01', '2026-12-01 25:00', '01/12/2026', 'tomorrow', '2026-12-01T08:30:00Zebra'])(
    '%s is refused',
    (text) => {
      expect(parseServiceTime(text)).toBeUndefined()
    },
  )
})
