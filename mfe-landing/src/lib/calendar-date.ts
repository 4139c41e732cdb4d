/** Libya is two hours ahead of UTC all year. */
const AHEAD_MS = 2 * 3_600_000

const part = (options: Intl.DateTimeFormatOptions) => new Intl.DateTimeFormat('ar-LY', { timeZone: 'UTC', ...options })
const weekday = part({ weekday: 'long' })
const month = part({ month: 'long' })
const year = part({ year: 'numeric' })

/** The date in Libya at an instant, as `2026-11-21`. By no language: browsers of 2023 write a Canadian date as `11/21/2026`. */
export const libyanDate = (instant: Date): string => new Date(Number(instant) + AHEAD_MS).toISOString().slice(0, 10)

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
