import { useState } from 'react'
import type { DesignType } from '@yawmi/contract'
import { deleteDraft } from '../../studio/draft-storage'
import { asItIsNow, listDrafts, type StoredDraft } from '../../studio/drafts'
import { openStudios } from '../../studio/open-studios'
import { useEnterStudio } from '../../hooks/use-enter-studio'
import { DraftTiles } from './draft-tiles'

type TypedDraft = StoredDraft & { type: DesignType }

const TYPES: readonly DesignType[] = ['image', 'card']
const listAll = (): TypedDraft[] =>
  TYPES.flatMap((type) => listDrafts(type).map((draft) => ({ ...draft, type }))).sort((one, other) => other.at - one.at)

/**
 * The designs in progress of both kinds, the one changed last first; the chosen one opens in its studio.
 * @param leave what closes the list; to be waited for before the page is left.
 */
export function AllDrafts({ leave }: { leave: () => Promise<void> }) {
  const enter = useEnterStudio()
  const [drafts, setDrafts] = useState(listAll)
  const remove = ({ id, type }: TypedDraft) => {
    const studio = openStudios.get(type)
    if (studio?.view().draft === id) studio.open()
    deleteDraft(type, id)
    setDrafts(listAll())
  }
  const choose = ({ type, ...draft }: TypedDraft) => void enter(type, asItIsNow(type, draft), { leave })
  return <DraftTiles drafts={drafts} onChoose={choose} onRemove={remove} />
}
