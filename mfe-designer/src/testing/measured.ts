import { BOX_PADDING, paddingBlockOf, isText, minHeightOf, type Box } from '../document/box'

/** Height of a box as a browser would draw it, were every letter half as wide as it is high. */
export function estimatedHeight(box: Box): number {
  if (!isText(box)) return box.height
  const { text, fontSize, lineGap, width, height = 0 } = box
  const perLine = Math.max(1, Math.floor((width - 2 * BOX_PADDING) / (fontSize / 2)))
  const lines = text.split('\n').reduce((sum, line) => sum + Math.max(1, Math.ceil(line.length / perLine)), 0)
  return Math.max(
    height,
    minHeightOf({ ...box, height: undefined }),
    lines * (fontSize + lineGap) + 2 * paddingBlockOf(box),
  )
}
