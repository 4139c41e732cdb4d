import { useLayoutEffect, useState } from 'react'
import { useStyles } from '@yawmi/ui'
import type { Box } from '../document/box'
import { useStudio } from '../studio/use-studio'
import { transformOf } from './box-style'
import { stageStyles } from './stage.styles'

interface TogetherFrameProps {
  /** The selected boxes, two at the least. */
  boxes: readonly Box[]
  /** Screen px of one stage unit. */
  scale: number
}

/** An edge around each of several selected boxes, unscaled beside the stage; a drag moves all of them as one. */
export function TogetherFrame({ boxes, scale }: TogetherFrameProps) {
  const studio = useStudio()
  const classes = useStyles(stageStyles)
  const [heights, setHeights] = useState<readonly number[]>([])
  // Heights follow the text, so they are known after layout.
  useLayoutEffect(() => setHeights(boxes.map((box) => studio.view().heightOf(box))), [boxes, studio])
  return boxes.map((box, index) => {
    const place = { x: box.x * scale, y: box.y * scale, rotation: box.rotation }
    const size = { width: box.width * scale, height: (heights[index] ?? 0) * scale }
    return (
      <div key={box.id} data-together className={classes.together} style={{ ...size, transform: transformOf(place) }} />
    )
  })
}
