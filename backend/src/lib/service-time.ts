/** The service's days and publication times are those of its subscribers. */
const ZONE = 'Africa/Tripoli'

const parts = new Intl.DateTimeFormat('en-CA', {
  timeZone: ZONE,
  hourCycle: 'h23',
  year: 'numeric',
  month: '2-digit',
  day: '2-digit',
  hour: '2-digit',
  minute: '2-digit',
  second: '2-digit',
})

function wallClock(instant: Date): Record<Intl.DateTimeFormatPartTypes, string> {
  return Object.fromEntries(parts.formatToParts(instant).map(({ type, value }) => [type, value])) as Record<
    Intl.DateTimeFormatPartTypes,
    string
  >
}

/** The date in Tripoli at that instant, `YYYY-MM-DD`. */
export function serviceDay(instant: Date): string {
  const { year, month, day } = wallClock(instant)
  return `${year}-${month}-${day}`
}

/** The date and the time of day in Tripoli, in characters that right-to-left text does not turn round. */
export function serviceClock(instant: Date): { date: string; clock: string } {
  const { year, month, day, hour, minute } = wallClock(instant)
  return { date: `${day}/${month}/${year}`, clock: `${hour}:${minute}` }
}

/** Milliseconds by which clocks in Tripoli are ahead of UTC at that instant. */
function offsetAt(instant: Date): number {
  const { year, month, day, hour, minute, second } = wallClock(instant)
  return Date.UTC(+year, +month - 1, +day, +hour, +minute, +second) - Math.floor(instant.getTime() / 1000) * 1000
}

const LOCAL = /^\d{4}-\d{2}-\d{2}(?:[ T]\d{2}:\d{2}(?::\d{2}(?:\.\d{3})?)?)?$/
const ABSOLUTE = /^\d{4}-\d{2}-\d{2}T\d{2}:\d{2}(?::\d{2}(?:\.\d+)?)?(?:Z|[+-]\d{2}:\d{2})$/

/**
 * Reads `YYYY-MM-DD`, `YYYY-MM-DD HH:MM` (times of Tripoli) or ISO 8601 with an offset.
 * @returns undefined when it is none of these or no such day
 */
export function parseServiceTime(text: string): Date | undefined {
  const isLocal = LOCAL.test(text)
  if (!isLocal && !ABSOLUTE.test(text)) return undefined
  const clock = new Date(isLocal ? `${text.replace(' ', 'T')}${text.length === 10 ? 'T00:00' : ''}Z` : text)
  if (Number.isNaN(clock.getTime())) return undefined
  // Date carries 31 February over into March.
  if (isLocal && clock.toISOString().slice(0, 10) !== text.slice(0, 10)) return undefined
  return isLocal ? new Date(clock.getTime() - offsetAt(clock)) : clock
}

/**
 * Writes an instant as `parseServiceTime` reads it: the wall clock of Tripoli as short as it is exact, or ISO 8601
 * in UTC where that clock shows the same time twice.
 */
export function formatServiceTime(instant: Date): string {
  const local = new Date(instant.getTime() + offsetAt(instant)).toISOString().slice(0, 23).replace('T', ' ')
  const text = local
    .replace(/\.000$/, '')
    .replace(/:00$/, '')
    .replace(/ 00:00$/, '')
  return parseServiceTime(text)?.getTime() === instant.getTime() ? text : instant.toISOString()
}
