import type { Design } from '../document/design'

/** A design in progress, with the id of its draft. */
export interface Draft {
  id: string
  design: Design
}

/** Unique among a person's designs; they sort by the time of their creation. */
export const newDraftId = (): string => `${Date.now().toString(36)}${Math.random().toString(36).slice(2, 10)}`
