import { FONT_SIZE, isCurved, type Box, type TextBox } from '../../document/box'
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
    const before = boxOf(design, id)!
    const fontSize = isCurved(before) ? pulledSize(before, placement) : {}
    const box = { ...before, ...placement, ...fontSize } as Box
    return {
      design: patchBox(design, id, {
        ...placement,
        ...fontSize,
        ...withinReach(box, heightOf(box), stageSize(design)),
      }),
    }
  },
  announcement: () => 'saidMoved',
}

/** Bent letters are pulled larger and smaller with their box. */
function pulledSize({ fontSize, width }: TextBox, placement: Placement): Placement {
  if (placement.width === undefined || placement.fontSize !== undefined) return {}
  const pulled = Math.round((fontSize * placement.width) / width)
  return { fontSize: Math.min(FONT_SIZE.max, Math.max(FONT_SIZE.min, pulled)) }
}
