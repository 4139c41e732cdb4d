import type { DesignType } from '@yawmi/contract'
import { PictureChoices } from '../../components/gallery/picture-choices'
import { TagChips } from '../../components/gallery/tag-chips'
import { useChosenTag } from '../../hooks/use-chosen-tag'
import { useAddPicture } from './use-add-picture'
import { ListFailure } from '../../components/failure/list-failure'

/** Tags and the pictures under one of them; a chosen one is put on the picture as an element. */
export function PictureElements({ type }: { type: DesignType }) {
  const add = useAddPicture()
  const { tags, error, refetch, chosen, choose } = useChosenTag(type)
  if (error && !tags) return <ListFailure error={error} onRetry={() => void refetch()} />
  return (
    <>
      <TagChips tags={tags} chosen={chosen} onChoose={choose} />
      {chosen && <PictureChoices key={chosen} tag={chosen} onChoose={({ path }) => void add(path)} />}
    </>
  )
}
