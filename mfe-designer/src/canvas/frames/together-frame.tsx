import { useLayoutEffect, useRef } from 'react'
import { useStyles } from '@yawmi/ui'
import type { Box } from '../../document/box'
import { useStudio } from '../../studio/use-studio'
import { transformOf } from '../box-style'
import { stageStyles } from '../stage.styles'

interface TogetherFrameProps {
  /** The selected boxes, two at the least. */
  boxes: readonly Box[]
  /** Screen px of one stage unit. */
  scale: number
}

/** An edge around each of several selected boxes, unscaled beside the stage; a drag moves all of them as one. */
export const TogetherFrame = ({ boxes, scale }: TogetherFrameProps) =>
  boxes.map((box) => <Edge key={box.id} box={box} scale={scale} />)

function Edge({ box, scale }: { box: Box; scale: number }) {
  const studio = useStudio()
  const classes = useStyles(stageStyles)
  const edge = useRef<HTMLDivElement>(null)
  // Heights follow the text, so one is read after layout.
  useLayoutEffect(() => {
    if (edge.current) edge.current.style.height = `${studio.view().heightOf(box) * scale}px`
  }, [box, scale, studio])
  const transform = transformOf({ x: box.x * scale, y: box.y * scale, rotation: box.rotation })
  // Its corner is inline, so that no style sheet turns its sides around on right-to-left pages.
  const style = { left: 0, top: 0, width: box.width * scale, transform }
  return <div ref={edge} data-together className={classes.together} style={style} />
}
