import { FONT_SIZE, inWholeUnits, isText, LINE_GAP, MAX_FITTED_SIZE, type Box } from '../box'
import { type Design, type Page, stageSize } from '../design'
import { boundsOf, withinPicture, type Bounds, type HeightOf } from '../geometry'
import { SIDE, type Size } from '../placed'
import { STROKE_WIDTH } from '../shape-box'

/** Part of a stage from which a shape is its frame or its ground. */
const FRAME_SHARE = 0.85
/** Widest text, as a share of the stage. */
const TEXT_SHARE = 0.94

/**
 * The design on a page of another size. What stands on it keeps its place in proportion, and as much of the area, or less where
 * boxes would come to lie on each other: there and back it is as before, but for what would not fit. Shapes about all of it go on to be about all of it.
 */
export function resizePage(design: Design, page: Page | undefined, heightOf: HeightOf): Design {
  if (design.page === page) return design
  const { page: _, ...rest } = design
  const next: Design = page ? { ...rest, page } : rest
  const [from, to] = [stageSize(design), stageSize(next)]
  const ratios = [to.width / from.width, to.height / from.height] as const
  const area = Math.sqrt(ratios[0] * ratios[1])
  const minScale = Math.min(...ratios)
  const before = overlaps(design.boxes, heightOf)
  for (const scale of [area, (area + minScale) / 2]) {
    const boxes = design.boxes.map((box) => inWholeUnits(moved(box, { from, to, scale, heightOf })))
    if (overlaps(boxes, heightOf) <= before) return { ...next, boxes }
  }
  return {
    ...next,
    boxes: design.boxes.map((box) => inWholeUnits(moved(box, { from, to, scale: minScale, heightOf }))),
  }
}

/** How many pairs of boxes lie on each other. */
function overlaps(boxes: readonly Box[], heightOf: HeightOf): number {
  const all = boxes.map((box) => boundsOf(box, heightOf(box)))
  const isOn = (one: Bounds, other: Bounds) =>
    one.left < other.right - 1 && other.left < one.right - 1 && one.top < other.bottom - 1 && other.top < one.bottom - 1
  return all.reduce((sum, one, index) => sum + all.slice(index + 1).filter((other) => isOn(one, other)).length, 0)
}

interface Move {
  from: Size
  to: Size
  /** Of what is on it. */
  scale: number
  heightOf: HeightOf
}

const within = (value: number, { min, max }: { min: number; max: number }) => Math.min(max, Math.max(min, value))

function moved(box: Box, { from, to, scale, heightOf }: Move): Box {
  const before = heightOf(box)
  if (box.type === 'shape' && box.rotation === 0 && isFrame(box.width, before, from)) {
    const [width, height] = [box.width + to.width - from.width, box.height + to.height - from.height]
    return { ...box, width: within(width, SIDE), height: within(height, SIDE) }
  }
  const sized = scaled(box, scale, to)
  const height = heightOf(sized)
  const x = ((box.x + box.width / 2) / from.width) * to.width - sized.width / 2
  const y = ((box.y + before / 2) / from.height) * to.height - height / 2
  const placed = { ...sized, x, y }
  return { ...placed, ...withinPicture(placed, height, to) }
}

const isFrame = (width: number, height: number, stage: Size) =>
  width >= stage.width * FRAME_SHARE && height >= stage.height * FRAME_SHARE

function scaled(box: Box, scale: number, to: Size): Box {
  if (isText(box)) {
    const max = box.autoFit ? MAX_FITTED_SIZE : Math.max(FONT_SIZE.max, box.fontSize)
    return {
      ...box,
      width: Math.min(box.width * scale, to.width * TEXT_SHARE),
      height: box.height === undefined ? undefined : Math.min(box.height * scale, to.height),
      fontSize: within(Math.round(box.fontSize * scale), { min: FONT_SIZE.min, max }),
      lineGap: within(Math.round(box.lineGap * scale), LINE_GAP),
    }
  }
  const bounded = Math.min(scale, to.width / box.width, to.height / box.height)
  const [width, height] = [within(box.width * bounded, SIDE), within(box.height * bounded, SIDE)]
  if (box.type === 'picture') return { ...box, width, height }
  return { ...box, width, height, strokeWidth: within(Math.round(box.strokeWidth * bounded), STROKE_WIDTH) }
}
