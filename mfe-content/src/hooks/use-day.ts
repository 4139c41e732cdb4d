import { useSyncExternalStore } from 'react'
import { calendarDate } from '../lib/calendar-date'

const subscribe = (listener: () => void) => {
  document.addEventListener('visibilitychange', listener)
  return () => document.removeEventListener('visibilitychange', listener)
}
const today = () => calendarDate(new Date()).iso

/** The day in Libya: another one when somebody comes back in the morning to a page that they left open. A key for what shows the day. */
export const useDay = (): string => useSyncExternalStore(subscribe, today, today)
