import type { PictureBox } from './picture-box'
import type { ShapeBox } from './shape-box'
import { paddingBlockOf, type TextBox } from './text-box'

/** What stands on the picture. */
export type Box = TextBox | ShapeBox | PictureBox

/** A box that is no text. */
export type ElementBox = Exclude<Box, TextBox>

/** Fields of any kind of box that a change may set. */
export type BoxPatch =
  | Partial<Omit<TextBox, 'id' | 'type'>>
  | Partial<Omit<ShapeBox, 'id' | 'type'>>
  | Partial<Omit<PictureBox, 'id' | 'type'>>

export const isText = (box: Box): box is TextBox => box.type === 'text' || box.type === 'quote'

/** A text in which nothing is written. */
export const isBlank = (box: Box): boolean => isText(box) && box.text.trim() === ''

/** Height that a box has at least, before its text is measured; of one that is no text, its height. */
export const minHeightOf = (box: Box): number =>
  isText(box) ? (box.height ?? box.fontSize + box.lineGap + 2 * paddingBlockOf(box)) : box.height

/**
 * A shape or picture with sides of whole units, and a picture at whole units as well: browsers show it on whole px of the page,
 * and smooth what lies between them otherwise than a canvas does.
 */
export function inWholeUnits(box: Box): Box {
  if (isText(box)) return box
  const sides = { ...box, width: Math.round(box.width), height: Math.round(box.height) }
  return box.type === 'picture' ? { ...sides, x: Math.round(box.x), y: Math.round(box.y) } : sides
}
