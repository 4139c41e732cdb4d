import type { DesignType } from '@yawmi/contract'
import { formatDraft } from '../document/stored/draft'
import { currentOwner } from './draft-storage'
import { listDrafts, storeDraft } from './drafts'
import { newDraftId, type Draft } from './draft-id'

/**
 * Stores a design that is about to be opened as a draft, so that a reload finds it. A draft of the same id that differs goes on under
 * an id of its own.
 */
export function placeDraft(type: DesignType, { id, design }: Draft): void {
  const owner = currentOwner()
  const before = listDrafts(type).find((draft) => draft.id === id)
  if (before && formatDraft(before.design) !== formatDraft(design))
    storeDraft(type, owner, { id: newDraftId(), design: before.design })
  storeDraft(type, owner, { id, design })
}
