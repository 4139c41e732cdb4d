import type { HeldBoxes } from './held-boxes'

let loaded: typeof HeldBoxes | undefined

/** What shows boxes as two fingers hold them; none until its code is there. */
export const heldBoxes = (): typeof HeldBoxes | undefined => loaded

/** Loads it with the first selection, as without one two fingers hold no box; the next tries again where it does not come. */
export async function loadPinch(): Promise<void> {
  loaded ??= await import('./held-boxes').then(
    (code) => code.HeldBoxes,
    () => undefined,
  )
}
