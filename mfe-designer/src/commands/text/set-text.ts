import { isText, MAX_TEXT_LENGTH } from '../../document/box'
import { boxOf } from '../../document/design'
import { sanitizeText } from '../../document/texts/sanitize-text'
import { patchBox } from '../../document/edit'
import type { Command } from '../command'

/** Writes into a box; a run of typing is one step. */
export const setText: Command<{ id: string; text: string }> = {
  enabled({ design }, { id }) {
    const box = boxOf(design, id)
    return box !== undefined && isText(box) && !box.locked
  },
  perform: ({ design }, { id, text }) => ({
    design: patchBox(design, id, { text: sanitizeText(text.slice(0, MAX_TEXT_LENGTH)) }),
  }),
  coalesceKey: (_, { id }) => `text ${id}`,
}
