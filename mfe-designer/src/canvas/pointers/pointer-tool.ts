import type { RefObject } from 'react'
import type Moveable from 'react-moveable'
import { transformBox, type Placement } from '../../commands/placement/transform-box'
import { boxOf, stageSize, type TextBox } from '../../document/design'
import { withinReach } from '../../document/geometry'
import type { Studio } from '../../studio/studio'
import { placeElement } from '../box-style'
import { pinched, type Grip } from './pinch-geometry'

/** What the pointer works on, as the stage renders it now. */
export interface PointerSurface {
  stage: HTMLElement | null
  /** The frame around the selected box; none while no box is selected. */
  frame: RefObject<Pick<Moveable, 'dragStart' | 'stopDrag' | 'updateRect' | 'waitToChangeTarget'> | null>
  /** Screen px of one stage unit. */
  scale: number
  /** Largest width of a box, in stage units. */
  maxWidth: number
}

interface Gesture {
  /** The box as it was when the gesture began. */
  box: TextBox
  /** Measured once: to read it at each move would force a layout. */
  height: number
  /** Where the gesture has brought the box. */
  placement: Placement
}

type PointerState =
  | { name: 'idle' }
  /** A press, which ends as a tap unless the pointer moves. */
  | { name: 'pointing'; tap: () => void }
  /** The frame is dragged, or it is pulled or turned by a handle. */
  | ({ name: 'dragging' | 'handling' } & Gesture)
  /** Two fingers hold the box. */
  | ({ name: 'pinching'; from: Grip } & Gesture)

const IDLE: PointerState = { name: 'idle' }

/**
 * The pointer on the stage: it is in one state at a time, and each event either leads to another or is ignored. A gesture
 * writes the element's style alone; its result enters the design once, at its end, as one step.
 */
export class PointerTool {
  #state = IDLE
  #surface: PointerSurface

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

  press(tap: () => void): void {
    this.#enter({ name: 'pointing', tap })
  }

  /** Selects the box. A tap on one that was selected before edits its text; the frame swallows the clicks of fingers. */
  pressBox(id: string, event: MouseEvent): void {
    const { studio } = this
    const { frame } = this.#surface
    const wasSelected = studio.view().selected === id
    this.press(() => {
      if (wasSelected && boxOf(studio.view().design, id)?.locked === false) studio.edit(id)
    })
    this.#elementOf(id)?.focus({ preventScroll: true })
    if (wasSelected) return
    // The frame waits for its new target, so that the same press goes on as a drag.
    const waiting = frame.current?.waitToChangeTarget()
    studio.select(id)
    void waiting?.then(() => frame.current?.dragStart(event))
  }

  release(): void {
    const state = this.#state
    this.cancel()
    if (state.name === 'pointing') state.tap()
  }

  /** The browser takes the pointer, or a menu opens: the press is no tap. */
  cancel(): void {
    if (this.#state.name === 'pointing') this.#enter(IDLE)
  }

  /** The frame is dragged by stage units; the box stays within reach. */
  drag([dx = 0, dy = 0]: readonly number[]): void {
    const gesture = this.#gestureOf('dragging')
    if (!gesture) return
    gesture.placement = this.#withinReach(
      { ...gesture.box, x: gesture.box.x + dx, y: gesture.box.y + dy },
      gesture.height,
    )
    this.#show({ ...gesture.box, ...gesture.placement })
  }

  /** The frame is pulled or turned. */
  handle(placement: Placement): void {
    const gesture = this.#gestureOf('handling')
    if (!gesture) return
    gesture.placement = placement
    this.#show({ ...gesture.box, ...placement })
  }

  /** The frame is let go of. */
  end(): void {
    const state = this.#state
    if (state.name === 'dragging' || state.name === 'handling') this.#commit(state)
  }

  /** The frame is taken away, such as by Escape, or goes to another box: that gives up the gesture. */
  leave(id: string): void {
    if ('box' in this.#state) this.#enter(IDLE)
    this.#rest(id)
  }

  /** Answers whether the fingers hold a box; the browser has no gesture of its own then. */
  pinchStart(from: Grip): boolean {
    const held = this.#hold()
    if (!held) return false
    this.#surface.frame.current?.stopDrag()
    const { x, y } = held.box
    this.#enter({ name: 'pinching', from, ...held, placement: { x, y } })
    this.#show(held.box)
    return true
  }

  pinchMove(grip: Grip): boolean {
    const state = this.#state
    if (state.name !== 'pinching') return false
    const placement = pinched(state.box, state.height, state.from, grip, this.#surface)
    state.placement = placement
    const box = { ...state.box, ...placement }
    this.#show({ ...box, ...this.#withinReach(box, placement.height) })
    this.#surface.frame.current?.updateRect()
    return true
  }

  pinchEnd(): void {
    const state = this.#state
    if (state.name === 'pinching') this.#commit(state)
  }

  #enter(next: PointerState): void {
    const before = this.#state
    this.#state = next
    if ('box' in before) this.#rest(before.box.id)
  }

  /** The selected box as it stands now, if a gesture can change it. */
  #hold(): Gesture | undefined {
    const { design, selected, editing, heightOf } = this.studio.view()
    const box = editing ? undefined : boxOf(design, selected)
    if (!box || box.locked) return undefined
    const underway = 'box' in this.#state ? this.#state.placement : {}
    return { box: { ...box, ...underway }, height: heightOf(box), placement: {} }
  }

  /** The gesture of that name, which begins unless it is under way; none while two fingers hold the box. */
  #gestureOf(name: 'dragging' | 'handling'): Gesture | undefined {
    if (this.#state.name === name) return this.#state
    const gesture = this.#state.name === 'pinching' ? undefined : this.#hold()
    if (gesture) this.#enter(Object.assign(gesture, { name }))
    return gesture
  }

  #commit({ box, placement }: Gesture): void {
    this.studio.run(transformBox, { id: box.id, placement })
    this.#enter(IDLE)
  }

  #withinReach(box: TextBox, height: number) {
    return withinReach(box, height, stageSize(this.studio.view().design))
  }

  #elementOf(id: string) {
    return this.#surface.stage?.querySelector<HTMLElement>(`[data-box="${id}"]`)
  }

  #show(box: TextBox): void {
    const element = this.#elementOf(box.id)
    if (!element) return
    // A layer of its own while it moves: the other texts need not be painted again.
    element.style.willChange = 'transform'
    placeElement(element, box)
  }

  /** Shows a box as the design has it. */
  #rest(id: string): void {
    const element = this.#elementOf(id)
    const box = boxOf(this.studio.view().design, id)
    if (!element || !box) return
    element.style.willChange = ''
    placeElement(element, box)
  }
}
