import type { Change, Command, Said, Workspace } from '../commands/command'
import { firstDesign, isBlank, stageSize, type Design } from '../document/design'
import { isTooLarge, leastHeight, type HeightOf } from '../document/geometry'
import { createHistory } from '../document/history'

type Saying = Said | 'saidUndone' | 'saidRedone'

/** What the editor's parts look at; replaced as a whole whenever anything changes. */
export interface StudioView extends Workspace {
  /** Id of the box that is being written in. */
  editing: string | null
  canUndo: boolean
  canRedo: boolean
  /** Which of the designs in progress this is. */
  draft: string
  /** What was done last that is worth saying; another object each time. */
  did: { said: Saying } | null
  /** By what the design has come to be as it is: by work on it, by undo or redo, or by being opened. */
  since: 'work' | 'history' | 'opening'
  /** Id of a written box that cannot be whole on the picture, as of the last `measured`. */
  tooLarge: string | null
}

/** One design at work: its history, what is selected, and those who look. */
export interface Studio {
  view(): StudioView
  subscribe(listener: () => void): () => void
  /** Does it, if it can be done; answers whether it could. */
  run<A>(command: Command<A>, argument: A): boolean
  can<A>(command: Command<A>, argument: A): boolean
  /** Does it as a part of what was done last, whose consequence it is: no step of its own. */
  amend<A>(command: Command<A>, argument: A): boolean
  undo(): void
  redo(): void
  /** Everything until `commit` is one step, such as the way of a slider. */
  begin(): void
  commit(): void
  /** Selects a box, or none; whoever was writing has finished. */
  select(id: string | null): void
  /** Selects a box and begins to write in it. */
  edit(id: string): void
  /** Goes on with another design, or begins a new one; it has no past. */
  open(draft?: Draft): void
  /** The design goes on as another of the designs in progress; the one that it was stays as it is kept. */
  fork(): void
  /** Takes the heights of boxes from where they are drawn, until the returned end of it. */
  measureBy(heightOf: HeightOf): () => void
  /** To be told once the design is drawn: looks whether all of it can be on the picture. */
  measured(): void
}

/** A design in progress and its name among the others. */
export interface Draft {
  id: string
  design: Design
}

/** Unlike any other on this device, and in the order of their beginning. */
const newDraft = (design = firstDesign('box-1')): Draft => ({
  id: `${Date.now().toString(36)}${Math.random().toString(36).slice(2, 8)}`,
  design,
})

const firstOf = ({ boxes }: Design): string | null => boxes[0]?.id ?? null

export function createStudio(first?: Design): Studio {
  const begun = newDraft(first)
  const history = createHistory(begun.design)
  let draft = begun.id
  const listeners = new Set<() => void>()
  // A new design is ready to be written: its first text is the selected one (specification, section 4).
  let selected = first ? null : firstOf(begun.design)
  let clipboard: Workspace['clipboard'] = null
  let editing: string | null = null
  let did: StudioView['did'] = null
  let since: StudioView['since'] = 'opening'
  let tooLarge: string | null = null
  let measure: HeightOf = leastHeight
  const heightOf: HeightOf = (box) => measure(box)
  let view = look()

  function look(): StudioView {
    const design = history.value
    const there = (id: string | null) => (design.boxes.some((box) => box.id === id) ? id : null)
    selected = there(selected)
    editing = there(editing)
    tooLarge = there(tooLarge)
    const { canUndo, canRedo } = history
    return { design, selected, clipboard, editing, canUndo, canRedo, draft, did, since, tooLarge, heightOf }
  }
  const changed = (says?: (view: StudioView) => Saying) => {
    view = look()
    if (says) view = { ...view, did: (did = { said: says(view) }) }
    listeners.forEach((listener) => listener())
  }
  const enter = ({ design, ...rest }: Change, key?: string, says?: (workspace: Workspace) => Said) => {
    if (design) {
      history.apply(() => design, key)
      since = 'work'
    }
    if (rest.selected !== undefined) {
      if (rest.selected !== selected) editing = null
      selected = rest.selected
    }
    if (rest.clipboard !== undefined) clipboard = rest.clipboard
    changed(says)
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
      enter(command.perform(view, argument), command.runKey?.(view, argument), command.says)
      return true
    },
    amend(command, argument) {
      if (!command.enabled(view, argument)) return false
      const { design = view.design } = command.perform(view, argument)
      if (design === view.design) return false
      history.amend(() => design)
      changed(command.says)
      return true
    },
    undo() {
      if (!history.canUndo) return
      history.undo()
      since = 'history'
      changed(() => 'saidUndone')
    },
    redo() {
      if (!history.canRedo) return
      history.redo()
      since = 'history'
      changed(() => 'saidRedone')
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
    open(next) {
      const { id, design } = next ?? newDraft()
      draft = id
      history.reset(design)
      since = 'opening'
      selected = next ? null : firstOf(design)
      editing = null
      changed()
    },
    fork() {
      draft = newDraft().id
      changed()
    },
    measureBy(given) {
      measure = given
      return () => {
        if (measure === given) measure = leastHeight
      }
    },
    measured() {
      const { design } = view
      const stage = stageSize(design)
      const found = design.boxes.find((box) => !isBlank(box) && isTooLarge(box, heightOf(box), stage))?.id ?? null
      if (found === tooLarge) return
      tooLarge = found
      changed()
    },
  }
}
