import { datePartsOf, libyanDate } from './calendar-date'

describe('today', () => {
  it('is the date in Libya, whatever the device thinks', () => {
    expect(libyanDate(new Date('2026-11-21T21:59:59Z'))).toBe('2026-11-21')
    expect(libyanDate(new Date('2026-11-21T22:00:00Z'))).toBe('2026-11-22')
  })

  it('reads as a leaf does', () => {
    expect(datePartsOf('2026-11-21')).toMatchObject({ weekday: 'السبت', day: '21', month: 'نوفمبر', year: '2026' })
  })
})
