import { TZDate, tzOffset } from '@date-fns/tz'

/** The service's days and publication times are those of its subscribers. */
const ZONE = 'Africa/Tripoli'
const MINUTE_MS = 60_000

/** `YYYY-MM-DDTHH:MM:SS.mmm` as clocks in Tripoli show it, and their offset from UTC. */
const wallClock = (instant: Date) => new TZDate(instant, ZONE).toISOString()

/** The date in Tripoli at that instant, `YYYY-MM-DD`. */
export const serviceDay = (instant: Date) => wallClock(instant).slice(0, 10)

/** The date and the time of day in Tripoli, in characters that right-to-left text does not turn round. */
export function serviceClock(instant: Date): { date: string; clock: string } {
  const local = wallClock(instant)
  return { date: local.slice(0, 10).split('-').reverse().join('/'), clock: local.slice(11, 16) }
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
  const day = text.slice(0, 10)
  if (new Date(`${day}T00:00Z`).toISOString().slice(0, 10) !== day) return undefined
  return isLocal ? new Date(clock.getTime() - tzOffset(ZONE, clock) * MINUTE_MS) : clock
}

/**
 * Writes an instant as `parseServiceTime` reads it: the wall clock of Tripoli as short as it is exact, or ISO 8601
 * in UTC where that clock shows the same time twice.
 */
export function formatServiceTime(instant: Date): string {
  const text = wallClock(instant)
    .slice(0, 23)
    .replace('T', ' ')
    .replace(/\.000$/, '')
    .replace(/:00$/, '')
    .replace(/ 00:00$/, '')
  return parseServiceTime(text)?.getTime() === instant.getTime() ? text : instant.toISOString()
}
