const part = (options: Intl.DateTimeFormatOptions) => new Intl.DateTimeFormat('ar-LY', { timeZone: 'UTC', ...options })
const weekday = part({ weekday: 'long' })
const month = part({ month: 'long' })
const year = part({ year: 'numeric' })

/** What a calendar leaf says of a date `2026-11-21`. */
export const datePartsOf = (date: string) => {
  const noon = new Date(`${date}T12:00:00Z`)
  return {
    weekday: weekday.format(noon),
    day: String(noon.getUTCDate()),
    month: month.format(noon),
    year: year.format(noon),
  }
}
