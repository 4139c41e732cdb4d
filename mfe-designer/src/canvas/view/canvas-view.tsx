import { useEffect, useLayoutEffect, useState } from 'react'
import { createPortal, flushSync } from 'react-dom'
import { Button, VisuallyHidden, defineStyles, fillText, useStyles } from '@yawmi/ui'
import type { Size } from '../../document/placed'
import { gripOf, type Grip } from '../pointers/pinch-geometry'
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
  frame: HTMLElement
  /** Of the stage in px of the screen, as it fits. */
  size: Size
  zoom: number
  onZoom: (zoom: number) => void
  /** What has been begun last: two fingers that hold nothing, or a key. */
  begun: Grip | KeyboardEvent
}

/** Enlarges and moves the canvas by two fingers and by keys, with a button that shows all of it again. */
export function CanvasView({ frame, size: { width, height }, zoom, onZoom, begun }: CanvasViewProps) {
  const strings = useViewStrings()
  const classes = useStyles(styles)
  const [tool] = useState(() => new ViewTool(frame, onZoom))
  useEffect(() => listen(frame, tool), [frame, tool])
  useEffect(() => {
    const room = frame.parentElement!
    const fit = () => tool.fit({ width, height })
    const watch = new ResizeObserver(fit)
    watch.observe(room)
    return () => watch.disconnect()
  }, [frame, tool, width, height])
  useLayoutEffect(() => {
    // What is begun is after this render: it renders the stage anew.
    queueMicrotask(() => {
      if (!('code' in begun)) return tool.pinchStart(begun)
      const growth = GROWTH[begun.code]
      tool.fit({ width, height })
      if (growth) tool.zoomBy(STEP ** growth)
      else tool.reset()
    })
    // eslint-disable-next-line react-hooks/exhaustive-deps -- each is begun once
  }, [tool, begun])
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
          aria-label={`${strings.wholeCanvas} (${percent}%)`}
          onPointerDown={(event) => event.stopPropagation()}
          onClick={() => {
            flushSync(() => tool.reset())
            frame.focus({ preventScroll: true })
          }}
        >
          {percent}%
        </Button>
      )}
    </>,
    frame.parentElement!,
  )
}

function listen(frame: HTMLElement, tool: ViewTool): () => void {
  const listening = new AbortController()
  const { signal } = listening
  addEventListener(
    'touchmove',
    (event) => {
      const [one, two] = event.touches
      const grip = one && two && gripOf({ x: one.clientX, y: one.clientY }, { x: two.clientX, y: two.clientY })
      if (grip && tool.pinchMove(grip)) event.preventDefault()
    },
    { passive: false, signal },
  )
  for (const end of ['touchend', 'touchcancel'] as const)
    addEventListener(end, ({ touches }) => touches.length < 2 && tool.pinchEnd(), { signal })
  frame.parentElement!.addEventListener('scroll', () => tool.takeScroll(), { signal })
  let last: PointerEvent | undefined
  frame.addEventListener(
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
