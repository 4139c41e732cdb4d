import { FONT_SIZE, isCurved, type TextBox } from '../../document/box'
import { boxOf, stageSize } from '../../document/design'
import { patchBox } from '../../document/edit'
import type { Size } from '../../document/placed'
import type { Command } from '../command'

/** Gives a bent text the sides that its letters were measured to take, about its middle; smaller letters where they are more than the page. */
export const fitArc: Command<{ id: string; size: Size }> = {
  enabled({ design }, { id }) {
    const box = boxOf(design, id)
    return box !== undefined && isCurved(box) && !box.locked
  },
  perform({ design, heightOf }, { id, size: { width, height } }) {
    const box = boxOf(design, id) as TextBox
    const stage = stageSize(design)
    const share = Math.min(stage.width / width, stage.height / height)
    const fontSize = share < 1 ? Math.max(FONT_SIZE.min, Math.floor(box.fontSize * share)) : box.fontSize
    const x = box.x + (box.width - width) / 2
    const y = box.y + (heightOf(box) - height) / 2
    if (Math.abs(box.width - width) < 1 && box.height === height && fontSize === box.fontSize) return {}
    return { design: patchBox(design, id, { fontSize, width, height, x, y }) }
  },
}
