import { FONT_SIZE, LINE_GAP, MAX_FITTED_SIZE, type TextBox } from './box'
import { type HeightOf, isTooLarge } from './geometry'
import type { Size } from './placed'

/**
 * A box with the largest letters, no larger than its own, in which it fits on the picture; where the smallest are too
 * large, with less space between the lines as well. Where nothing helps it is as small as it can be.
 */
export function shrinkToFit(box: TextBox, stage: Size, heightOf: HeightOf): TextBox {
  const free = { ...box, width: Math.min(box.width, stage.width), height: undefined }
  const fits = (each: TextBox) => !isTooLarge(each, heightOf(each), stage)
  if (fits(free)) return free
  const fontSize = largest(FONT_SIZE.min, free.fontSize, (size) => fits({ ...free, fontSize: size }))
  const small = { ...free, fontSize: fontSize ?? FONT_SIZE.min }
  if (fontSize !== undefined) return small
  return { ...small, lineGap: largest(LINE_GAP.min, free.lineGap, (gap) => fits({ ...small, lineGap: gap })) ?? 0 }
}

/** A text whose letters are as large as its box has room for, within what letters may be. */
export function fitToBox(box: TextBox, heightOf: HeightOf): TextBox {
  const { height } = box
  if (height === undefined) return box
  const at = (fontSize: number): TextBox => ({ ...box, fontSize, height: undefined })
  const fontSize = largest(FONT_SIZE.min, MAX_FITTED_SIZE + 1, (size) => heightOf(at(size)) <= height) ?? FONT_SIZE.min
  return { ...box, fontSize }
}

/** The largest whole number from `min` up to below `max` for which `holds` is true, which it then is for all below. */
function largest(min: number, max: number, holds: (n: number) => boolean): number | undefined {
  let [low, high] = [min - 1, Math.ceil(max) - 1]
  while (low < high) {
    const middle = Math.ceil((low + high) / 2)
    if (holds(middle)) low = middle
    else high = middle - 1
  }
  return low < min ? undefined : low
}
