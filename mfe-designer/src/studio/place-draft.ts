import type { DesignType } from '@yawmi/contract'
import { formatDraft } from '../document/stored/draft'
import { currentOwner, prefixOf, read } from './draft-storage'
import { findDraft, storeDraft } from './drafts'
import { newDraftId, type Draft } from './draft-id'

/**
 * Stores a design that is about to be opened as a draft, so that a reload finds it. A draft of the same id that differs goes on under
 * an id of its own.
 */
export function placeDraft(type: DesignType, { id, design }: Draft): void {
  const owner = currentOwner()
  const before = isStored(type, id, formatDraft(design)) ? undefined : findDraft(type, id)
  // One that an earlier version stored may differ by its words alone.
  if (before && formatDraft(before.design) !== formatDraft(design))
    storeDraft(type, owner, { id: newDraftId(), design: before.design })
  storeDraft(type, owner, { id, design })
}

/** Whether the draft of that id is this very text, in which case nothing has to be read. */
const isStored = (type: DesignType, id: string, text: string): boolean => read(prefixOf(type) + id).text === text
