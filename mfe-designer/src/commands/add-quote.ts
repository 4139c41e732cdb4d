import { textBox } from '../document/design'
import { sanitizeText } from '../document/sanitize-text'
import { addBox, removeBlankQuotes } from '../document/edit'
import { newId, type Command } from './command'
import { findFreePlace } from './placement/find-free-place'

const WIDTH = 420
/** A quote is read before anything else on the picture. */
const FONT_SIZE = 24

/** Adds a quote in a free place, unless its text is blank; blank quotes make way first (specification, sections 4 and 5). */
export const addQuote: Command<string> = {
  enabled: (_, text) => sanitizeText(text).trim() !== '',
  perform(workspace, text) {
    const design = removeBlankQuotes(workspace.design)
    const quote = textBox(newId(design), {
      type: 'quote',
      text: sanitizeText(text).trim(),
      fontSize: FONT_SIZE,
      width: WIDTH,
    })
    const placed = { ...quote, ...findFreePlace({ ...workspace, design }, quote) }
    return { design: addBox(design, placed), selected: placed.id }
  },
  announcement: () => 'saidAdded',
}
