import type { Design } from '../document/design'

let saved = new WeakSet<Design>()

/** Whether this page has saved this design, unchanged. */
export const isSaved = (design: Design): boolean => saved.has(design)

export const markSaved = (design: Design): void => void saved.add(design)

/** After a saved item was deleted: it could be any design, so all may be saved again. */
export const forgetSaved = (): void => void (saved = new WeakSet())
