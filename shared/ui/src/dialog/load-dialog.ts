import type { ComponentType } from 'react'
import { memoAsync } from '@yawmi/lib'
import type { DialogProps } from './dialog'

/** Code that comes with the first dialog that opens. */
export interface DialogCode<T> {
  /** Loads it once; a failed load is forgotten, so that the next call tries again. */
  load: () => Promise<T>
  /** It, once it is there. */
  loaded: () => T | undefined
  /** Has it come along with the dialog itself from now on, for what shows dialogs of its own; returns what ends that. */
  comeAlong: () => () => void
}

const companions = new Set<() => Promise<unknown>>()

export function dialogCode<T>(load: () => Promise<T>): DialogCode<T> {
  let loaded: T | undefined
  const once = memoAsync(async () => (loaded = await load()))
  return {
    load: once,
    loaded: () => loaded,
    comeAlong: () => {
      companions.add(once)
      return () => void companions.delete(once)
    },
  }
}

export const dialogView = dialogCode<ComponentType<DialogProps>>(() => {
  // Each is loaded again, and fails where it is needed.
  for (const load of companions) load().catch(() => {})
  return import('./dialog-view').then(({ DialogView }) => DialogView)
})

/**
 * Fetches the dialog ahead of its use, for example when a field is focused that ends in one. A failure is no matter.
 * Resolves when there is nothing more to wait for.
 */
export const preloadDialog = (): Promise<void> =>
  dialogView.load().then(
    () => undefined,
    () => undefined,
  )
