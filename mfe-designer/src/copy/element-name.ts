import { isText, type Box } from '../document/box'
import { EMOJI_PREFIX } from '../document/picture-box'
import type { ShapeBox } from '../document/shape-box'
import type { DesignerStrings } from './ar'

/** Keys of the names of shapes. */
export const SHAPE_NAMES = {
  rectangle: 'shapeRectangle',
  rounded: 'shapeRounded',
  ellipse: 'shapeEllipse',
  triangle: 'shapeTriangle',
  star: 'shapeStar',
  heart: 'shapeHeart',
  arch: 'shapeArch',
  crescent: 'shapeCrescent',
  line: 'shapeLine',
  dashes: 'shapeDashes',
  arrow: 'shapeArrow',
  wave: 'shapeWave',
  divider: 'shapeDivider',
  rosette: 'shapeRosette',
  bubble: 'shapeBubble',
  corner: 'shapeCorner',
} as const satisfies Record<ShapeBox['shape'], keyof DesignerStrings>

/** What a box is called: a shape by its form, one without an area as a frame. */
export function elementName(box: Box, strings: DesignerStrings): string {
  if (isText(box)) return box.type === 'quote' ? strings.nameQuote : strings.nameText
  if (box.type === 'picture') return box.picture.path.startsWith(EMOJI_PREFIX) ? strings.nameEmoji : strings.namePicture
  return strings[box.shape === 'rectangle' && box.fill === '' ? 'shapeFrame' : SHAPE_NAMES[box.shape]]
}
