import { useSyncExternalStore } from 'react'
import { currentRole, onSessionChange, type Role } from '@yawmi/session'

/** The visitor's role, live across tabs. */
export const useRole = (): Role => useSyncExternalStore(onSessionChange, currentRole, () => 'anonymous')
