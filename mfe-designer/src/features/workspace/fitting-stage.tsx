import { useMemo, useRef, type RefObject } from 'react'
import { useStyles } from '@yawmi/ui'
import { Stage } from '../../canvas/stage'
import { stageStyles } from '../../canvas/stage.styles'
import { stageSize } from '../../document/design'
import { useStudioView } from '../../studio/use-studio'
import { useFittingScale } from './use-stage-scale'

interface FittingStageProps {
  className: string
  /** The layer of texts, for the export. */
  layer: RefObject<HTMLDivElement | null>
}

/** The stage, as large as there is room for. By itself, so that nothing around it is rendered again once that is known. */
export function FittingStage({ className, layer }: FittingStageProps) {
  const place = useRef<HTMLDivElement>(null)
  // Into the page with what is rendered first: rules that come in between have the browser index all of a sheet once more.
  useStyles(stageStyles)
  const size = stageSize(useStudioView(({ design }) => design))
  const scale = useFittingScale(place, size)
  // A finger takes hold of no less, and the picture shows at both sides (specification, section 9).
  const widths = useMemo(() => ({ min: 100 / (scale ?? 1), max: size.width * 0.9 }), [scale, size.width])
  return (
    <div ref={place} className={className} data-canvas>
      {scale !== undefined && <Stage scale={scale} widths={widths} layer={layer} />}
    </div>
  )
}
