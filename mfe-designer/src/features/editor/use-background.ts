import { useCallback, useRef } from 'react'
import { useMediaUrl, useToast } from '@yawmi/ui'
import { setBackground } from '../../commands/set-background'
import { useCopy } from '../../copy/use-copy'
import { PictureRefused, loadPicture } from '../../export/load-picture'
import type { Studio } from '../../studio/studio'

/**
 * Makes a picture the background once it is known to load in a way that can be exported; says so when it is not. Of
 * two choices in a row the later one counts.
 */
export function useBackground(studio: Studio): (path: string) => void {
  const copy = useCopy()
  const toast = useToast()
  const mediaUrl = useMediaUrl()
  const wanted = useRef('')
  return useCallback(
    (path) => {
      wanted.current = path
      loadPicture(mediaUrl(path)).then(
        ({ naturalWidth, naturalHeight }) => {
          if (wanted.current === path) studio.run(setBackground, { path, width: naturalWidth, height: naturalHeight })
        },
        (error: unknown) => {
          const forbidden = error instanceof PictureRefused && error.forbidden
          toast(forbidden ? copy.pictureForbidden : copy.pictureRefused, 'error')
        },
      )
    },
    [studio, mediaUrl, toast, copy],
  )
}
