import { useMediaUrl } from '@yawmi/remote-kit'
import { unseenWhenLost } from '../picture/unseen-when-lost'
import { useNear } from './use-near'

/** A category's own drawing, 48 px wide, fetched when it comes near the screen. */
export function NearIcon({ path }: { path: string }) {
  const mediaUrl = useMediaUrl()
  const { near, place } = useNear<HTMLImageElement>(path)
  return (
    <img
      ref={place}
      src={near ? mediaUrl(path) : undefined}
      alt=""
      width={48}
      height={48}
      crossOrigin="anonymous"
      onError={unseenWhenLost}
    />
  )
}
