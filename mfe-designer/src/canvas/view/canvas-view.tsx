import { useEffect, useImperativeHandle, useState, type Ref } from 'react'
import { createPortal, flushSync } from 'react-dom'
import { Button, VisuallyHidden, defineStyles, fillText, useStyles } from '@yawmi/ui'
import { useStudio } from '../../studio/use-studio'
import { useViewStrings } from './copy/use-strings'
import { ViewTool } from './view-tool'

const styles = defineStyles({
  whole: {
    '&&': {
      position: 'absolute',
      insetBlockEnd: '2',
      insetInlineStart: '2',
      zIndex: 'raised',
      backgroundColor: 'surface',
    },
  },
})

/** How many times as large a press of a key makes the canvas, by the key's position. */
const STEP = 1.25
const GROWTH: Record<string, number> = { Equal: 1, NumpadAdd: 1, Minus: -1, NumpadSubtract: -1 }

/** Milliseconds and px between the taps of a double tap. */
const DOUBLE_TAP = { withinMs: 300, withinPx: 24 }

interface CanvasViewProps {
  ref: Ref<ViewTool>
  frame: HTMLElement
  /** Sides of the stage in px of the screen, as it fits. */
  width: number
  height: number
  zoom: number
  onZoom: (zoom: number) => void
  /** The key for which this was loaded. */
  first?: KeyboardEvent
}

/** Enlarges and moves the canvas by two fingers and by keys, with a button that shows all of it again. */
export function CanvasView({ ref, frame, width, height, zoom, onZoom, first }: CanvasViewProps) {
  const strings = useViewStrings()
  const classes = useStyles(styles)
  const studio = useStudio()
  const [tool] = useState(() => new ViewTool(frame, onZoom))
  useImperativeHandle(ref, () => tool, [tool])
  useEffect(() => {
    const fit = () => tool.fit({ width, height })
    const watch = new ResizeObserver(fit)
    watch.observe(frame.parentElement!)
    // Not within this render: it renders the stage anew.
    queueMicrotask(fit)
    return () => watch.disconnect()
  }, [frame, tool, width, height])
  useEffect(() => listen(frame, tool), [frame, tool])
  useEffect(() => {
    const press = (key: KeyboardEvent) => {
      if (studio.view().selected !== null || key.ctrlKey || key.metaKey) return
      const growth = GROWTH[key.code]
      if (growth) tool.zoomBy(STEP ** growth)
      else if (/^(Digit|Numpad)0$/.test(key.code)) tool.reset()
    }
    if (first) queueMicrotask(() => press(first))
    frame.addEventListener('keydown', press)
    return () => frame.removeEventListener('keydown', press)
  }, [frame, tool, studio, first])
  const percent = Math.round(zoom * 100)
  return createPortal(
    <>
      <VisuallyHidden>
        <p role="status">{zoom > 1 && fillText(strings.canvasZoom, { n: percent })}</p>
      </VisuallyHidden>
      {zoom > 1 && (
        <Button
          variant="outline"
          className={classes.whole}
          onPointerDown={(event) => event.stopPropagation()}
          onClick={() => {
            flushSync(() => tool.reset())
            frame.focus({ preventScroll: true })
          }}
        >
          <VisuallyHidden>{strings.wholeCanvas}</VisuallyHidden> {percent}%
        </Button>
      )}
    </>,
    frame.parentElement!,
  )
}

/** A double tap beside the boxes shows all of the canvas again; where the browser scrolls the room, the view goes there. */
function listen(frame: HTMLElement, tool: ViewTool): () => void {
  const listening = new AbortController()
  const { signal } = listening
  const room = frame.parentElement!
  room.addEventListener('scroll', () => tool.takeScroll(), { signal })
  let last: PointerEvent | undefined
  room.addEventListener(
    'pointerup',
    (event) => {
      const isAgain =
        last &&
        event.timeStamp - last.timeStamp < DOUBLE_TAP.withinMs &&
        Math.hypot(event.clientX - last.clientX, event.clientY - last.clientY) < DOUBLE_TAP.withinPx
      if (isAgain && !tool.isWhole) tool.reset()
      const isBeside = event.isPrimary && !(event.target as Element).closest('[data-box]')
      last = isAgain || !isBeside ? undefined : event
    },
    { signal },
  )
  return () => listening.abort()
}
