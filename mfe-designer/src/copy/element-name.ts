import { isText, type Box } from '../document/box'
import { EMOJI_PREFIX } from '../document/picture-box'
import { isFrame, isOrnament, type Figure, type Stroke } from '../document/shape-box'
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
} as const satisfies Record<Figure | Stroke, keyof DesignerStrings>

/** What a box is called: a shape by its form, one without an area as a frame. */
export function elementName(box: Box, strings: DesignerStrings): string {
  if (isText(box)) return box.type === 'quote' ? strings.nameQuote : strings.nameText
  if (box.type === 'picture') return box.picture.path.startsWith(EMOJI_PREFIX) ? strings.nameEmoji : strings.namePicture
  // The panel has a name for each; on the picture it is enough what kind it is.
  if (isOrnament(box.shape)) return strings[isFrame(box.shape) ? 'shapeFrame' : 'shapeCorner']
  return strings[box.shape === 'rectangle' && box.fill === '' ? 'shapeFrame' : SHAPE_NAMES[box.shape]]
}
