import type { ComponentType } from 'react'
import { memoAsync } from '@yawmi/lib'
import type { DialogProps } from './dialog'

export type View = ComponentType<DialogProps>

let loaded: View | undefined

export const loadedDialog = () => loaded

/** Loads the dialog's chunk once; a failed load is forgotten, so that the next call tries again. */
export const loadDialog = memoAsync(() => import('./dialog-view').then(({ DialogView }) => (loaded = DialogView)))

/**
 * Fetches the dialog ahead of its use, for example when a field is focused that ends in one. A failure is no matter.
 * Resolves when there is nothing more to wait for.
 */
export const preloadDialog = (): Promise<void> =>
  loadDialog().then(
    () => undefined,
    () => undefined,
  )
