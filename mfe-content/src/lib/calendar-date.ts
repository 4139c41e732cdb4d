import { libyanDate } from '@yawmi/lib'

/** The service's time zone: days change there, whatever the device's zone is. */
const TIME_ZONE = 'Africa/Tripoli'
const format = (locale: string, options: Intl.DateTimeFormatOptions) =>
  new Intl.DateTimeFormat(locale, { timeZone: TIME_ZONE, ...options })

const weekday = format('ar-LY', { weekday: 'long' })
const day = format('ar-LY', { day: 'numeric' })
const month = format('ar-LY', { month: 'long', year: 'numeric' })
const hijri = format('ar-LY-u-ca-islamic-umalqura-nu-latn', { day: 'numeric', month: 'long', year: 'numeric' })

/** A date as a daily card writes it: «السبت», «21», «نوفمبر 2026», the Hijri date, and ISO 8601 for machines. */
export const calendarDate = (now: Date) => ({
  weekday: weekday.format(now),
  day: day.format(now),
  month: month.format(now),
  hijri: hijri.format(now),
  iso: libyanDate(now),
})
