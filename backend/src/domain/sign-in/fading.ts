/** A count that fades by a factor of e in every `fadesIn` seconds: steady at a rate, it stands at what comes in that time. */
export interface Counts {
  /** Wrong codes, so far from the right one that nobody who has read it types them. */
  guesses: number
  sends: number
  rights: number
}

export interface StoredCounts extends Counts {
  fadesIn: number
  /** When they stood so: milliseconds since 1970. */
  at: number
}

export const DAY_S = 24 * 60 * 60
export const HOUR_S = 60 * 60

export const NOTHING: Counts = { guesses: 0, sends: 0, rights: 0 }

/** What is left of one after so many milliseconds. A clock that goes back makes nothing grow. */
export const leftAfter = (ms: number, fadesIn: number): number => Math.exp(-Math.max(0, ms) / 1000 / fadesIn)

/** The counts as they stand at a later instant, in milliseconds since 1970. */
export function fadedTo(stored: StoredCounts, now: number): Counts {
  const left = leftAfter(now - stored.at, stored.fadesIn)
  return { guesses: Math.max(0, stored.guesses) * left, sends: stored.sends * left, rights: stored.rights * left }
}

export const sumOf = (a: Counts, b: Counts | undefined): Counts =>
  b ? { guesses: a.guesses + b.guesses, sends: a.sends + b.sends, rights: a.rights + b.rights } : a
