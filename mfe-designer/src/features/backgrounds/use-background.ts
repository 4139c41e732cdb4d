import { useCallback, useRef, useState } from 'react'
import { useMediaUrl, useToast } from '@yawmi/ui'
import { setBackground } from '../../commands/set-background'
import { useCopy } from '../../copy/use-strings'
import { PictureRefused, loadPicture } from '../../export/load-picture'
import type { Studio } from '../../studio/studio'

/** Milliseconds after which one is told that the picture is on its way. */
const PATIENCE = 300

/**
 * Makes a picture the background once it is known to load in a way that can be exported; says so when it is not. Of
 * two choices in a row the later one counts, and none any more once another design is at work.
 */
export function useBackground(studio: Studio): { set: (path: string) => void; progress: string | undefined } {
  const copy = useCopy()
  const toast = useToast()
  const mediaUrl = useMediaUrl()
  const latest = useRef<object>(undefined)
  const [slow, setSlow] = useState(false)
  const set = useCallback(
    (path: string) => {
      const choice = (latest.current = {})
      const { draft } = studio.view()
      const soon = setTimeout(() => setSlow(true), PATIENCE)
      const isWanted = () => latest.current === choice && studio.view().draft === draft
      loadPicture(mediaUrl(path))
        .then(
          ({ naturalWidth: width, naturalHeight: height }) => {
            if (isWanted()) studio.run(setBackground, { path, width, height })
          },
          (error: unknown) => {
            const forbidden = error instanceof PictureRefused && error.forbidden
            if (isWanted()) toast(forbidden ? copy.pictureForbidden : copy.pictureRefused, 'error')
          },
        )
        .finally(() => {
          clearTimeout(soon)
          if (latest.current === choice) setSlow(false)
        })
    },
    [studio, mediaUrl, toast, copy],
  )
  return { set, progress: slow ? copy.loadingPicture : undefined }
}
