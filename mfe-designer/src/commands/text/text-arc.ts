import { ARC } from '../../document/texts/spacing'
import { changeSelected } from './text-style'

/** Bends the lines of the selected text, in whole degrees; the way of a slider is one step. A straight one is as high as its lines. */
export const setArc = changeSelected((box, degrees: number) => {
  const arc = Math.min(ARC.max, Math.max(ARC.min, Math.round(degrees)))
  return arc === box.arc ? {} : { arc, autoFit: false, height: arc === 0 ? undefined : box.height }
}, 'arc')
