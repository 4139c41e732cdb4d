import { useSyncExternalStore } from 'react'

const TIME_ZONE = 'Africa/Tripoli'
const DAY = 86_400_000

const isoDate = new Intl.DateTimeFormat('en-CA', {
  timeZone: TIME_ZONE,
  year: 'numeric',
  month: '2-digit',
  day: '2-digit',
})
const part = (options: Intl.DateTimeFormatOptions) => new Intl.DateTimeFormat('ar-LY', { timeZone: 'UTC', ...options })
const weekday = part({ weekday: 'long' })
const month = part({ month: 'long' })
const year = part({ year: 'numeric' })

/** The date in Libya at an instant, as `2026-11-21`. */
export const libyanDate = (instant: Date): string => isoDate.format(instant)

/** What a calendar leaf says of a date `2026-11-21`, and how many days have passed since 1970. */
export const leafOf = (date: string) => {
  const noon = new Date(`${date}T12:00:00Z`)
  return {
    weekday: weekday.format(noon),
    day: String(noon.getUTCDate()),
    month: month.format(noon),
    year: year.format(noon),
    number: Math.floor(noon.getTime() / DAY),
  }
}

/** A leaf does not turn while it is looked at. */
const never = () => () => {}

/** Today's date in Libya; undefined while prerendering, since that happens on another day. */
export const useToday = (): string | undefined =>
  useSyncExternalStore(
    never,
    () => libyanDate(new Date()),
    () => undefined,
  )
