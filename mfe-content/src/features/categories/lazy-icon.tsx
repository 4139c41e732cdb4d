import { useMediaUrl } from '@yawmi/remote-kit'
import { hideBrokenPicture } from '../../lib/hide-broken-picture'
import { useInViewport } from '../../hooks/use-in-viewport'

/** A category's own icon, 48 px wide, fetched when it is near the viewport. */
export function LazyIcon({ path }: { path: string }) {
  const mediaUrl = useMediaUrl()
  const { inViewport, ref } = useInViewport<HTMLImageElement>(path)
  return (
    <img
      ref={ref}
      src={inViewport ? mediaUrl(path) : undefined}
      alt=""
      width={48}
      height={48}
      crossOrigin="anonymous"
      onError={hideBrokenPicture}
    />
  )
}
