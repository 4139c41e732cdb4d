import { distance } from 'fastest-levenshtein'
import type { Fault } from './fault'

/** Shorter names are near many others: `HOME` is near `HOST`. */
const MIN_LENGTH = 8
const MAX_DISTANCE = 2

/**
 * Variables that are no settings, and nearly one. `DATABSE_URL` would otherwise start a server on a database of its own.
 * A setting that is there beside the variable is none that was meant.
 */
export function misspeltSettings(given: Record<string, unknown>, settings: readonly string[]): Fault[] {
  const names = Object.keys(given).filter((name) => name.length >= MIN_LENGTH && !settings.includes(name))
  return names.flatMap((name) => {
    const meant = settings.find(
      (setting) => setting.length >= MIN_LENGTH && !(setting in given) && distance(setting, name) <= MAX_DISTANCE,
    )
    return meant ? [{ name, message: `is no setting; did you mean ${meant}?` }] : []
  })
}
