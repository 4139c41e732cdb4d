import type { ComponentProps } from 'react'
import { useMediaUrl } from '@yawmi/remote-kit'

interface MediaImageProps extends Omit<ComponentProps<'img'>, 'src' | 'width' | 'height'> {
  /** Path on the media host; undefined until it is to be fetched. */
  path: string | undefined
  /** Pixels of a square one. */
  side?: number
}

/** A drawing of the media host. Should it not come, its place stays as it is, without the browser's torn picture. */
export const MediaImage = ({ path, side, ...rest }: MediaImageProps) => {
  const mediaUrl = useMediaUrl()
  return (
    <img
      alt=""
      width={side}
      height={side}
      crossOrigin="anonymous"
      onError={({ currentTarget }) => {
        currentTarget.style.opacity = '0'
      }}
      {...rest}
      src={path && mediaUrl(path)}
    />
  )
}
