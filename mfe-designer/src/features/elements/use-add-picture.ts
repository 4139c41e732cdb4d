import { useRef } from 'react'
import { useMediaUrl, useToast } from '@yawmi/ui'
import { addPicture } from '../../commands/add-element'
import { useStrings } from '../../copy/use-strings'
import { PictureRefused, loadPicture } from '../../export/load-picture'
import { useStudio } from '../../studio/use-studio'

/** Milliseconds after which a picture is said to be on its way: what comes sooner needs no word. */
const SLOW_AFTER_MS = 300

/** Puts a picture of the media host on the design once it has loaded in a way that can be exported, or says why not. */
export function useAddPicture(): (path: string) => Promise<void> {
  const strings = useStrings()
  const studio = useStudio()
  const toast = useToast()
  const mediaUrl = useMediaUrl()
  const loading = useRef(new Set<string>())
  return async (path) => {
    // Whoever sees nothing happen presses again, and wants it once.
    if (loading.current.has(path)) return
    loading.current.add(path)
    const timer = setTimeout(() => toast(strings.loadingPicture), SLOW_AFTER_MS)
    const { draft } = studio.view()
    try {
      const { naturalWidth: width, naturalHeight: height } = await loadPicture(mediaUrl(path))
      if (studio.view().draft === draft) studio.run(addPicture, { path, width, height })
    } catch (cause) {
      const forbidden = cause instanceof PictureRefused && cause.forbidden
      toast(forbidden ? strings.pictureForbidden : strings.pictureRefused, 'error')
    } finally {
      clearTimeout(timer)
      loading.current.delete(path)
    }
  }
}
