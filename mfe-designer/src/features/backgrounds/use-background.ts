import { useCallback, useRef, useState } from 'react'
import { useToast } from '@yawmi/ui'
import { setBackground } from '../../commands/background/set-background'
import { usePictureUrls } from '../../studio/own-pictures'
import { useStrings } from '../../copy/use-strings'
import { PictureRefused, loadPicture } from '../../export/load-picture'
import type { Studio } from '../../studio/studio'

/** Milliseconds after which the picture is said to be loading. */
const SLOW_AFTER_MS = 300

/**
 * Makes a picture the background once it has loaded in a way that can be exported, or reports that it has not. Of two
 * choices in a row the later one counts, and neither once another design is open.
 */
export function useBackground(studio: Studio): { set: (path: string) => void; progress: string | undefined } {
  const strings = useStrings()
  const toast = useToast()
  const pictureUrl = usePictureUrls()
  const latest = useRef<object>(undefined)
  const [slow, setSlow] = useState(false)
  const set = useCallback(
    (path: string) => {
      const choice = (latest.current = {})
      const { draft } = studio.view()
      const timer = setTimeout(() => setSlow(true), SLOW_AFTER_MS)
      const isCurrent = () => latest.current === choice && studio.view().draft === draft
      pictureUrl({ path })
        .then(loadPicture)
        .then(
          ({ naturalWidth: width, naturalHeight: height }) => {
            if (isCurrent()) studio.run(setBackground, { path, width, height })
          },
          (error: unknown) => {
            const forbidden = error instanceof PictureRefused && error.forbidden
            if (isCurrent()) toast(forbidden ? strings.pictureForbidden : strings.pictureRefused, 'error')
          },
        )
        .finally(() => {
          clearTimeout(timer)
          if (latest.current === choice) setSlow(false)
        })
    },
    [studio, pictureUrl, toast, strings],
  )
  return { set, progress: slow ? strings.loadingPicture : undefined }
}
