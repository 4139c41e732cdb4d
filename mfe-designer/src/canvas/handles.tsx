import { useEffect, useLayoutEffect, useMemo, useRef, type Ref } from 'react'
import Moveable from 'react-moveable'
import { useHost } from '@yawmi/remote-kit'
import { transformBox, type Placement } from '../commands/transform-box'
import { stageSize, type TextBox, type WidthBounds } from '../document/design'
import { boxOf } from '../document/edit'
import { withinReach } from '../document/geometry'
import { useStyles } from '@yawmi/ui'
import { useStudio } from '../studio/use-studio'
import { placement as written } from './box-style'
import { stageStyles } from './stage.styles'

interface HandlesProps {
  ref: Ref<Moveable>
  box: TextBox
  /** The box's element and those that it snaps to: the stage and the other boxes. */
  target: HTMLElement
  guides: HTMLElement[]
  /** Screen px of one stage unit; the frame is measured again when it changes. */
  scale: number
  /** How narrow and how wide the box can be pulled, in stage units. */
  widths: WidthBounds
  /** Told where a gesture has brought the box by now, and nothing at its end. */
  onMoved: (next: Placement | undefined) => void
}

/** Added around each handle, so that a thumb meets it: 14 px and this on both sides are 44. */
const TOUCH = 15
const DIRECTIONS = ['nw', 'ne', 'sw', 'se', 'w', 'e']
const SNAP = { left: true, right: true, top: true, bottom: true, center: true, middle: true }

/**
 * The frame around the selected box: drag, pull, turn, with guides. It is a sibling of the scaled stage. A gesture
 * writes the element's style alone; what it came to enters the design once, at its end, as one step.
 */
export function Handles({ ref, box, target, guides, scale, widths, onMoved }: HandlesProps) {
  const studio = useStudio()
  const { nonce } = useHost()
  // Whatever takes the frame away in the middle of a gesture, such as Escape, gives the gesture up.
  useEffect(
    () => () => {
      const left = boxOf(studio.view().design, target.dataset.box ?? null)
      if (left) stand(target, left)
      target.style.willChange = ''
    },
    [studio, target],
  )
  /** Height of the box that is dragged, which does not change on its way: asking the page at each step would cost. */
  const tall = useRef<number>(undefined)
  const show = (next: Placement) => {
    onMoved(next)
    // A layer of its own while it moves: the other texts need not be painted again.
    target.style.willChange = 'transform'
    stand(target, { ...box, ...next })
  }
  const enter = (next: Placement | undefined) => {
    target.style.willChange = ''
    onMoved(undefined)
    if (next) studio.run(transformBox, { id: box.id, placement: next })
  }
  const shifted = ([dx = 0, dy = 0]: number[]) => ({ x: box.x + dx, y: box.y + dy })
  const dragged = (by: number[]) => {
    const { design, heightOf } = studio.view()
    tall.current ??= heightOf(box)
    return withinReach({ ...box, ...shifted(by) }, tall.current, stageSize(design))
  }
  const snapTo = useMemo(() => guides.filter((guide) => guide !== target), [guides, target])

  return (
    <>
      <Moveable
        ref={ref}
        target={target}
        rootContainer={document.body}
        cspNonce={nonce}
        useResizeObserver
        origin={false}
        // Two fingers are not the frame's; its listener for a second one, added late, would outlive a quick tap.
        pinchOutside={false}
        className={useStyles(stageStyles).handles}
        draggable
        resizable
        rotatable
        snappable
        renderDirections={DIRECTIONS}
        rotationPosition="bottom"
        controlPadding={TOUCH}
        throttleDrag={0}
        throttleResize={0}
        snapThreshold={6}
        snapRotationDegrees={[0, 90, 180, 270]}
        snapRotationThreshold={4}
        elementGuidelines={snapTo}
        snapDirections={SNAP}
        elementSnapDirections={SNAP}
        isDisplaySnapDigit={false}
        snapGap={false}
        onDragStart={() => void (tall.current = undefined)}
        onDrag={({ beforeDist }) => show(dragged(beforeDist))}
        onDragEnd={({ lastEvent }) => enter(lastEvent && dragged(lastEvent.beforeDist))}
        onResizeStart={({ setMin, setMax }) => {
          setMin([widths.least, 0])
          setMax([widths.most, Number.MAX_SAFE_INTEGER])
        }}
        onResize={({ width, height, direction, drag }) =>
          show(resized(width, height, direction, shifted(drag.beforeDist)))
        }
        onResizeEnd={({ lastEvent: last }) =>
          enter(last && resized(last.width, last.height, last.direction, shifted(last.drag.beforeDist)))
        }
        onRotate={({ dist, drag }) => show({ ...shifted(drag.beforeDist), rotation: box.rotation + dist })}
        onRotateEnd={({ lastEvent: last }) =>
          enter(last && { ...shifted(last.drag.beforeDist), rotation: box.rotation + last.dist })
        }
      />
      <Measured moveable={ref} of={`${scale} ${JSON.stringify(box)}`} />
    </>
  )
}

/** Writes where a box stands into its element's style, as the stage draws it. */
function stand({ style }: HTMLElement, { x, y, width, height, rotation }: TextBox): void {
  style.transform = written({ x, y, rotation })
  style.width = `${width}px`
  style.minHeight = height === undefined ? '' : `${height}px`
}

/** A pull at a side changes the width and lets the height follow the text; a pull at a corner sets both. */
const resized = (width: number, height: number, [, vertical = 0]: number[], at: { x: number; y: number }): Placement =>
  vertical === 0 ? { x: at.x, width } : { ...at, width, height }

/** Moves the frame after the box when something else than a gesture has moved it. */
function Measured({ moveable, of }: { moveable: Ref<Moveable>; of: string }) {
  useLayoutEffect(() => {
    if (moveable && typeof moveable === 'object') moveable.current?.updateRect()
  }, [moveable, of])
  return null
}
