import type { Box, TextBox } from '../../document/box'
import { boxOf, stageSize } from '../../document/design'
import { patchBox } from '../../document/edit'
import { withinReach } from '../../document/geometry'
import type { Command } from '../command'

/** Where a box stands and how: what dragging, pulling, turning and pinching change. */
export type Placement = Partial<Pick<TextBox, 'x' | 'y' | 'width' | 'height' | 'rotation' | 'fontSize'>>

/** Puts a box where a gesture left it, but not out of reach. */
export const transformBox: Command<{ id: string; placement: Placement }> = {
  enabled: ({ design }, { id }) => boxOf(design, id)?.locked === false,
  perform({ design, heightOf }, { id, placement }) {
    const box = { ...boxOf(design, id)!, ...placement } as Box
    return { design: patchBox(design, id, { ...placement, ...withinReach(box, heightOf(box), stageSize(design)) }) }
  },
  announcement: () => 'saidMoved',
}
