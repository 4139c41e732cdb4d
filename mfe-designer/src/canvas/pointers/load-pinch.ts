import type * as Pinch from './pinch'

export type PinchCode = typeof Pinch

let loaded: PinchCode | undefined

/** How two fingers change what they hold, and how that is shown; none until its code is there. */
export const pinchCode = (): PinchCode | undefined => loaded

/** Loads it with the first selection, as without one two fingers hold no box; the next tries again where it does not come. */
export async function loadPinch(): Promise<void> {
  loaded ??= await import('./pinch').catch(() => undefined)
}
