import { FONT_SIZE, LINE_GAP, isBlank, isText, type Align, type TextBox } from '../document/box'
import { boxOf } from '../document/design'
import { patchBox } from '../document/edit'
import { fitToBox } from '../document/geometry'
import { LOOK_COLORS, type TextLook } from '../document/text-look'
import { selectedText, type Command } from './command'

/** Of a new text. */
const INITIAL_COLOR = '000000'

/** Styles of the selected text that are either on or off. */
export type ToggledStyle = 'bold' | 'outline' | 'shadow' | 'plate'

/**
 * A command that changes fields of the selected text, unless it is locked.
 * @param patch answers the changed fields from the box and the argument.
 * @param runName names the changes that coalesce into one step, such as the drag of a slider.
 */
function changeSelected<A>(patch: (box: TextBox, argument: A) => Partial<TextBox>, runName?: string): Command<A> {
  return {
    enabled: (workspace) => selectedText(workspace)?.locked === false,
    perform(workspace, argument) {
      const box = selectedText(workspace)!
      return { design: patchBox(workspace.design, box.id, patch(box, argument)) }
    },
    coalesceKey: runName ? ({ selected }) => `${runName} ${selected}` : undefined,
  }
}

const clamp = (value: number, { min, max }: { min: number; max: number }) => Math.min(max, Math.max(min, value))

export const setAlign = changeSelected((_, align: Align) => ({ align }))

/** By the font's name as it is offered. */
export const setFontFamily = changeSelected((_, fontFamily: string) => ({ fontFamily }))

/** Six hex digits, with or without `#`; anything else changes nothing. A drag over a colour picker is one step. */
export const setFontColor = changeSelected((box, color: string) => {
  const digits = color.replace(/^#/, '').toLowerCase()
  return { fontColor: /^[0-9a-f]{6}$/.test(digits) ? digits : box.fontColor }
}, 'color')

/** In whole stage units; a text that fitted its box does so no more. */
export const setFontSize = changeSelected(
  (_, size: number) => ({ fontSize: clamp(Math.round(size), FONT_SIZE), autoFit: false }),
  'size',
)

/** Space between lines beyond the font size, in whole stage units. */
export const setLineGap = changeSelected(
  (_, gap: number) => ({ lineGap: clamp(Math.round(gap), LINE_GAP) }),
  'line gap',
)

/** What a look brings of its own takes its place, and the other way round. */
const NO_EFFECTS = { outline: false, shadow: false, plate: false } as const

export const toggleStyle = changeSelected((box, style: ToggledStyle) => ({
  [style]: !box[style],
  ...(style !== 'bold' && { look: 'plain' as const }),
}))

/** A ready look, in the colour that it is at its best with, unless another was chosen by hand. */
export const setLook = changeSelected((box, look: TextLook) => {
  const isOwnColor = box.fontColor !== (LOOK_COLORS[box.look] ?? INITIAL_COLOR)
  const fontColor = isOwnColor ? box.fontColor : (LOOK_COLORS[look] ?? INITIAL_COLOR)
  return look === 'plain' ? { look, fontColor } : { look, fontColor, ...NO_EFFECTS }
})

/** Lets the letters of the selected text follow the size of its box from now on, or no more. */
export const toggleAutoFit: Command = {
  enabled: (workspace) => selectedText(workspace)?.locked === false,
  perform(workspace) {
    const box = selectedText(workspace)!
    const autoFit = !box.autoFit
    const height = autoFit ? (box.height ?? workspace.heightOf(box)) : box.height
    return { design: patchBox(workspace.design, box.id, { autoFit, height }) }
  },
}

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
