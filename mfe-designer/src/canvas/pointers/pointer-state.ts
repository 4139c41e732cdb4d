import type { RefObject } from 'react'
import type Moveable from 'react-moveable'
import type { Placement } from '../../commands/placement/transform-box'
import type { Box } from '../../document/box'
import type { dragOf } from './drag/drag-geometry'
import type { DraggedElements, Overlay } from './drag/dragged-elements'
import type { Grip, Point } from './grip'

/** What the pointer works on, as the stage renders it now. */
export interface PointerSurface {
  stage: HTMLElement | null
  /** The frame around the selected box; none while no box is selected, or until its code has loaded. */
  frame: RefObject<Pick<Moveable, 'stopDrag'> | null>
  overlay: RefObject<Overlay>
  /** Screen px of one stage unit. */
  scale: number
  /** Largest width of a box, in stage units. */
  maxWidth: number
  /** What two fingers that hold no box change; none until its code has loaded. */
  view?: RefObject<CanvasPinch | null>
  /** Two fingers begin to hold no box. */
  onFree?: () => void
}

/** How the canvas is looked at, as two fingers change it. */
export interface CanvasPinch {
  pinch: (from: Grip, to: Grip) => void
  end: () => void
}

/** Where a pointer is, in px of the window. */
export interface PointerPlace extends Point {
  /** Which pointer, as its events name it. */
  pointer: number
}

/** What is read of a pointer's event. */
export type Pointing = Pick<PointerEvent, 'pointerId' | 'clientX' | 'clientY'>

export interface Gesture {
  /** The box as it was when the gesture began. */
  box: Box
  /** Measured once: to read it at each move would force a layout. */
  height: number
  /** Where the gesture has brought the box. */
  placement: Placement
  /** The other selected boxes, which go with it. */
  rest: readonly Rest[]
}

export interface Rest extends Pick<Gesture, 'box' | 'height'> {
  placement?: Placement
}

export interface Drag extends Gesture {
  name: 'dragging'
  from: PointerPlace
  /** Where the pointer is now. */
  to: Point
  geometry: ReturnType<typeof dragOf>
  elements: DraggedElements
  /** How many edges and middles are in line with something. */
  inLine: number
}

export interface Pinch extends Gesture {
  name: 'pinching'
  from: Grip
  /** How the fingers lie now. */
  to: Grip
}

export type PointerState =
  | { name: 'idle' }
  /** A press, which ends as a tap unless the pointer moves; from a box it goes on as its drag. */
  | { name: 'pointing'; tap: () => void; from?: PointerPlace; hold?: () => void; isHeld?: true }
  | Drag
  /** The box is pulled or turned by a handle of the frame. */
  | ({ name: 'handling' } & Gesture)
  /** Two fingers hold the box. */
  | Pinch
  /** Two fingers hold no box: the canvas is theirs. */
  | { name: 'looking'; from: Grip; to: Grip }
