import { useEffect, useLayoutEffect, useMemo, type RefObject } from 'react'
import Moveable from 'react-moveable'
import { useHost } from '@yawmi/remote-kit'
import { useStyles } from '@yawmi/ui'
import { isCurved, isText, type Box } from '../../document/box'
import type { WidthBounds } from '../../document/design'
import { SIDE } from '../../document/placed'
import { isLine } from '../../document/shape-box'
import type { PointerTool } from '../pointers/pointer-tool'
import { stageStyles } from '../stage.styles'
import { resized } from './resized'

interface FrameProps {
  ref: RefObject<Moveable | null>
  tool: PointerTool
  box: Box
  /** The box's element and the elements that it snaps to: the stage and the other boxes. */
  target: HTMLElement
  guides: HTMLElement[]
  /** Screen px of one stage unit; the frame is measured again when it changes. */
  scale: number
  /** How narrow and how wide a text can be pulled, in stage units. */
  widths: WidthBounds
}

export { TogetherFrame } from './together-frame'

/** Added around each handle of 14 px, so that a thumb has 44. */
const TOUCH_PADDING_PX = 15
const CORNERS = ['nw', 'ne', 'sw', 'se']
const SIDES = ['w', 'e']

/** By which handles a box is pulled: a picture keeps its proportions, a line its height. */
function directionsOf(box: Box): string[] {
  if (isCurved(box)) return CORNERS
  if (isText(box)) return [...CORNERS, ...SIDES]
  if (box.type === 'picture') return CORNERS
  return isLine(box.shape) ? SIDES : [...CORNERS, ...SIDES, 'n', 's']
}
/** Every 15 degrees. */
const TURNS = Array.from({ length: 24 }, (_, index) => index * 15)
const SNAP = { left: true, right: true, top: true, bottom: true, center: true, middle: true }

/**
 * The frame around the selected box: pull and turn, with guides. It is a sibling of the scaled stage. A box is dragged
 * without it, by the pointer tool, which reads no layout on the way.
 */
export function Frame({ ref, tool, box, target, guides, scale, widths }: FrameProps) {
  const { nonce } = useHost()
  const classes = useStyles(stageStyles)
  const snapTo = useMemo(() => guides.filter((guide) => guide !== target), [guides, target])
  // Moves the frame after the box when something else than a gesture has moved it.
  useLayoutEffect(() => {
    ref.current?.updateRect()
    tool.framed()
  }, [ref, tool, scale, box])
  // A font that comes later makes a text higher. Moveable's own observer would measure all handles at each move of two fingers as well.
  useEffect(() => {
    const watch = new ResizeObserver(() => {
      if (tool.state === 'pinching' || tool.state === 'handling') return
      ref.current?.updateRect()
      tool.framed()
    })
    watch.observe(target)
    return () => watch.disconnect()
  }, [ref, tool, target])
  const end = () => tool.end()
  const shifted = ([dx = 0, dy = 0]: number[]) => ({ x: box.x + dx, y: box.y + dy })

  return (
    <Moveable
      ref={ref}
      target={target}
      // The handles are measured from here, and not from the element around them, which a drag moves.
      container={target.closest<HTMLElement>('[data-stage]')}
      rootContainer={document.body}
      cspNonce={nonce}
      origin={false}
      // Two fingers are not the frame's; its listener for a second one, added late, would outlive a quick tap.
      pinchOutside={false}
      className={classes.handles}
      resizable
      rotatable
      snappable
      renderDirections={directionsOf(box)}
      keepRatio={box.type === 'picture' || isCurved(box)}
      rotationPosition="bottom"
      controlPadding={TOUCH_PADDING_PX}
      throttleResize={0}
      snapThreshold={6}
      snapRotationDegrees={TURNS}
      snapRotationThreshold={4}
      elementGuidelines={snapTo}
      snapDirections={SNAP}
      elementSnapDirections={SNAP}
      isDisplaySnapDigit={false}
      snapGap={false}
      onResizeStart={({ setMin, setMax }) => {
        setMin(isText(box) ? [widths.min, 0] : [SIDE.min, SIDE.min])
        setMax(isText(box) ? [widths.max, Number.MAX_SAFE_INTEGER] : [SIDE.max, SIDE.max])
      }}
      onResize={({ width, height, direction, drag }) =>
        tool.handle(resized(box, { width, height }, direction, shifted(drag.beforeDist)))
      }
      onResizeEnd={end}
      onRotate={({ dist, drag }) => tool.handle({ ...shifted(drag.beforeDist), rotation: box.rotation + dist })}
      onRotateEnd={end}
    />
  )
}
