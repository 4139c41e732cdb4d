import { useCallback, useEffect, useState } from 'react'
import { useMediaUrl } from '@yawmi/ui'
import { isOwnPicture, ownPictureUrl } from '../studio/own-pictures'

/** Answers the address of a picture, of the media host or of one's own. */
export function usePictureUrls(): (path: string) => Promise<string> {
  const mediaUrl = useMediaUrl()
  return useCallback((path) => (isOwnPicture(path) ? ownPictureUrl(path) : Promise.resolve(mediaUrl(path))), [mediaUrl])
}

/**
 * The address of a picture; undefined where there is none, and until one's own has been found on the device.
 * @param onMissing called where the device does not have it
 */
export function usePictureUrl(path: string | undefined, onMissing?: () => void): string | undefined {
  const mediaUrl = useMediaUrl()
  const [own, setOwn] = useState<{ path: string; url: string }>()
  const ownPath = path !== undefined && isOwnPicture(path) ? path : undefined
  useEffect(() => {
    if (!ownPath) return
    let left = false
    ownPictureUrl(ownPath).then(
      (url) => !left && setOwn({ path: ownPath, url }),
      () => !left && onMissing?.(),
    )
    return () => void (left = true)
    // eslint-disable-next-line react-hooks/exhaustive-deps -- it is missed once, whoever is told
  }, [ownPath])
  if (path === undefined) return undefined
  if (ownPath) return own?.path === ownPath ? own.url : undefined
  return mediaUrl(path)
}
