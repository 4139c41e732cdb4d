import { FONT_SIZE, LINE_GAP, type Align, type TextBox } from '../../document/box'
import { patchBox } from '../../document/edit'
import { selectedText, type Command } from '../command'

/** Styles of the selected text that are either on or off. */
export type ToggledStyle = 'bold' | 'outline' | 'shadow' | 'plate'

/**
 * A command that changes fields of the selected text, unless it is locked.
 * @param patch answers the changed fields from the box and the argument.
 * @param runName names the changes that coalesce into one step, such as the drag of a slider.
 */
export function changeSelected<A>(
  patch: (box: TextBox, argument: A) => Partial<TextBox>,
  runName?: string,
): Command<A> {
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

export const toggleStyle = changeSelected((box, style: ToggledStyle) => ({
  [style]: !box[style],
  ...(style !== 'bold' && { look: 'plain' as const }),
}))
