import type { DesignType } from '@yawmi/contract'
import { guardedStorage } from '@yawmi/lib'
import { readStored, writeStored } from '@yawmi/session'

/** What this tab has chosen, for its reloads: the specification's key is the device's, where another tab may choose meanwhile. */
const KEY = 'yawmi:phone-type'
const storage = guardedStorage('sessionStorage')

/** Chooses what the phone's editor makes. */
export function choosePhoneType(type: DesignType): void {
  storage.set(KEY, type)
  writeStored('dataType', type)
}

/** What the phone's editor makes: as this tab has chosen, or else the device's last tab. */
export function phoneType(): DesignType {
  const chosen = storage.get(KEY)
  return chosen === 'card' || chosen === 'image' ? chosen : (readStored('dataType') ?? 'image')
}
