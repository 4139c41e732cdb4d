import type { Change, Command, Workspace } from '../commands/command'
import { firstDesign, type Design } from '../document/design'
import { createHistory } from '../document/history'

/** What the editor's parts look at; replaced as a whole whenever anything changes. */
export interface StudioView extends Workspace {
  /** Id of the box that is being written in. */
  editing: string | null
  canUndo: boolean
  canRedo: boolean
}

/** One design at work: its history, what is selected, and those who look. */
export interface Studio {
  view(): StudioView
  subscribe(listener: () => void): () => void
  /** Does it, if it can be done; answers whether it could. */
  run<A>(command: Command<A>, argument: A): boolean
  can<A>(command: Command<A>, argument: A): boolean
  undo(): void
  redo(): void
  /** Everything until `commit` is one step, such as the way of a slider. */
  begin(): void
  commit(): void
  /** Selects a box, or none; whoever was writing has finished. */
  select(id: string | null): void
  /** Selects a box and begins to write in it. */
  edit(id: string): void
  /** Starts with another design, which has no past. */
  open(design: Design): void
}

export function createStudio(first: Design = firstDesign('box-1')): Studio {
  const history = createHistory(first)
  const listeners = new Set<() => void>()
  let selected: string | null = null
  let clipboard: Workspace['clipboard'] = null
  let editing: string | null = null
  let view = look()

  function look(): StudioView {
    const design = history.value
    const there = (id: string | null) => (design.boxes.some((box) => box.id === id) ? id : null)
    selected = there(selected)
    editing = there(editing)
    return { design, selected, clipboard, editing, canUndo: history.canUndo, canRedo: history.canRedo }
  }
  const changed = () => {
    view = look()
    listeners.forEach((listener) => listener())
  }
  const enter = ({ design, ...rest }: Change, key?: string) => {
    if (design) history.apply(() => design, key)
    if (rest.selected !== undefined) {
      if (rest.selected !== selected) editing = null
      selected = rest.selected
    }
    if (rest.clipboard !== undefined) clipboard = rest.clipboard
    changed()
  }

  return {
    view: () => view,
    subscribe(listener) {
      listeners.add(listener)
      return () => listeners.delete(listener)
    },
    can: (command, argument) => command.enabled(view, argument),
    run(command, argument) {
      if (!command.enabled(view, argument)) return false
      enter(command.perform(view, argument), command.runKey?.(view, argument))
      return true
    },
    undo() {
      history.undo()
      changed()
    },
    redo() {
      history.redo()
      changed()
    },
    begin: history.begin,
    commit() {
      history.commit()
      changed()
    },
    select(id) {
      if (id === selected && editing === null) return
      history.settle()
      selected = id
      editing = null
      changed()
    },
    edit(id) {
      history.settle()
      selected = id
      editing = id
      changed()
    },
    open(design) {
      history.reset(design)
      selected = null
      editing = null
      changed()
    },
  }
}
