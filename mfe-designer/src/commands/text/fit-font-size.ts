import { isBlank, isText, type TextBox } from '../../document/box'
import { boxOf } from '../../document/design'
import { patchBox } from '../../document/edit'
import { fitToBox } from '../../document/fit-text'
import type { Command } from '../command'

/** Gives a text that fits its box the largest letters that do. */
export const fitFontSize: Command<{ id: string }> = {
  enabled({ design }, { id }) {
    const box = boxOf(design, id)
    return box !== undefined && isText(box) && box.autoFit && !box.locked && !isBlank(box)
  },
  perform({ design, heightOf }, { id }) {
    const { fontSize } = fitToBox(boxOf(design, id) as TextBox, heightOf)
    return { design: patchBox(design, id, { fontSize }) }
  },
}
