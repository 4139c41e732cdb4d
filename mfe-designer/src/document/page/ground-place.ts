import { stageSize, type Design, shownSize } from '../design'
import type { Size } from '../placed'
import { NEUTRAL, groundPlace } from '../tone'

/** Where a picture covers a page: whole units, about its middle; what is beyond the edges is not seen. */
export function coverPlace(page: Size, picture: Size): { x: number; y: number } & Size {
  const scale = Math.max(page.width / picture.width, page.height / picture.height)
  const [width, height] = [Math.ceil(picture.width * scale), Math.ceil(picture.height * scale)]
  return { x: 0 - Math.floor((width - page.width) / 2), y: 0 - Math.floor((height - page.height) / 2), width, height }
}

/** Where the picture is drawn on the stage: all over it, or over a page, and beyond where it is blurred. */
export function picturePlace(design: Design): { x: number; y: number } & Size {
  const { background, page, tone = NEUTRAL } = design
  const stage = stageSize(design)
  const cover = page && background ? coverPlace(stage, shownSize(background)) : { x: 0, y: 0, ...stage }
  const { x, y, width, height } = groundPlace(cover, tone)
  return { x: cover.x + x, y: cover.y + y, width, height }
}
