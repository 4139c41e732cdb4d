import { lazy, Suspense } from 'react'
import { isOrnament, isStroke, shapePath, type ShapeBox } from '../document/shape-box'
import type { ElementBox } from '../document/box'
import type { PictureBox } from '../document/picture-box'
import { usePictureUrl } from '../studio/own-pictures'

const OrnamentLines = lazy(() => import('./ornaments/ornament-lines'))

/** Its colours are those of a shape, or `currentColor`. */
type Look = Pick<ShapeBox, 'shape' | 'width' | 'height' | 'fill' | 'stroke' | 'strokeWidth' | 'flipX' | 'flipY'>

const paintOf = (color: string) => (color === 'currentColor' ? color : `#${color}`)

/** A shape as it is drawn, all by attributes: the export takes it from here. It fills its box while that is being pulled. */
export function ShapeLook({ box }: { box: Look }) {
  const { shape, width, height, fill, stroke, strokeWidth, flipX, flipY } = box
  const stroked = isStroke(shape)
  const inset = stroked ? 0 : strokeWidth / 2
  // None where it changes nothing: of each the browser keeps account in every frame.
  const mirror =
    flipX || flipY
      ? `translate(${flipX ? width : 0} ${flipY ? height : 0}) scale(${flipX ? -1 : 1} ${flipY ? -1 : 1})`
      : undefined
  return (
    <svg
      width="100%"
      height="100%"
      viewBox={`0 0 ${width} ${height}`}
      preserveAspectRatio="none"
      aria-hidden
      style={{ display: 'block', overflow: 'visible', pointerEvents: 'none' }}
    >
      <g transform={mirror}>
        {isOrnament(shape) ? (
          <g stroke={paintOf(stroke)} strokeWidth={strokeWidth}>
            <Suspense>
              <OrnamentLines shape={shape} width={width} height={height} strokeWidth={strokeWidth} />
            </Suspense>
          </g>
        ) : (
          <path
            transform={inset > 0 ? `translate(${inset} ${inset})` : undefined}
            d={shapePath({ shape, width, height, strokeWidth })}
            fill={stroked || fill === '' ? 'none' : paintOf(fill)}
            stroke={strokeWidth > 0 ? paintOf(stroke) : 'none'}
            strokeWidth={strokeWidth}
            strokeLinejoin="round"
            strokeLinecap="round"
            strokeDasharray={shape === 'dashes' ? `${strokeWidth * 1.5} ${strokeWidth * 2.5}` : undefined}
          />
        )}
      </g>
    </svg>
  )
}

interface ElementLookProps {
  box: ElementBox
  onError?: () => void
  /** One's own picture is not on this device. */
  onMissing?: () => void
}

/** A shape or a picture as it is drawn on the stage and in the small pictures of drafts. */
export function ElementLook({ box, onError, onMissing }: ElementLookProps) {
  const url = usePictureUrl(box.type === 'picture' ? box.picture : undefined, onMissing)
  if (box.type === 'shape') return <ShapeLook box={box} />
  const { flipX, flipY } = box satisfies PictureBox
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
        transform: flipX || flipY ? `scale(${flipX ? -1 : 1}, ${flipY ? -1 : 1})` : undefined,
        pointerEvents: 'none',
      }}
    />
  )
}
