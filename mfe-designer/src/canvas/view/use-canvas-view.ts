import { useRef, useState } from 'react'
import type { CanvasView } from './canvas-view'
import type { ViewTool } from './view-tool'

/**
 * How large the canvas is looked at. What enlarges it is loaded with the first two fingers that hold nothing, or the first key that is to do
 * so; fingers that are still down when it has come go on with it. Should it not come, the next try loads it again.
 */
export function useCanvasView() {
  const [zoom, onZoom] = useState(1)
  const view = useRef<ViewTool>(null)
  const [begun, setBegun] = useState<{ View: typeof CanvasView; key?: KeyboardEvent }>()
  const begin = (key?: KeyboardEvent) => {
    if (!view.current)
      import('./canvas-view').then(
        ({ CanvasView: View }) => setBegun({ View, key }),
        () => {},
      )
  }
  return { zoom, onZoom, view, begun, begin }
}
