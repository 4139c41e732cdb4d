import { FONT_SIZE, isText, MAX_FITTED_SIZE, type Box, type TextBox } from '../box'
import { SIDE, type Size } from '../placed'

interface Point {
  x: number
  y: number
}

interface Change {
  growth: number
  rotation: number
  /** How far the box's middle goes. */
  by: Point
}

/** Where a box stands when it has grown and turned about its middle, its text with it. */
export function grown(box: Box, height: number, { growth, rotation, by }: Change) {
  const size: Size = { width: box.width * growth, height: height * growth }
  return {
    ...size,
    x: box.x + (box.width - size.width) / 2 + by.x,
    y: box.y + (height - size.height) / 2 + by.y,
    rotation,
    // A rounding may bring it just beyond its bounds, and a design that is stored with such letters does not open again.
    ...(isText(box) && { fontSize: clamp(box.fontSize * growth, FONT_SIZE.min, MAX_FITTED_SIZE) }),
  }
}

/** A box and its height as it is rendered. */
export interface Held {
  box: Box
  height: number
}

interface ChangeOfAll {
  growth: number
  /** Degrees. */
  turn: number
  by: Point
}

/**
 * Where several boxes go, as one: about the middle of all, each by the same growth, which all of them can take.
 * @param maxWidth of a text, in stage units
 */
export function changedTogether(
  held: readonly Held[],
  middle: Point,
  { growth: target, turn, by: way }: ChangeOfAll,
  maxWidth: number,
) {
  const growth = held
    .map(({ box, height }) => growthOf(box, height, target, maxWidth))
    .reduce((min, each) => (Math.abs(Math.log(each)) < Math.abs(Math.log(min)) ? each : min))
  const [sine, cosine] = [Math.sin((turn * Math.PI) / 180) * growth, Math.cos((turn * Math.PI) / 180) * growth]
  return held.map(({ box, height }) => {
    const [dx, dy] = [box.x + box.width / 2 - middle.x, box.y + height / 2 - middle.y]
    const by = { x: dx * cosine - dy * sine - dx + way.x, y: dx * sine + dy * cosine - dy + way.y }
    const { height: ownHeight, ...placement } = grown(box, height, { growth, rotation: box.rotation + turn, by })
    // A text without a height of its own is as high as its lines.
    return isText(box) && box.height === undefined ? placement : { ...placement, height: ownHeight }
  })
}

/** By how much a box can grow of what is requested. */
export const growthOf = (box: Box, height: number, target: number, maxWidth: number): number =>
  isText(box) ? growthOfText(box, target, maxWidth) : growthOfSides(box, height, target)

const clamp = (value: number, min: number, max: number) => Math.min(max, Math.max(min, value))

function growthOfText({ fontSize, width, autoFit }: TextBox, target: number, maxWidth: number): number {
  // Letters that fit their box, or once did, are larger than any that are chosen by hand: what only moves or turns them leaves them so.
  const maxSize = autoFit ? MAX_FITTED_SIZE : Math.max(FONT_SIZE.max, fontSize)
  const max = Math.min(maxSize, (fontSize * Math.max(maxWidth, width)) / width)
  return clamp(fontSize * target, FONT_SIZE.min, max) / fontSize
}

/** Both sides stay within their bounds, and in proportion. */
const growthOfSides = ({ width }: Box, height: number, target: number) =>
  clamp(target, SIDE.min / Math.min(width, height), SIDE.max / Math.max(width, height))
