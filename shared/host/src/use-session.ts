import { useSyncExternalStore } from 'react'
import { renderedFor } from '@yawmi/lib'
import { currentRole, onSessionChange, type Role } from '@yawmi/session'

/** A prerendered page is nobody's; a first screen is rendered for one role. */
const roleWhenRendered = (): Role => renderedFor()?.role ?? 'anonymous'

/** The visitor's role, live across tabs. */
export const useRole = (): Role => useSyncExternalStore(onSessionChange, currentRole, roleWhenRendered)
