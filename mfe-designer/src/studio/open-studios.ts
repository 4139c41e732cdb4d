import type { DesignType } from '@yawmi/contract'
import { onSessionChange } from '@yawmi/session'
import type { Studio } from './studio'

/**
 * The open designs of this page, one of each type. They outlive their screen, so that a design goes on when the window
 * crosses md and the other editor takes over.
 */
export const openStudios = new Map<DesignType, Studio>()
onSessionChange(() => openStudios.clear())
