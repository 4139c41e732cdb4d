import { useMediaUrl } from '@yawmi/ui'

/** The address of a picture, if there is one. */
export function usePictureUrl(path: string | undefined): string | undefined {
  const mediaUrl = useMediaUrl()
  return path === undefined ? undefined : mediaUrl(path)
}
