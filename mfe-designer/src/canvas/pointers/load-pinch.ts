import type * as PinchGeometry from './pinch-geometry'

let loaded: typeof PinchGeometry | undefined

/** How two fingers change what they hold; none until its code is there. */
export const pinchGeometry = (): typeof PinchGeometry | undefined => loaded

/** Loads it with the first selection, as without one two fingers hold no box; the next tries again where it does not come. */
export async function loadPinch(): Promise<void> {
  loaded ??= await import('./pinch-geometry').catch(() => undefined)
}
