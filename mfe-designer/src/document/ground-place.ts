import { stageSize, type Design } from './design'
import { coverPlace } from './page'
import type { Size } from './placed'
import { NEUTRAL, groundPlace } from './tone'

/** Where the picture is drawn on the stage: all over it, or over a page, and beyond where it is blurred. */
export function picturePlace(design: Design): { x: number; y: number } & Size {
  const { background, page, tone = NEUTRAL } = design
  const stage = stageSize(design)
  const cover = page && background ? coverPlace(stage, background) : { x: 0, y: 0, ...stage }
  const { x, y, width, height } = groundPlace(cover, tone)
  return { x: cover.x + x, y: cover.y + y, width, height }
}
