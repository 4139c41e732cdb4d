import type { ComponentProps } from 'react'
import { useMediaUrl } from '@yawmi/remote-kit'

interface MediaImageProps extends Omit<ComponentProps<'img'>, 'src' | 'width' | 'height'> {
  /** Path on the media host; undefined until it is to be fetched. */
  path: string | undefined
  /** Pixels of a square one. */
  side?: number
}

const hide = (image: HTMLImageElement) => {
  image.style.opacity = '0'
}

/** A drawing of the media host. Should it not come, its place stays as it is, without the browser's torn picture. */
export const MediaImage = ({ path, side, ...rest }: MediaImageProps) => {
  const mediaUrl = useMediaUrl()
  const src = path && mediaUrl(path)
  return (
    <img
      // One of the HTML that failed before this fires no event any more. One that waits for its turn (shell/src/inline/hold-pictures.ts) has
      // another address until then.
      ref={(image) => {
        if (image?.complete && image.naturalWidth === 0 && image.getAttribute('src') === src) hide(image)
      }}
      alt=""
      width={side}
      height={side}
      crossOrigin="anonymous"
      onError={({ currentTarget }) => hide(currentTarget)}
      {...rest}
      src={src}
    />
  )
}
