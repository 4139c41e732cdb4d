import { useEffect, useState } from 'react'
import { loadPinch } from '../pointers/load-pinch'
import type * as FrameModule from './frame'
type Frames = typeof FrameModule

let loaded: Frames | undefined

/**
 * The frame around the selected box, and those around several, whose library is larger than the rest of the studio: it is loaded when a box is
 * first selected, after what the selection changes has been painted. Boxes are selected, dragged and written in without.
 * Where it cannot be loaded, the next selection tries again.
 * @returns undefined until it is there
 */
export function useFrame(isSelected: boolean): Frames | undefined {
  const [frames, setFrames] = useState(loaded)
  useEffect(() => {
    if (!isSelected || frames) return
    let timer: ReturnType<typeof setTimeout> | undefined
    let left = false
    const load = async () => {
      // It has a hundredth of the bytes.
      void loadPinch()
      loaded = await import('./frame')
      if (!left) setFrames(loaded)
    }
    const frame = requestAnimationFrame(() => {
      timer = setTimeout(() => void load().catch(() => {}))
    })
    return () => {
      left = true
      cancelAnimationFrame(frame)
      clearTimeout(timer)
    }
  }, [isSelected, frames])
  return frames
}
