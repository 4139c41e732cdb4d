import { useLayoutEffect, useRef, type PointerEvent } from 'react'
import { useStyles } from '@yawmi/ui'
import type { Box } from '../../document/box'
import { boundsOfAll } from '../../document/together/together'
import { useStudio } from '../../studio/use-studio'
import { transformOf } from '../box-style'
import { gripOf, type Grip } from '../pointers/grip'
import type { PointerTool } from '../pointers/pointer-tool'
import { stageStyles } from '../stage.styles'
import { togetherStyles } from './together.styles'

interface TogetherFrameProps {
  tool: PointerTool
  /** The selected boxes, two at the least. */
  boxes: readonly Box[]
  /** Screen px of one stage unit. */
  scale: number
}

/** An edge around each of several selected boxes, and handles around all, unscaled beside the stage: what moves, pulls and turns them as one. */
export function TogetherFrame({ tool, boxes, scale }: TogetherFrameProps) {
  const free = boxes.filter(({ locked }) => !locked)
  return (
    <>
      {boxes.map((box) => (
        <Edge key={box.id} box={box} scale={scale} />
      ))}
      {free.length > 1 && <Handles tool={tool} boxes={free} scale={scale} />}
    </>
  )
}

function Edge({ box, scale }: { box: Box; scale: number }) {
  const studio = useStudio()
  const classes = useStyles(stageStyles)
  const edge = useRef<HTMLDivElement>(null)
  // Heights follow the text, so one is read after layout.
  useLayoutEffect(() => {
    if (edge.current) edge.current.style.height = `${studio.view().heightOf(box) * scale}px`
  }, [box, scale, studio])
  const transform = transformOf({ x: box.x * scale, y: box.y * scale, rotation: box.rotation })
  // Its corner is inline, so that no style sheet turns its sides around on right-to-left pages.
  const style = { left: 0, top: 0, width: box.width * scale, transform }
  return <div ref={edge} data-together className={classes.together} style={style} />
}

/** Px from the foot of the frame to the handle that turns, as of one box. */
const TURN_BELOW_PX = 40

/** By its name in tests, where each handle stands, inline as the edges are. */
const HANDLES = {
  nw: { left: 0, top: 0 },
  ne: { left: '100%', top: 0 },
  sw: { left: 0, top: '100%' },
  se: { left: '100%', top: '100%' },
  turn: { left: '50%', top: `calc(100% + ${TURN_BELOW_PX}px)` },
} as const
type Handle = keyof typeof HANDLES

/**
 * Four corners that pull and a handle that turns. The pointer and the middle of all boxes hold them as two fingers would, and what they
 * change is the same; the keyboard has keys for it.
 */
function Handles({ tool, boxes, scale }: TogetherFrameProps) {
  const studio = useStudio()
  const classes = useStyles(togetherStyles)
  const around = useRef<HTMLDivElement>(null)
  const grip = useRef<(event: PointerEvent) => Grip>(undefined)
  useLayoutEffect(() => {
    const { left, top, right, bottom } = boundsOfAll(boxes, studio.view().heightOf)
    const px = (length: number) => `${length * scale}px`
    Object.assign(around.current!.style, {
      ...{ left: px(left), top: px(top), width: px(right - left), height: px(bottom - top) },
    })
  }, [boxes, scale, studio])

  const take = (handle: Handle, event: PointerEvent<HTMLElement>) => {
    // The stage would take it for a press beside the boxes.
    event.stopPropagation()
    if (event.button > 0 || !event.isPrimary) return
    const { left, top, width, height } = around.current!.getBoundingClientRect()
    const middle = { x: left + width / 2, y: top + height / 2 }
    const gripAt = ({ clientX, clientY }: PointerEvent): Grip => ({
      ...gripOf(middle, { x: clientX, y: clientY }),
      middle,
    })
    const from = gripAt(event)
    if (!tool.pinchStart(from)) return
    event.currentTarget.setPointerCapture(event.pointerId)
    // A corner pulls, the other handle turns, and neither does both.
    const fixed = handle === 'turn' ? { distance: from.distance } : { angle: from.angle }
    grip.current = (moved) => ({ ...gripAt(moved), ...fixed })
  }
  const end = () => {
    grip.current = undefined
    tool.pinchEnd()
  }
  const cursors = { nw: classes.pull, se: classes.pull, ne: classes.pullBack, sw: classes.pullBack, turn: classes.turn }

  return (
    <div ref={around} className={classes.around} aria-hidden>
      {(Object.keys(HANDLES) as Handle[]).map((handle) => (
        <div
          key={handle}
          data-together-handle={handle}
          className={`${classes.handle} ${cursors[handle]}`}
          style={HANDLES[handle]}
          onPointerDown={(event) => take(handle, event)}
          onPointerMove={(event) => grip.current && tool.pinchMove(grip.current(event))}
          onPointerUp={end}
          onPointerCancel={end}
          // A long press holds it, and is no request for a menu.
          onContextMenu={(event) => {
            event.preventDefault()
            event.stopPropagation()
          }}
        />
      ))}
    </div>
  )
}
