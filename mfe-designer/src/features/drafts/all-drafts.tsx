import { useState } from 'react'
import type { DesignType } from '@yawmi/contract'
import { useNavigation } from '@yawmi/remote-kit'
import { removeStored, writeStored } from '@yawmi/session'
import { useAtLeast } from '@yawmi/ui'
import { deleteDraft, listDrafts, type StoredDraft } from '../../studio/drafts'
import { openStudio } from '../../studio/open-studio'
import { editorTarget } from '../../lib/targets'
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
  const wide = useAtLeast('md')
  const { go } = useNavigation()
  const [drafts, setDrafts] = useState(listAll)
  const choose = async (draft: TypedDraft) => {
    const studio = openStudio(draft.type)
    if (studio.view().draft !== draft.id) studio.open(draft)
    const { background } = draft.design
    writeStored('dataType', draft.type)
    // The phone's editor brings what was chosen on the page before onto the design.
    if (background) writeStored('backgroundImage', background.path)
    else removeStored('backgroundImage')
    await leave()
    go(editorTarget(draft.type, wide))
  }
  const remove = ({ id, type }: TypedDraft) => {
    const studio = openStudio(type)
    if (studio.view().draft === id) studio.open()
    deleteDraft(type, id)
    setDrafts(listAll())
  }
  return <DraftTiles drafts={drafts} onChoose={(draft) => void choose(draft)} onRemove={remove} />
}
