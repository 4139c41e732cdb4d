import { useSyncExternalStore } from 'react'
import { currentRole, onSessionChange, type Role } from '@yawmi/session'

/** Who this visitor is, followed live, in other tabs too. */
export const useRole = (): Role => useSyncExternalStore(onSessionChange, currentRole, () => 'anonymous')
