import type { RefObject } from 'react'
import type Moveable from 'react-moveable'
import { changeableBoxes } from '../../commands/command'
import { transformBox, type Placement } from '../../commands/placement/transform-box'
import { transformBoxes } from '../../commands/placement/transform-boxes'
import { toggleSelected } from '../../commands/together/select-boxes'
import { isText, type Box } from '../../document/box'
import { boxOf, stageSize } from '../../document/design'
import { withinReach } from '../../document/geometry'
import { boundsOfAll } from '../../document/together/together'
import type { Studio } from '../../studio/studio'
import { placeElement } from '../box-style'
import { dragOf } from './drag-geometry'
import { DraggedElements, type Overlay } from './dragged-elements'
import { FrameTask } from './frame-task'
import { tick } from './haptics'
import type { HeldElement } from './held-element'
import type { Grip, Point } from './grip'
import { lift } from './lift'
import { loadPinch, pinchCode, type PinchCode } from './load-pinch'

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
interface PointerPlace extends Point {
  /** Which pointer, as its events name it. */
  pointer: number
}

/** What is read of a pointer's event. */
type Pointing = Pick<PointerEvent, 'pointerId' | 'clientX' | 'clientY'>

/** How a box is pressed: by a finger, and with a key that adds it to those that are selected. */
interface Press {
  touch?: boolean
  adds?: boolean
}

interface Gesture {
  /** The box as it was when the gesture began. */
  box: Box
  /** Measured once: to read it at each move would force a layout. */
  height: number
  /** Where the gesture has brought the box. */
  placement: Placement
  /** The other selected boxes, which go with it. */
  rest: readonly Rest[]
}

interface Rest extends Pick<Gesture, 'box' | 'height'> {
  placement?: Placement
}

interface Drag extends Gesture {
  name: 'dragging'
  from: PointerPlace
  /** Where the pointer is now. */
  to: Point
  geometry: ReturnType<typeof dragOf>
  elements: DraggedElements
  /** How many edges and middles are in line with something. */
  inLine: number
}

interface Pinch extends Gesture {
  name: 'pinching'
  from: Grip
  /** How the fingers lie now. */
  to: Grip
}

type PointerState =
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

const IDLE: PointerState = { name: 'idle' }

/**
 * The pointer on the stage: it is in one state at a time, and each event either leads to another or is ignored. A gesture
 * writes the element's style alone; its result enters the design once, at its end, as one step.
 */
