import { useCallback } from 'react'
import { useUi } from '../context/ui-context'
import { mediaUrl } from '../text/media-url'

/** A function from a path of the media host to its address. */
export const useMediaUrl = () => {
  const { mediaBase } = useUi()
  return useCallback((path: string) => mediaUrl(mediaBase, path), [mediaBase])
}
