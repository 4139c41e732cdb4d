import { useMediaUrl, useToast } from '@yawmi/ui'
import { LoadFailure } from '@yawmi/remote-kit'
import type { DesignImage, DesignType } from '@yawmi/contract'
import { addPicture } from '../../commands/add-element'
import { PictureChoices } from '../../components/gallery/picture-choices'
import { TagChips } from '../../components/gallery/tag-chips'
import { useStrings } from '../../copy/use-strings'
import { PictureRefused, loadPicture } from '../../export/load-picture'
import { useChosenTag } from '../../hooks/use-chosen-tag'
import { useStudio } from '../../studio/use-studio'

/** Tags and the pictures under one of them; a chosen one is put on the picture as an element. */
export function PictureElements({ type }: { type: DesignType }) {
  const strings = useStrings()
  const studio = useStudio()
  const toast = useToast()
  const mediaUrl = useMediaUrl()
  const { tags, error, refetch, chosen, choose } = useChosenTag(type)
  const add = async ({ path }: DesignImage) => {
    const { draft } = studio.view()
    try {
      const { naturalWidth: width, naturalHeight: height } = await loadPicture(mediaUrl(path))
      if (studio.view().draft === draft) studio.run(addPicture, { path, width, height })
    } catch (cause) {
      const forbidden = cause instanceof PictureRefused && cause.forbidden
      toast(forbidden ? strings.pictureForbidden : strings.pictureRefused, 'error')
    }
  }
  if (error && !tags) return <LoadFailure error={error} onRetry={() => void refetch()} />
  return (
    <>
      <TagChips tags={tags} chosen={chosen} onChoose={choose} />
      {chosen && <PictureChoices key={chosen} tag={chosen} onChoose={(image) => void add(image)} />}
    </>
  )
}
