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
  const text = formatDraft(design)
  // The very same text needs no reading; one that an earlier version stored may be the same design in other words.
  const before = read(prefixOf(type) + id).text === text ? undefined : findDraft(type, id)
  if (before && formatDraft(before.design) !== text)
    storeDraft(type, owner, { id: newDraftId(), design: before.design })
  storeDraft(type, owner, { id, design })
}
