import { Refusal } from './refusal.mjs'

/** Months between the notice of an end and that end: integrators have a year to go on to another version. */
const NOTICE_MONTHS = 12

/**
 * When something that integrators hold ends that is announced now.
 * @param {{ on?: string, now: Date }} when `on` is a day such as `2028-01-31`; default: the earliest
 * @returns {Date}
 * @throws Refusal where the day is less than a year away
 */
export function sunsetOf({ on, now }) {
  const earliest = new Date(now)
  earliest.setUTCMonth(earliest.getUTCMonth() + NOTICE_MONTHS)
  earliest.setUTCHours(24, 0, 0, 0)
  const sunset = on === undefined ? earliest : new Date(`${on}T00:00:00Z`)
  if (!(sunset >= earliest))
    throw new Refusal('state', `a version ends ${NOTICE_MONTHS} months after its notice: ${dayOf(earliest)} or later`)
  return sunset
}

/** @param {Date} date */
const dayOf = (date) => date.toISOString().slice(0, 10)
