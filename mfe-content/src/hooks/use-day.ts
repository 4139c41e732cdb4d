import { useSyncExternalStore } from 'react'
import { calendarDate } from '../lib/calendar-date'

/** Milliseconds between two looks at the clock. */
const LOOK_MS = 60_000

const subscribe = (listener: () => void) => {
  document.addEventListener('visibilitychange', listener)
  // A screen may be on all night, and a computer that wakes up tells the page nothing.
  const timer = setInterval(() => document.hidden || listener(), LOOK_MS)
  return () => {
    document.removeEventListener('visibilitychange', listener)
    clearInterval(timer)
  }
}
const today = () => calendarDate(new Date()).iso

/** The day in Libya: another one when somebody comes back in the morning to a page that they left open. A key for what shows the day. */
export const useDay = (): string => useSyncExternalStore(subscribe, today, today)
