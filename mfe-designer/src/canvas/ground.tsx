import type { CSSProperties } from 'react'
import { stageSize, type Design } from '../document/design'
import { PATTERN_LINE, PATTERN_OPACITY, patternColor, patternPath } from '../document/page/patterns'
import { picturePlace } from '../document/page/ground-place'
import { NEUTRAL, filterOf, layersOf } from '../document/tone'
import { usePictureUrl } from '../studio/own-pictures'

/** Inline and with physical edges: screen, small pictures and export agree on them. */
const FILLING: CSSProperties = {
  position: 'absolute',
  left: 0,
  top: 0,
  width: '100%',
  height: '100%',
  display: 'block',
}

interface GroundProps {
  design: Design
  loading?: 'lazy'
  onError?: () => void
  /** One's own picture is not on this device. */
  onMissing?: () => void
}

/** The picture on which everything stands, with its tone; an export draws the same (`export/draw-ground.ts`). */
export function Ground({ design, loading, onError, onMissing }: GroundProps) {
  const { background, tone = NEUTRAL } = design
  const url = usePictureUrl(background ?? undefined, onMissing)
  if (!background) return <Fill design={design} />
  const { x, y, width, height } = picturePlace(design)
  const filter = filterOf(tone)
  return (
    // The white is what a picture that can be seen through is changed with, as in an export.
    <span
      data-ground
      style={{
        ...FILLING,
        overflow: 'hidden',
        isolation: 'isolate',
        backgroundColor: '#ffffff',
        pointerEvents: 'none',
      }}
    >
      <img
        src={url}
        alt=""
        crossOrigin="anonymous"
        draggable={false}
        loading={loading}
        onError={onError}
        style={{ position: 'absolute', left: x, top: y, width, height, maxWidth: 'none', filter, userSelect: 'none' }}
      />
      {layersOf(tone).map(({ color, opacity, blend }) => (
        <span key={blend} style={{ ...FILLING, backgroundColor: color, opacity, mixBlendMode: blend }} />
      ))}
    </span>
  )
}

/** The colours of a design without a picture, and the pattern over them. */
function Fill({ design }: Pick<GroundProps, 'design'>) {
  const { fill } = design
  if (!fill) return null
  const { width, height } = stageSize(design)
  return (
    <span
      data-fill
      style={{ ...FILLING, backgroundImage: `linear-gradient(#${fill.from}, #${fill.to})`, pointerEvents: 'none' }}
    >
      {fill.pattern && (
        <svg width={width} height={height} aria-hidden style={{ display: 'block' }}>
          <path
            d={patternPath(fill.pattern, { width, height })}
            fill="none"
            stroke={patternColor(fill)}
            strokeWidth={PATTERN_LINE}
            strokeOpacity={PATTERN_OPACITY}
          />
        </svg>
      )}
    </span>
  )
}
