import { useMediaUrl, useToast } from '@yawmi/ui'
import { addPicture } from '../../commands/add-element'
import { useStrings } from '../../copy/use-strings'
import { PictureRefused, loadPicture } from '../../export/load-picture'
import { useStudio } from '../../studio/use-studio'

/** Puts a picture of the media host on the design once it has loaded in a way that can be exported, or says why not. */
export function useAddPicture(): (path: string) => Promise<void> {
  const strings = useStrings()
  const studio = useStudio()
  const toast = useToast()
  const mediaUrl = useMediaUrl()
  return async (path) => {
    const { draft } = studio.view()
    try {
      const { naturalWidth: width, naturalHeight: height } = await loadPicture(mediaUrl(path))
      if (studio.view().draft === draft) studio.run(addPicture, { path, width, height })
    } catch (cause) {
      const forbidden = cause instanceof PictureRefused && cause.forbidden
      toast(forbidden ? strings.pictureForbidden : strings.pictureRefused, 'error')
    }
  }
}
