import { guardedStorage, rememberingStorage } from '@yawmi/lib'

const tab = rememberingStorage('sessionStorage')
const PROBE = 'yawmi:probe'

/**
 * One text that lives as long as the tab, over reloads and the full-page redirects of the web-view flow.
 * @param name becomes the key `yawmi:<name>`.
 */
export function tabStorage(name: string) {
  const key = `yawmi:${name}`
  return {
    read: () => tab.get(key),
    write: (text: string) => void tab.set(key, text),
    clear: () => tab.remove(key),
  }
}

/**
 * Whether this browser stores values for the next page. Where it refuses (private modes, a full disk, blocked third
 * parties) the flow's state is in this page alone, which must not be left.
 */
export const isStoragePersistent = (): boolean =>
  [guardedStorage('sessionStorage'), guardedStorage('localStorage')].every((storage) => {
    const stored = storage.set(PROBE, PROBE)
    storage.remove(PROBE)
    return stored
  })
