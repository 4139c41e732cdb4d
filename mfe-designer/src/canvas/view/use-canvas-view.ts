import { useCallback, useState } from 'react'
import type { Grip } from '../pointers/pinch-geometry'
import type { CanvasView } from './canvas-view'

/** How large the canvas is looked at. What enlarges it is loaded with the first two fingers, or key, that are to do so. */
export function useCanvasView() {
  const [zoom, onZoom] = useState(1)
  const [View, setView] = useState<typeof CanvasView>()
  const [begun, setBegun] = useState<Grip | KeyboardEvent>()
  const begin = useCallback((by: Grip | KeyboardEvent) => {
    setBegun(by)
    // Should it not come, the next try loads it again.
    import('./canvas-view').then((module) => setView(() => module.CanvasView)).catch(() => {})
  }, [])
  return { zoom, onZoom, View, begun, begin }
}
