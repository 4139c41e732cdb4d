import type { Design } from '../document/design'

let saved = new WeakSet<Design>()

/** Whether this very design is among the saved items, as far as this page knows. */
export const isSaved = (design: Design): boolean => saved.has(design)

export const markSaved = (design: Design): void => void saved.add(design)

/** After a saved item was deleted: nobody knows which design it was, so all may be saved once more. */
export const forgetSaved = (): void => void (saved = new WeakSet())
