import { laterHook } from '../../lib/later-hook'
import { loadPinch } from '../pointers/pinch/load-pinch'

/**
 * The frame around the selected box, and those around several, whose library is larger than the rest of the studio: it is loaded when a box is
 * first selected. Boxes are selected, dragged and written in without.
 */
export const useFrame = laterHook(() => {
  // It has a hundredth of the bytes.
  void loadPinch()
  return import('./frame')
})
