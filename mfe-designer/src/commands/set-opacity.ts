import { OPACITY } from '../document/design'
import { changeSelected } from './change-selected'

/** From hardly seen to solid; the way of a slider is one step. */
export const setOpacity = changeSelected(
  (_, opacity: number) => ({ opacity: Math.min(OPACITY.most, Math.max(OPACITY.least, opacity)) }),
  'opacity',
)
