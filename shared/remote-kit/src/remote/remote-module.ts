import type { ComponentType } from 'react'

/** What a remote's `./remote` gives the shell. */
export interface RemoteModule {
  /** Starts loading a screen's code; rejects when it cannot be loaded. */
  preload(screen: string): Promise<unknown>
  /** Renders a screen; suspends while its code loads and throws to the boundary when it cannot be loaded. */
  Screen: ComponentType<{ name: string }>
  /** Renders what the remote puts into a slot. */
  Slot: ComponentType<{ name: string }>
  /** Makes the next use load again what failed, after a person's request. */
  forgetFailures(): void
}
