import type { RefObject } from 'react'
import type { TextBox } from '../../document/design'
import { boxOf } from '../../document/edit'
import type { Studio } from '../../studio/studio'
import { placeElement } from '../box-style'
import { Idle, type PointerContext, type PointerState } from './pointer-states'

/** What the pointer works on, as the stage renders it now. */
export interface PointerSurface extends Pick<PointerContext, 'scale' | 'maxWidth'> {
  stage: HTMLElement | null
  frame: RefObject<PointerContext['frame']>
}

/** The pointer on the stage: it is always in one state, which handles every event. */
export class PointerTool implements PointerContext {
  state: PointerState = new Idle(this)

  constructor(
    readonly studio: Studio,
    public surface: PointerSurface,
  ) {}

  get frame() {
    return this.surface.frame.current
  }
  get scale() {
    return this.surface.scale
  }
  get maxWidth() {
    return this.surface.maxWidth
  }

  elementOf(id: string) {
    return this.surface.stage?.querySelector<HTMLElement>(`[data-box="${id}"]`)
  }

  show(box: TextBox) {
    const element = this.elementOf(box.id)
    if (!element) return
    // A layer of its own while it moves: the other texts need not be painted again.
    element.style.willChange = 'transform'
    placeElement(element, box)
  }

  rest(id: string) {
    const element = this.elementOf(id)
    const box = boxOf(this.studio.view().design, id)
    if (!element || !box) return
    element.style.willChange = ''
    placeElement(element, box)
  }

  /** The frame is taken away, such as by Escape, or goes to another box: that gives up its gesture. */
  leave(id: string) {
    this.state.frameGone()
    this.rest(id)
  }

  transition(next: PointerState) {
    this.state.exit()
    this.state = next
    next.enter()
  }
}
