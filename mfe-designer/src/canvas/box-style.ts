import type { CSSProperties } from 'react'
import {
  isCurved,
  isText,
  type Box,
  type ElementBox,
  paddingBlockOf,
  paddingInlineOf,
  type TextBox,
} from '../document/box'
import { isFrame } from '../document/shape-box'
import { directionOf } from '../document/texts/spacing'
import { fontByName } from './fonts'
import { contrasting, lookStyle } from './looks/text-look'

/** Where a box is, in stage units, and its degrees. */
export type Place = Pick<Box, 'x' | 'y' | 'rotation'>

/** Position and rotation, as Moveable reads them back: from the stage's upper left corner, about the box's middle. */
export const transformOf = ({ x, y, rotation }: Place): string => `translate(${x}px, ${y}px) rotate(${rotation}deg)`

/** Alignment is by the picture: `start` is its right, also for a text that runs to the right. */
const OPPOSITE = { start: 'end', center: 'center', end: 'start' } as const

/** Room within a box's edges: the same for its text and for the field in which that is written. */
export const boxPadding = (box: TextBox): string => `${paddingBlockOf(box)}px ${paddingInlineOf(box)}px`

/**
 * Everything about how a box looks, inline: the screen and the export take it from the very same element. Physical
 * `left` and `top` on purpose: with logical ones boxes drift under right-to-left text.
 * @param editing while its text is written
 */
export function boxStyle(box: TextBox, editing = false): CSSProperties {
  const other = contrasting(box.fontColor)
  const direction = directionOf(box.text, box.direction)
  // All of it is in the picture of its letters, which alone takes presses.
  const isPicture = isCurved(box) && !editing
  return {
    position: 'absolute',
    left: 0,
    top: 0,
    boxSizing: 'border-box',
    width: box.width,
    minHeight: box.height,
    padding: boxPadding(box),
    transform: transformOf(box),
    fontFamily: fontByName(box.fontFamily).css,
    fontSize: box.fontSize,
    fontWeight: box.bold ? 700 : 400,
    lineHeight: `${box.fontSize + box.lineGap}px`,
    color: `#${box.fontColor}`,
    opacity: box.opacity,
    direction,
    textAlign: direction === 'rtl' ? box.align : OPPOSITE[box.align],
    wordSpacing: box.wordGap,
    whiteSpace: 'pre-wrap',
    overflowWrap: 'anywhere',
    borderRadius: 8,
    backgroundColor: box.plate && !isPicture ? `rgb(${other} / 0.72)` : 'transparent',
    WebkitTextStroke: box.outline ? `${Math.max(2, box.fontSize / 10)}px rgb(${other})` : undefined,
    paintOrder: 'stroke fill',
    textShadow: box.shadow ? `0 2px 6px rgb(${other} / 0.75)` : undefined,
    ...(isPicture ? { pointerEvents: 'none' } : lookStyle(box, { paddingBlock: paddingBlockOf(box), editing }).text),
  }
}

/** What is inline of a box that is no text. */
export const elementStyle = (box: ElementBox): CSSProperties => ({
  position: 'absolute',
  left: 0,
  top: 0,
  width: box.width,
  height: box.height,
  transform: transformOf(box),
  opacity: box.opacity,
  // Only its lines take presses: all else of the design is within it.
  pointerEvents: box.type === 'shape' && isFrame(box.shape) ? 'none' : undefined,
})

/** Writes a box's place, size and font size into its element, without a render. */
export function placeElement(element: HTMLElement, box: Box): void {
  element.style.transform = transformOf(box)
  sizeElement(element, box)
}

/** Writes a box's size and font size alone. */
export function sizeElement({ style }: HTMLElement, box: Box): void {
  style.width = `${box.width}px`
  if (!isText(box)) return void (style.height = `${box.height}px`)
  style.minHeight = box.height === undefined ? '' : `${box.height}px`
  style.fontSize = `${box.fontSize}px`
}
