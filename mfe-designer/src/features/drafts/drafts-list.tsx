import { useState } from 'react'
import type { DesignType } from '@yawmi/contract'
import { deleteDraft } from '../../studio/draft-storage'
import { asItIsNow, listDrafts, type StoredDraft } from '../../studio/drafts'
import { useStudio } from '../../studio/use-studio'
import { DraftTiles } from './draft-tiles'

/** The designs in progress of one kind: the studio goes on with the chosen one. */
export function DraftsList({ type, onChosen }: { type: DesignType; onChosen: () => void }) {
  const studio = useStudio()
  const [drafts, setDrafts] = useState(() => listDrafts(type))
  const current = studio.view().draft
  const choose = (draft: StoredDraft) => {
    if (draft.id !== current) studio.open(asItIsNow(type, draft))
    onChosen()
  }
  const remove = ({ id }: StoredDraft) => {
    // Opening another first: leaving the one that is open would keep it once more.
    if (id === studio.view().draft) studio.open()
    deleteDraft(type, id)
    setDrafts(listDrafts(type))
  }
  return <DraftTiles drafts={drafts} current={current} onChoose={choose} onRemove={remove} />
}
