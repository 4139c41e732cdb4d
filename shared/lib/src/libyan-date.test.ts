import { libyanDate } from './libyan-date'

describe('today', () => {
  it('is the date in Libya, whatever the device thinks', () => {
    expect(libyanDate(new Date('2026-11-21T21:59:59Z'))).toBe('2026-11-21')
    expect(libyanDate(new Date('2026-11-21T22:00:00Z'))).toBe('2026-11-22')
  })

  it('is that date also in browsers that write a Canadian one with its month first, as Chrome 110 does', () => {
    const format = Object.getOwnPropertyDescriptor(Intl.DateTimeFormat.prototype, 'format')!
    const asIn2023 = function (this: Intl.DateTimeFormat) {
      const write = format.get!.call(this) as (date: Date) => string
      return (date: Date) => write(date).replace(/^(\d{4})-(\d\d)-(\d\d)$/, '$2/$3/$1')
    }
    Object.defineProperty(Intl.DateTimeFormat.prototype, 'format', { ...format, get: asIn2023 })
    expect(libyanDate(new Date('2026-11-21T22:00:00Z'))).toBe('2026-11-22')
    Object.defineProperty(Intl.DateTimeFormat.prototype, 'format', format)
  })
})
