const TIME_ZONE = 'Africa/Tripoli'

const formats = {
  /** 21 نوفمبر 2026 */
  long: new Intl.DateTimeFormat('ar-LY', { day: 'numeric', month: 'long', year: 'numeric', timeZone: TIME_ZONE }),
  /** السبت 21 نوفمبر */
  day: new Intl.DateTimeFormat('ar-LY', { weekday: 'long', day: 'numeric', month: 'long', timeZone: TIME_ZONE }),
  /** 21 نوفمبر 2026، 10:30 ص */
  time: new Intl.DateTimeFormat('ar-LY', { dateStyle: 'long', timeStyle: 'short', timeZone: TIME_ZONE }),
}

export type DateStyle = keyof typeof formats

/**
 * A date as people in Libya read it, in their own time wherever the device is.
 * @param date an instant, or an ISO 8601 text; what is no date gives an empty text.
 */
export const formatDate = (date: Date | string | number, style: DateStyle = 'long') => {
  const instant = new Date(date)
  // «ص» or «م» alone at the beginning of a line belongs to nothing.
  return Number.isNaN(instant.getTime()) ? '' : formats[style].format(instant).replace(/ (?=[صم]$)/, '\u00a0')
}
