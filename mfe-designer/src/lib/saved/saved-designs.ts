import type { Design } from '../../document/design'

/** By the ids of their drafts, designs as this page has saved them last. */
const saved = new Map<string, Design>()

/** Whether this page has saved this design of a draft, unchanged. */
export const isSaved = (draft: string, design: Design): boolean => saved.get(draft) === design

export const markSaved = (draft: string, design: Design): void => void saved.set(draft, design)

/** After a saved item was deleted: it could be any design, so all may be saved again. */
export const forgetSaved = (): void => saved.clear()
