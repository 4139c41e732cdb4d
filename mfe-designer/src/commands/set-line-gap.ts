import { LINE_GAP } from '../document/design'
import { changeSelected } from './change-selected'

/** Space between lines over the size of the letters, in stage units; the way of a slider is one step. */
export const setLineGap = changeSelected(
  (_, gap: number) => ({ lineGap: Math.min(LINE_GAP.most, Math.max(LINE_GAP.least, Math.round(gap))) }),
  'line gap',
)
