import { guardedStorage } from '@yawmi/lib'
import { DRAFT_PREFIX } from '@yawmi/session'

/** Stays with the drafts where a session ends by itself, and goes with them where somebody signs out. */
const KEY = `${DRAFT_PREFIX}versions`
/** Those that were seen first make way: more than there are drafts of both types on a device. */
const MAX_KNOWN = 100

type Known = [draft: string, version: string]

const storage = guardedStorage('localStorage')

function readKnown(): Known[] {
  try {
    const stored: unknown = JSON.parse(storage.get(KEY) ?? '[]')
    const isKnown = (each: unknown): each is Known =>
      Array.isArray(each) && each.length === 2 && each.every((part) => typeof part === 'string')
    return Array.isArray(stored) ? stored.filter(isKnown) : []
  } catch {
    return []
  }
}

/** The version of a saved design that this device has opened or saved last, by the id of its draft. */
export const knownVersion = (draft: string): string | undefined => readKnown().find(([id]) => id === draft)?.[1]

/** @param version none where the design has none, as a picture alone: it is replaced then by whoever saves it next */
export function knowVersion(draft: string, version: string | null | undefined): void {
  const others = readKnown().filter(([id]) => id !== draft)
  storage.set(KEY, JSON.stringify((version ? [...others, [draft, version]] : others).slice(-MAX_KNOWN)))
}
