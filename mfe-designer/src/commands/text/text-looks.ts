import { patchBox } from '../../document/edit'
import { MAX_KASHIDA } from '../../document/texts/kashida'
import { LOOK_COLORS, type TextLook } from '../../document/text-look'
import { selectedText, type Command } from '../command'
import { changeSelected } from './text-style'

/** Of a new text. */
const INITIAL_COLOR = '000000'

/** What a look brings of its own. */
const NO_EFFECTS = { outline: false, shadow: false, plate: false } as const

/** A ready look, in the colour that it is at its best with, unless another was chosen by hand. */
export const setLook = changeSelected((box, look: TextLook) => {
  const isOwnColor = box.fontColor !== (LOOK_COLORS[box.look] ?? INITIAL_COLOR)
  const fontColor = isOwnColor ? box.fontColor : (LOOK_COLORS[look] ?? INITIAL_COLOR)
  return look === 'plain' ? { look, fontColor } : { look, fontColor, ...NO_EFFECTS }
})

/** In whole tatweels; the way of a slider is one step. */
export const setKashida = changeSelected(
  (_, length: number) => ({ kashida: Math.min(MAX_KASHIDA, Math.max(0, Math.round(length))) }),
  'kashida',
)

/** Lets the letters of the selected text follow the size of its box from now on, or no more. */
export const toggleAutoFit: Command = {
  enabled: (workspace) => selectedText(workspace)?.locked === false,
  perform(workspace) {
    const box = selectedText(workspace)!
    const autoFit = !box.autoFit
    const height = autoFit ? (box.height ?? workspace.heightOf(box)) : box.height
    return { design: patchBox(workspace.design, box.id, { autoFit, height, ...(autoFit && { arc: 0 }) }) }
  },
}
