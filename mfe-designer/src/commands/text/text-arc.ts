import { FONT_SIZE, type TextBox } from '../../document/box'
import { boxOf, stageSize } from '../../document/design'
import { patchBox } from '../../document/edit'
import type { Size } from '../../document/placed'
import { ARC } from '../../document/texts/arc'
import { isCurved } from '../../document/box'
import type { Command } from '../command'
import { changeSelected } from './text-style'

/** Bends the lines of the selected text, in whole degrees; the way of a slider is one step. A straight one is as high as its lines. */
export const setArc = changeSelected((box, degrees: number) => {
  const arc = Math.min(ARC.max, Math.max(ARC.min, Math.round(degrees)))
  return arc === box.arc ? {} : { arc, autoFit: false, height: arc === 0 ? undefined : box.height }
}, 'arc')

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
