import { boxOf, stageSize } from '../../document/design'
import { patchBox } from '../../document/edit'
import { withinPicture, withinReach } from '../../document/geometry'
import type { Command } from '../command'

/** Where a box is brought: whole onto the picture, or only as far as a finger can take hold of it. */
const PLACES = { picture: withinPicture, reach: withinReach }

/** Brings a box back that has grown over the picture's edge, or that an older version let go beyond it; locked or not. */
export const keepBoxWithin: Command<{ id: string; within: keyof typeof PLACES }> = {
  enabled: ({ design }, { id }) => boxOf(design, id) !== undefined,
  perform({ design, heightOf }, { id, within }) {
    const box = boxOf(design, id)!
    return { design: patchBox(design, id, PLACES[within](box, heightOf(box), stageSize(design))) }
  },
}
