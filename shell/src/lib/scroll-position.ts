import { guardedStorage } from '@yawmi/lib'

/** Scroll positions of visited history entries, saved for this tab, so that a reload restores them too. */
const KEY = 'yawmi:scroll'

/** Entries: enough for a long evening, few enough to write on each page. */
const MAX_ENTRIES = 60

const storage = guardedStorage('sessionStorage')

function load(): Record<string, number> {
  try {
    return JSON.parse(storage.get(KEY) ?? '{}') as Record<string, number>
  } catch {
    return {}
  }
}

/** A full storage loses a scroll position, nothing else. */
export function savePosition(entry: string, top: number): void {
  const positions = Object.entries({ ...load(), [entry]: top }).slice(-MAX_ENTRIES)
  storage.set(KEY, JSON.stringify(Object.fromEntries(positions)))
}

export const positionOf = (entry: string): number | undefined => load()[entry]
