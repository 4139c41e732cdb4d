/** Where each visited address was scrolled to, kept for this tab, so that a reload keeps it too. */
const KEY = 'yawmi:scroll'

type Positions = Record<string, number>

const load = (): Positions => {
  try {
    return JSON.parse(sessionStorage.getItem(KEY) ?? '{}') as Positions
  } catch {
    return {}
  }
}

/** Most entries kept: enough for a long evening, small enough to write on each page. */
const LIMIT = 60

export function rememberPosition(entry: string, top: number): void {
  const positions = Object.entries({ ...load(), [entry]: top }).slice(-LIMIT)
  try {
    sessionStorage.setItem(KEY, JSON.stringify(Object.fromEntries(positions)))
  } catch {
    // A full storage loses a scroll position, nothing else.
  }
}

export const positionOf = (entry: string): number | undefined => load()[entry]
