import { useEffect, useState } from 'react'
import type { Frame as FrameComponent } from './frame'

type Component = typeof FrameComponent

let loaded: Component | undefined

/**
 * The frame around the selected box, whose library is larger than the rest of the studio: it is loaded when a box is
 * first selected, after what the selection changes has been painted. Boxes are selected, dragged and written in without.
 * Where it cannot be loaded, the next selection tries again.
 * @returns undefined until it is there
 */
export function useFrame(isSelected: boolean): Component | undefined {
  const [Frame, setFrame] = useState(() => loaded)
  useEffect(() => {
    if (!isSelected || Frame) return
    let timer: ReturnType<typeof setTimeout> | undefined
    let left = false
    const load = async () => {
      loaded = (await import('./frame')).Frame
      if (!left) setFrame(() => loaded)
    }
    const frame = requestAnimationFrame(() => {
      timer = setTimeout(() => void load().catch(() => {}))
    })
    return () => {
      left = true
      cancelAnimationFrame(frame)
      clearTimeout(timer)
    }
  }, [isSelected, Frame])
  return Frame
}
