import type { Design, TextBox } from '../document/design'
import { boxOf } from '../document/edit'
import type { HeightOf } from '../document/geometry'

/** What a command looks at. */
export interface Workspace {
  design: Design
  /** Id of the selected box. */
  selected: string | null
  clipboard: TextBox | null
  /** Height of a box as it is drawn, which follows its text; stage units. */
  heightOf: HeightOf
}

/** What a command changes; what it leaves out stays. */
export type Change = Partial<Pick<Workspace, 'design' | 'selected' | 'clipboard'>>

/** What a screen reader is told once a command is done: keys of the studio's words. */
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

/**
 * One thing that can be done, the same for keys, buttons and menus. Pure: it answers the change, the studio enters it
 * into the history.
 */
export interface Command<A = void> {
  /** Whether it can be done now; a button for it is disabled otherwise. */
  enabled(workspace: Workspace, argument: A): boolean
  perform(workspace: Workspace, argument: A): Change
  /** Changes with the same key in quick succession are one step, such as letters that are typed. */
  coalesceKey?(workspace: Workspace, argument: A): string
  /** What is said afterwards, by what the workspace has come to. */
  announcement?(workspace: Workspace): Announcement
}

export const selectedBox = ({ design, selected }: Workspace): TextBox | undefined => boxOf(design, selected)

/** For commands that need a selected box. */
export const hasSelection = (workspace: Workspace): boolean => selectedBox(workspace) !== undefined

/** For commands that change the selected box, which a lock forbids. */
export const canChange = (workspace: Workspace): boolean => selectedBox(workspace)?.locked === false

/** An id that no box of the design has. */
export const newId = ({ boxes }: Design): string =>
  `box-${Math.max(0, ...boxes.map(({ id }) => Number(id.replace(/\D/g, '')) || 0)) + 1}`