export class PointerTool {
  #state = IDLE
  #surface: PointerSurface
  /** Takes the layers back of what a gesture changes. */
  #drop = () => {}
  /** What two fingers hold, by the ids of the boxes. */
  readonly #heldElements = new Map<string, HeldElement>()
  readonly #nextFrame = new FrameTask(() => {
    const state = this.#state
    if (state.name === 'dragging') this.#showDrag(state)
    if (state.name === 'pinching') this.#showPinch(state)
    if (state.name === 'looking') this.#surface.view?.current?.pinch(state.from, state.to)
  })

  constructor(
    readonly studio: Studio,
    surface: PointerSurface,
  ) {
    this.#surface = surface
  }

  /** Works on the surface as it is rendered now. */
  moveTo(surface: PointerSurface): void {
    this.#surface = surface
  }

  get state(): PointerState['name'] {
    return this.#state.name
  }

  press(tap: () => void, from?: PointerPlace, hold?: () => void): void {
    this.#enter({ name: 'pointing', tap, from, hold })
  }

  /** Whether taps add boxes to those that are selected, and take them from these: since one was added by a long press. */
  #adding = false

  /** Whether the press has been a long one that added a box. */
  get isHeld(): boolean {
    return this.#state.name === 'pointing' && this.#state.isHeld === true
  }

  /** A long press on a box: it is selected beside the one before. Answers whether it was; a menu opens otherwise. */
  hold(): boolean {
    const state = this.#state
    if (state.name !== 'pointing' || !state.hold) return false
    state.hold()
    tick()
    this.#state = { ...state, tap: () => {}, hold: undefined, isHeld: true }
    return true
  }

  /** Selects the box. A tap on one that was selected before edits its text. */
  pressBox(id: string, { pointerId, clientX, clientY }: Pointing, kind: Press = {}): void {
    const { studio } = this
    const { selected, others } = studio.view()
    const from = { pointer: pointerId, x: clientX, y: clientY }
    const toggle = () => void studio.run(toggleSelected, id)
    if (others.length === 0) this.#adding = false
    if ((kind.adds || (kind.touch && this.#adding)) && selected !== null) {
      const isSelected = id === selected || others.includes(id)
      // What is added by a mouse can be dragged in the very press; what is taken away may have been meant to be dragged.
      if (kind.adds && !isSelected) return void (toggle(), this.press(() => {}, from))
      return this.press(toggle, isSelected ? from : undefined)
    }
    const wasSelected = selected === id
    const tap = () => {
      if (others.includes(id)) return studio.select(id)
      if (!wasSelected) return
      const box = boxOf(studio.view().design, id)
      if (box && isText(box) && !box.locked) studio.edit(id)
    }
    const hold = () => {
      this.#adding = true
      studio.select(
        id,
        [selected!, ...others].filter((each) => each !== id),
      )
    }
    this.press(tap, from, kind.touch && selected !== null && !wasSelected ? hold : undefined)
    // The others stay selected while one of them is pressed: it may be dragged with them.
    if (others.includes(id)) return
    this.#elementOf(id)?.focus({ preventScroll: true })
    if (!wasSelected) studio.select(id)
  }

  /** Drags the box that was pressed. Where it goes is shown with the next frame, however many moves come until then. */
  move({ pointerId, clientX, clientY }: Pointing): void {
    const state = this.#state
    if (state.name === 'pointing' && state.from?.pointer === pointerId) this.#startDrag(state.from)
    const drag = this.#state
    if (drag.name !== 'dragging' || drag.from.pointer !== pointerId) return
    drag.to = { x: clientX, y: clientY }
    this.#nextFrame.request()
  }

  /** @returns whether the press has opened a text for editing, or added a box by touch: the browser's click would undo that. */
  release(): boolean {
    const state = this.#state
    if (state.name === 'dragging') this.#commit()
    if (state.name !== 'pointing') return false
    this.#enter(IDLE)
    state.tap()
    return this.#adding || this.studio.view().editing !== null
  }

  /** The browser takes the pointer: the press is no tap, and a drag ends where it is. */
  cancel(): void {
    if (this.#state.name === 'dragging') this.#commit()
    else this.openMenu()
  }

  /** A menu opens: the press is no tap. */
  openMenu(): void {
    if (this.#state.name === 'pointing') this.#enter(IDLE)
  }

  /** The frame has been placed around the box as it is shown, which may be in the middle of a drag. */
  framed(): void {
    if (this.#state.name === 'dragging') this.#state.elements.rebase()
  }

  /** The frame is pulled or turned. */
  handle(placement: Placement): void {
    const gesture = this.#handling()
    if (!gesture) return
    gesture.placement = placement
    this.#place({ ...gesture.box, ...placement })
  }

  /** The frame is let go of. */
  end(): void {
    if (this.#state.name === 'handling') this.#commit()
  }

  /** The selection is taken away, such as by Escape, or goes to another box: that gives up the gesture. */
  leave(id: string): void {
    if ('box' in this.#state) this.#enter(IDLE)
    this.#rest(id)
  }

  /** Answers whether the fingers, or a pointer and the middle of several boxes, hold one. */
  pinchStart(from: Grip): boolean {
    this.#nextFrame.flush()
    const held = this.#hold()
    if (!held) return false
    this.#surface.frame.current?.stopDrag()
    void loadPinch()
    const { x, y } = held.box
    this.#enter({ ...held, name: 'pinching', from, to: from, placement: { x, y } })
    this.#lift(held)
    for (const { box } of [held, ...held.rest]) this.#place(box)
    // The frame is rendered anew where the fingers leave the box: on the way it would be laid out and measured for each of its
    // handles. It stays in its place, as one of the handles of several boxes may hold the pointer.
    const { handles } = this.#surface.overlay.current
    if (handles) handles.style.opacity = '0'
    return true
  }

  /** Two fingers that hold no box have the canvas. */
  lookStart(from: Grip): void {
    this.#enter({ name: 'looking', from, to: from })
    this.#surface.onFree?.()
  }

  /** Answers whether the fingers hold anything; the browser has no gesture of its own then. */
  pinchMove(grip: Grip): boolean {
    const state = this.#state
    if (state.name !== 'pinching' && state.name !== 'looking') return false
    state.to = grip
    this.#nextFrame.request()
    return true
  }

  pinchEnd(): void {
    if (this.#state.name === 'pinching') this.#commit()
    if (this.#state.name !== 'looking') return
    this.#nextFrame.flush()
    this.#enter(IDLE)
  }

  /** Two fingers have tapped: what they held stays where it was, and the last step is undone. None while a text is edited. */
  undoByTap(): void {
    this.#enter(IDLE)
    if (this.studio.view().editing === null) this.studio.undo()
  }

  #enter(next: PointerState): void {
    const before = this.#state
    this.#nextFrame.cancel()
    this.#state = next
    if (before.name === 'dragging') before.elements.release()
    this.#drop()
    this.#drop = () => {}
    for (const each of this.#heldElements.values()) each.drop()
    this.#heldElements.clear()
    if (before.name === 'looking') this.#surface.view?.current?.end()
    const { handles } = this.#surface.overlay.current
    if (before.name === 'pinching' && handles) handles.style.opacity = ''
    if ('box' in before) for (const { box } of [before, ...before.rest]) this.#rest(box.id)
  }

  #startDrag(from: PointerPlace): void {
    const held = this.#hold()
    const element = held && this.#elementOf(held.box.id)
    if (!element) return
    const { scale, overlay } = this.#surface
    const { design, heightOf } = this.studio.view()
    // What lies under the pointer on its way is no matter: no other text is marked, nothing is looked for.
    element.setPointerCapture?.(from.pointer)
    this.#enter({
      ...held,
      name: 'dragging',
      from,
      to: from,
      inLine: 0,
      geometry: dragOf(
        design,
        held.box,
        held.rest.map(({ box }) => box),
        heightOf,
        scale,
      ),
      elements: new DraggedElements(
        element,
        overlay.current,
        held.box,
        scale,
        held.rest.flatMap(({ box }) => {
          const other = this.#elementOf(box.id)
          return other ? [[other, box] as const] : []
        }),
      ),
    })
  }

  #showDrag(drag: Drag): void {
    const { from, to, geometry, elements } = drag
    const { scale } = this.#surface
    const dragged = geometry({ x: (to.x - from.x) / scale, y: (to.y - from.y) / scale })
    drag.placement = { x: dragged.x, y: dragged.y }
    for (const each of drag.rest)
      each.placement = { x: each.box.x + dragged.x - drag.box.x, y: each.box.y + dragged.y - drag.box.y }
    if (dragged.guides.length > drag.inLine) tick()
    drag.inLine = dragged.guides.length
    elements.show(dragged)
  }

  #showPinch(pinch: Pinch): void {
    const code = pinchCode()
    if (!code) return
    if (pinch.rest.length > 0) return this.#showPinchOfAll(pinch, code)
    const placement = code.pinched(pinch.box, pinch.height, pinch.from, pinch.to, this.#surface)
    pinch.placement = placement
    const box = { ...pinch.box, ...placement } as Box
    const place = withinReach(box, placement.height, stageSize(this.studio.view().design))
    this.#showHeld(pinch.box, { ...box, ...place }, code)
  }

  #showPinchOfAll(pinch: Pinch, code: PinchCode): void {
    const held = [pinch, ...pinch.rest]
    const heights = new Map(held.map(({ box, height }) => [box, height]))
    const { left, top, right, bottom } = boundsOfAll([...heights.keys()], (box) => heights.get(box)!)
    const middle = { x: (left + right) / 2, y: (top + bottom) / 2 }
    const placements = code.pinchedTogether(held, middle, pinch.from, pinch.to, this.#surface)
    held.forEach((each, index) => {
      each.placement = placements[index]!
      this.#showHeld(each.box, { ...each.box, ...each.placement }, code)
    })
  }

  /** The selected box as it stands now, if a gesture can change it. */
  #hold(): Gesture | undefined {
    const { design, selected, editing, heightOf } = this.studio.view()
    const box = editing ? undefined : boxOf(design, selected)
    if (!box || box.locked) return undefined
    const underway = 'box' in this.#state ? this.#state : undefined
    const rest = changeableBoxes(this.studio.view()).flatMap((each) => {
      // It may be on its way as well.
      const placement = underway?.rest.find((other) => other.box.id === each.id)?.placement
      const now = placement ? ({ ...each, ...placement } as Box) : each
      return each.id === selected ? [] : [{ box: now, height: heightOf(each), placement }]
    })
    return { box: { ...box, ...underway?.placement } as Box, height: heightOf(box), placement: {}, rest }
  }

  /** The pull at a handle, which begins unless it is under way; none while two fingers hold the box. */
  #handling(): Gesture | undefined {
    if (this.#state.name === 'handling') return this.#state
    const gesture = this.#state.name === 'pinching' ? undefined : this.#hold()
    if (!gesture) return undefined
    this.#enter(Object.assign(gesture, { name: 'handling' } as const))
    this.#lift(gesture)
    return gesture
  }

  /** Enters into the design, as one step, where the gesture has brought the box. */
  #commit(): void {
    this.#nextFrame.flush()
    const state = this.#state
    if (!('box' in state)) return
    const { box, placement, rest } = state
    if (rest.length === 0) this.studio.run(transformBox, { id: box.id, placement })
    else {
      const placements = [state, ...rest].map((each) => [each.box.id, each.placement ?? {}] as const)
      this.studio.run(transformBoxes, new Map(placements))
    }
    this.#enter(IDLE)
  }

  #elementOf(id: string) {
    return this.#surface.stage?.querySelector<HTMLElement>(`[data-box="${id}"]`)
  }

  /** Layers of their own while they change: the other boxes need not be painted again. */
  #lift({ box, rest }: Gesture): void {
    this.#drop = lift([box, ...rest.map((each) => each.box)].flatMap(({ id }) => this.#elementOf(id) ?? []))
  }

  /** Shows what two fingers hold. @param from as its element is placed */
  #showHeld(from: Box, box: Box, code: PinchCode): void {
    let held = this.#heldElements.get(from.id)
    if (!held) {
      const element = this.#elementOf(from.id)
      if (!element) return
      this.#heldElements.set(from.id, (held = new code.HeldElement(element, from)))
    }
    held.show(box)
  }

  #place(box: Box): void {
    const element = this.#elementOf(box.id)
    if (element) placeElement(element, box)
  }

  /** Shows a box as the design has it. */
  #rest(id: string): void {
    const box = boxOf(this.studio.view().design, id)
    if (box) this.#place(box)
  }
}
