const PROBE = 'yawmi:probe'

/**
 * Whether this browser stores values for the next page. Where it refuses (private modes, a full disk, blocked third
 * parties) the flow's state is in this page alone, which must not be left.
 */
export function isStoragePersistent(): boolean {
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
