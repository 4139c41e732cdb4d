import { isText } from '../../document/box'
import { boxOf } from '../../document/design'
import { matesOf } from '../../document/together/together'
import type { Studio } from '../../studio/studio'

/** How a box is pressed: by a finger, and with a key that adds it to those that are selected. */
export interface Press {
  touch?: boolean
  adds?: boolean
}

/** What a press on a box is to do. */
interface Pressed {
  /** Where the press ends as a tap. */
  tap: () => void
  isDraggable: boolean
  /** Where it becomes a long one. */
  hold?: () => void
  /** Whether the box has the focus then, and is selected where it was not. */
  takesFocus?: boolean
}

/** What presses on boxes do to the selection. */
export class PressSelection {
  /** Whether taps add boxes to those that are selected, and take them from these: since one was added by a long press. */
  isAdding = false

  /** @param toggle adds a box to those that are selected, or takes it from these */
  constructor(
    private readonly studio: Studio,
    private readonly toggle: (id: string) => void,
  ) {}

  /** A box is pressed: with a key that adds, it is added at once. */
  press(id: string, kind: Press): Pressed {
    const { studio } = this
    const { selected, others } = studio.view()
    if (others.length === 0) this.isAdding = false
    if ((kind.adds || (kind.touch && this.isAdding)) && selected !== null) {
      const toggle = () => this.toggle(id)
      const isSelected = id === selected || others.includes(id)
      if (!kind.adds || isSelected) return { tap: toggle, isDraggable: isSelected }
      // What is added by a mouse can be dragged in the very press; what is taken away may have been meant to be dragged.
      toggle()
      return { tap: () => {}, isDraggable: true }
    }
    const wasSelected = selected === id
    const isOther = others.includes(id)
    const tap = () => {
      if (isOther) return studio.select(id)
      if (wasSelected) this.#edit(id)
    }
    const hold = () => {
      this.isAdding = true
      const beside = new Set([...matesOf(studio.view().design, id), selected!, ...others])
      beside.delete(id)
      studio.select(id, [...beside])
    }
    // The others stay selected while one of them is pressed: it may be dragged with them.
    return {
      tap,
      isDraggable: true,
      hold: kind.touch && selected !== null && !wasSelected ? hold : undefined,
      takesFocus: !isOther,
    }
  }

  /** A tap on the box that was selected before edits its text. */
  #edit(id: string): void {
    const box = boxOf(this.studio.view().design, id)
    if (box && isText(box) && !box.locked) this.studio.edit(id)
  }
}
