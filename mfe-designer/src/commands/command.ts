import { isText, type Box, type TextBox } from '../document/box'
import { boxOf, MAX_BOXES, type Design } from '../document/design'
import type { HeightOf } from '../document/geometry'

/** What a command reads. */
export interface Workspace {
  design: Design
  /** Id of the selected box. */
  selected: string | null
  /** Ids of the boxes that are selected beside it; none while it is null. */
  others: readonly string[]
  clipboard: readonly Box[]
  /** Height of a box as it is drawn, which follows the text of one; stage units. */
  heightOf: HeightOf
}

/** What a command changes; what it leaves out stays. With a box that it selects, the others of its group are selected. */
export type Change = Partial<Pick<Workspace, 'design' | 'selected' | 'others' | 'clipboard'>>

/** What screen readers announce after a command: keys of the studio's strings. */
export type Announcement =
  | 'saidAdded'
  | 'saidMoved'
  | 'saidFitted'
  | 'saidDeleted'
  | 'saidCopied'
  | 'saidLayer'
  | 'saidLocked'
  | 'saidUnlocked'
  | 'saidBackground'
  | 'saidNoBackground'
  | 'saidCleared'
  | 'saidToneReset'
  | 'saidPage'
  | 'saidFill'
  | 'saidPicture'
  | 'saidSelected'
  | 'saidGrouped'
  | 'saidUngrouped'

/**
 * One command, the same for keys, buttons and menus. Pure: it answers the change, which the studio commits to the history.
 */
export interface Command<A = void> {
  /** Whether it can run now; its button is disabled otherwise. */
  enabled(workspace: Workspace, argument: A): boolean
  perform(workspace: Workspace, argument: A): Change
  /** Changes with the same key in quick succession coalesce into one step, such as typing. */
  coalesceKey?(workspace: Workspace, argument: A): string | undefined
  /** From the workspace after the command. */
  announcement?: (workspace: Workspace) => Announcement
}

export const selectedBox = ({ design, selected }: Workspace): Box | undefined => boxOf(design, selected)

/** All boxes that are selected, in drawing order. */
export const selectedBoxes = ({ design, selected, others }: Workspace): Box[] =>
  design.boxes.filter(({ id }) => id === selected || others.includes(id))

/** Those of them that no lock holds. */
export const changeableBoxes = (workspace: Workspace): Box[] => selectedBoxes(workspace).filter(({ locked }) => !locked)

/** For commands that change all selected boxes which no lock holds. */
export const canChangeAny = (workspace: Workspace): boolean => changeableBoxes(workspace).length > 0

/** The selected box if it is a text. */
export const selectedText = (workspace: Workspace): TextBox | undefined => {
  const box = selectedBox(workspace)
  return box && isText(box) ? box : undefined
}

/** For commands that add a box. */
export const hasRoom = ({ design }: Workspace): boolean => design.boxes.length < MAX_BOXES

/** For commands that need a selected box. */
export const hasSelection = (workspace: Workspace): boolean => selectedBox(workspace) !== undefined

/** For commands that change the selected box, which a lock forbids. */
export const canChange = (workspace: Workspace): boolean => selectedBox(workspace)?.locked === false

/** An id that no box of the design has. */
export const newId = ({ boxes }: Design): string =>
  `box-${Math.max(0, ...boxes.map(({ id }) => Number(id.replace(/\D/g, '')) || 0)) + 1}`
