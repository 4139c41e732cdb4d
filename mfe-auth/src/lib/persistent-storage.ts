const PROBE = 'yawmi:probe'

/**
 * Whether this browser keeps for the next page what this one writes down. Where it refuses (private modes, a full disk,
 * blocked third parties) only the page itself remembers, and must not be left.
 */
export function isStorageLasting(): boolean {
  try {
    for (const storage of [sessionStorage, localStorage]) {
      storage.setItem(PROBE, PROBE)
      storage.removeItem(PROBE)
    }
    return true
  } catch {
    return false
  }
}
