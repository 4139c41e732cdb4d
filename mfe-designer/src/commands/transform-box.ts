import type { TextBox } from '../document/design'
import { boxOf, patchBox } from '../document/edit'
import type { Command } from './command'

/** Where a box stands and how: what dragging, pulling, turning and pinching change. */
export type Placement = Partial<Pick<TextBox, 'x' | 'y' | 'width' | 'height' | 'rotation' | 'fontSize'>>

/** Puts a box where a gesture left it. */
export const transformBox: Command<{ id: string; placement: Placement }> = {
  enabled: ({ design }, { id }) => boxOf(design, id)?.locked === false,
  perform: ({ design }, { id, placement }) => ({ design: patchBox(design, id, placement) }),
  says: () => 'saidMoved',
}
