import { FONT_SIZE } from '../document/design'
import { changeSelected } from './change-selected'

/** In stage units, kept between the least and the most; the way of a slider is one step. */
export const setFontSize = changeSelected(
  (_, size: number) => ({ fontSize: Math.min(FONT_SIZE.most, Math.max(FONT_SIZE.least, Math.round(size))) }),
  'size',
)
