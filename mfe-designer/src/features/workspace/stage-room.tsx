import { useMemo, useRef, type ReactNode } from 'react'
import { useStyles } from '@yawmi/ui'
import { stageStyles } from '../../canvas/stage.styles'
import { stageSize, type WidthBounds } from '../../document/design'
import { useStudioView } from '../../studio/use-studio'
import { useFittingScale } from './use-stage-scale'

interface StageRoomProps {
  className: string
  /** Renders the stage, once it is known how large it can be, and how wide its boxes can be made. */
  children: (scale: number, widths: WidthBounds) => ReactNode
}

/** The room that the phone's stage has. By itself, so that nothing around it is rendered again once it is measured. */
export function StageRoom({ className, children }: StageRoomProps) {
  const place = useRef<HTMLDivElement>(null)
  // Into the page with what is rendered first: rules that come in between have the browser look at all of it once more.
  useStyles(stageStyles)
  const size = stageSize(useStudioView(({ design }) => design))
  const scale = useFittingScale(place, size)
  // A finger takes hold of no less, and the picture shows at both sides (specification, section 9).
  const widths = useMemo(() => ({ min: 100 / (scale ?? 1), max: size.width * 0.9 }), [scale, size.width])
  return (
    <div ref={place} className={className} data-canvas>
      {scale !== undefined && children(scale, widths)}
    </div>
  )
}
