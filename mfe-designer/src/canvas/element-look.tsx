import type { ElementBox } from '../document/box'
import { usePictureUrl } from './use-picture-url'
import { ShapeLook } from './shape-look'

interface ElementLookProps {
  box: ElementBox
  onError?: () => void
  /** One's own picture is not on this device. */
  onMissing?: () => void
}

/** A shape or a picture as it is drawn on the stage and in the small pictures of drafts. */
export function ElementLook({ box, onError, onMissing }: ElementLookProps) {
  const url = usePictureUrl(box.type === 'picture' ? box.picture.path : undefined, onMissing)
  if (box.type === 'shape') return <ShapeLook box={box} />
  return (
    <img
      src={url}
      alt=""
      crossOrigin="anonymous"
      draggable={false}
      onError={onError}
      style={{
        display: 'block',
        width: '100%',
        height: '100%',
        transform: `scale(${box.flipX ? -1 : 1}, ${box.flipY ? -1 : 1})`,
        pointerEvents: 'none',
      }}
    />
  )
}
