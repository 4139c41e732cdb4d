import { DRAFT_PREFIX } from '@yawmi/session'
import { currentOwner, keysUnder, read } from './draft-storage'

/** Whether there is any draft on this device of whoever is here. */
export const hasDrafts = (): boolean =>
  keysUnder(DRAFT_PREFIX).some((key) => {
    const { at, owner } = read(key)
    return at !== undefined && (owner || currentOwner()) === currentOwner()
  })
