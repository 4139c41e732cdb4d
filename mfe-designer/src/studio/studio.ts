import type { Announcement, Change, Command, Workspace } from '../commands/command'
import { boxOf, stageSize, type Design } from '../document/design'
import { initialDesign } from '../document/pristine'
import { isBlank, isText, minHeightOf, type Box } from '../document/box'
import { isTooLarge, type HeightOf } from '../document/geometry'
import { createHistory } from '../document/history'
import { matesOf } from '../document/together/together'
import { newDraftId, type Draft } from './draft-id'

type StudioAnnouncement = Announcement | 'saidUndone' | 'saidRedone'

/** What the editor's parts read; replaced as a whole whenever anything changes. */
export interface StudioView extends Workspace {
  /** Id of the box that is being edited. */
  editing: string | null
  canUndo: boolean
  canRedo: boolean
  /** Id of this draft. */
  draft: string
  /** What screen readers announce of the last change; a new object each time. */
  announcement: { key: StudioAnnouncement; box: Box | undefined } | null
  /** What made the design as it is: an edit, undo or redo, or opening it. */
  changedBy: 'edit' | 'history' | 'opening'
  /** Id of a box whose text does not fit on the picture, as of the last `measured`. */
  tooLarge: string | null
}

/** One open design: its history, its selection and its subscribers. */
export interface Studio {
  view(): StudioView
  subscribe: (listener: () => void) => () => void
  /** Runs a command if it is enabled; answers whether it was. */
  run: <A>(command: Command<A>, argument: A) => boolean
  can: <A>(command: Command<A>, argument: A) => boolean
  /** Runs a command as part of the last step, whose consequence it is; answers whether the design changed. */
  amend<A>(command: Command<A>, argument: A): boolean
  undo: () => void
  redo: () => void
  /** Everything until `commit` is one step, such as the drag of a slider. */
  begin: () => void
  commit: () => void
  /** Selects a box, or none, and ends editing. Others are selected beside it: those of its group, unless they are given. */
  select(id: string | null, others?: readonly string[]): void
  /** Selects a box and starts to edit its text. */
  edit(id: string): void
  /** Opens another draft, or starts a new one; it has no history. */
  open(draft?: Draft): void
  /** Goes on with the design as a draft of its own; the stored one stays as it is. */
  fork(): void
  /** Measures boxes by their elements until the returned function is called. */
  measureBy(heightOf: HeightOf): () => void
  /** To be called after layout: checks whether every text fits on the picture. */
  measured(): void
}

const newDraft = (design = initialDesign('box-1')): Draft => ({ id: newDraftId(), design })

const firstOf = ({ boxes }: Design): string | null => boxes[0]?.id ?? null

export function createStudio(initial?: Design): Studio {
  const created = newDraft(initial)
  const history = createHistory(created.design)
  let draft = created.id
  const listeners = new Set<() => void>()
  // The first text of a new design is selected, ready to be edited (specification, section 4).
  let selected = initial ? null : firstOf(created.design)
  let others: readonly string[] = []
  let clipboard: Workspace['clipboard'] = []
  let editing: string | null = null
  let announcement: StudioView['announcement'] = null
  let changedBy: StudioView['changedBy'] = 'opening'
  let tooLarge: string | null = null
  let measure: HeightOf = minHeightOf
  const heightOf: HeightOf = (box) => measure(box)
  let view = snapshot()

  function snapshot(): StudioView {
    const design = history.value
    const existing = (id: string | null) => (design.boxes.some((box) => box.id === id) ? id : null)
    selected = existing(selected)
    editing = existing(editing)
    tooLarge = existing(tooLarge)
    if (others.length > 0) others = selected === null ? [] : others.filter((id) => existing(id) !== null)
    const { canUndo, canRedo } = history
    return {
      design,
      selected,
      others,
      clipboard,
      editing,
      canUndo,
      canRedo,
      draft,
      announcement,
      changedBy,
      tooLarge,
      heightOf,
    }
  }
  const changed = (announce?: (view: StudioView) => StudioAnnouncement) => {
    // What was removed is announced as well.
    const before = boxOf(view.design, view.selected)
    view = snapshot()
    if (announce) {
      announcement = { key: announce(view), box: boxOf(view.design, view.selected) ?? before }
      view = { ...view, announcement }
    }
    listeners.forEach((listener) => listener())
  }
  const commitChange = (change: Change, key?: string, announce?: (workspace: Workspace) => Announcement) => {
    const { design } = change
    if (design) {
      history.apply(() => design, key)
      changedBy = 'edit'
    }
    if (change.selected !== undefined) {
      if (change.selected !== selected) editing = null
      selected = change.selected
      others = change.others ?? matesOf(history.value, selected)
    }
    if (change.clipboard !== undefined) clipboard = change.clipboard
    changed(announce)
  }
  const travel = (to: 'undo' | 'redo') => {
    if (!(to === 'undo' ? history.canUndo : history.canRedo)) return
    history[to]()
    changedBy = 'history'
    changed(() => (to === 'undo' ? 'saidUndone' : 'saidRedone'))
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
      commitChange(command.perform(view, argument), command.coalesceKey?.(view, argument), command.announcement)
      return true
    },
    amend(command, argument) {
      if (!command.enabled(view, argument)) return false
      const { design = view.design } = command.perform(view, argument)
      if (design === view.design) return false
      history.amend(() => design)
      changed(command.announcement)
      return true
    },
    undo: () => travel('undo'),
    redo: () => travel('redo'),
    begin: history.begin,
    commit() {
      history.commit()
      changed()
    },
    select(id, beside = matesOf(history.value, id)) {
      if (id === selected && editing === null && beside.join() === others.join()) return
      history.settle()
      selected = id
      others = beside
      editing = null
      changed()
    },
    edit(id) {
      history.settle()
      selected = id
      others = []
      editing = id
      changed()
    },
    open(next) {
      const { id, design } = next ?? newDraft()
      draft = id
      history.reset(design)
      changedBy = 'opening'
      // As of a new design, of one in which nothing is written yet.
      selected = design.boxes.every(isBlank) ? firstOf(design) : null
      others = []
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
        if (measure === given) measure = minHeightOf
      }
    },
    measured() {
      const { design } = view
      const stage = stageSize(design)
      const found =
        design.boxes.find((box) => isText(box) && !isBlank(box) && isTooLarge(box, heightOf(box), stage))?.id ?? null
      if (found === tooLarge) return
      tooLarge = found
      changed()
    },
  }
}
