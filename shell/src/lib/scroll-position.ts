/** Scroll positions of visited history entries, saved for this tab, so that a reload restores them too. */
const KEY = 'yawmi:scroll'

type Positions = Record<string, number>

const load = (): Positions => {
  try {
    return JSON.parse(sessionStorage.getItem(KEY) ?? '{}') as Positions
  } catch {
    return {}
  }
}

/** Entries: enough for a long evening, few enough to write on each page. */
const MAX_ENTRIES = 60

export function savePosition(entry: string, top: number): void {
  const positions = Object.entries({ ...load(), [entry]: top }).slice(-MAX_ENTRIES)
  try {
    sessionStorage.setItem(KEY, JSON.stringify(Object.fromEntries(positions)))
  } catch {
    // A full storage loses a scroll position, nothing else.
  }
}

export const positionOf = (entry: string): number | undefined => load()[entry]
