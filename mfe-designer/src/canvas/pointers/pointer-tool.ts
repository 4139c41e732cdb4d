import { changeableBoxes } from '../../commands/command'
import { transformBox, type Placement } from '../../commands/placement/transform-box'
import { transformBoxes } from '../../commands/placement/transform-boxes'
import { toggleSelected } from '../../commands/together/select-boxes'
import type { Box } from '../../document/box'
import { boxOf, stageSize } from '../../document/design'
import type { Studio } from '../../studio/studio'
import { placeElement } from '../box-style'
import { showDrag } from './drag/show-drag'
import { dragOf } from './drag/drag-geometry'
import { DraggedElements } from './drag/dragged-elements'
import { FrameTask } from './frame-task'
import { tick } from './haptics'
import type { Grip } from './grip'
import { lift } from './lift'
import type { HeldBoxes } from './pinch/held-boxes'
import { heldBoxes, loadPinch } from './pinch/load-pinch'
import type { Gesture, Pinch, PointerPlace, Pointing, PointerState, PointerSurface } from './pointer-state'
import { PressSelection, type Press } from './press-selection'

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
  /** What two fingers hold, once they have moved it. */
  #held: HeldBoxes | undefined
  readonly #selection: PressSelection
  readonly #elementOf = (id: string) => this.#surface.stage?.querySelector<HTMLElement>(`[data-box="${id}"]`)
  readonly #nextFrame = new FrameTask(() => {
    const state = this.#state
    if (state.name === 'dragging') showDrag(state, this.#surface.scale)
    if (state.name === 'pinching') this.#showPinch(state)
    if (state.name === 'looking') this.#surface.view?.current?.pinch(state.from, state.to)
  })

  constructor(
    readonly studio: Studio,
    surface: PointerSurface,
  ) {
    this.#surface = surface
    this.#selection = new PressSelection(studio, (id) => void studio.run(toggleSelected, id))
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

  /** A box is pressed: it is selected, and dragged where the pointer moves. */
  pressBox(id: string, { pointerId, clientX, clientY }: Pointing, kind: Press = {}): void {
    const { tap, isDraggable, hold, takesFocus } = this.#selection.press(id, kind)
    this.press(tap, isDraggable ? { pointer: pointerId, x: clientX, y: clientY } : undefined, hold)
    if (!takesFocus) return
    this.#elementOf(id)?.focus({ preventScroll: true })
    if (this.studio.view().selected !== id) this.studio.select(id)
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
    return this.#selection.isAdding || this.studio.view().editing !== null
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
    this.#held?.drop()
    this.#held = undefined
    if (before.name === 'looking') this.#surface.view?.current?.end()
    const { handles } = this.#surface.overlay.current
    if (before.name === 'pinching' && handles) handles.style.opacity = ''
    if ('box' in before) for (const { box } of [before, ...before.rest]) this.#rest(box.id)
  }

  #startDrag(from: PointerPlace): void {
    const held = this.#hold()
    const element = held && this.#elementOf(held.box.id)
    if (!element) return
    // What lies under the pointer on its way is no matter: no other text is marked, nothing is looked for.
    element.setPointerCapture?.(from.pointer)
    const { scale, overlay } = this.#surface
    const { design, heightOf } = this.studio.view()
    const rest = held.rest.map(({ box }) => box)
    const others = rest.flatMap((box) => {
      const other = this.#elementOf(box.id)
      return other ? [[other, box] as const] : []
    })
    this.#enter({
      ...held,
      name: 'dragging',
      from,
      to: from,
      inLine: 0,
      geometry: dragOf(design, held.box, rest, heightOf, scale),
      elements: new DraggedElements(element, overlay.current, held.box, scale, others),
    })
  }

  #showPinch(pinch: Pinch): void {
    const Code = heldBoxes()
    if (!Code) return
    this.#held ??= new Code(this.#elementOf)
    this.#held.show(pinch, this.#surface, stageSize(this.studio.view().design))
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

  /** Layers of their own while they change: the other boxes need not be painted again. */
  #lift({ box, rest }: Gesture): void {
    this.#drop = lift([box, ...rest.map((each) => each.box)].flatMap(({ id }) => this.#elementOf(id) ?? []))
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
