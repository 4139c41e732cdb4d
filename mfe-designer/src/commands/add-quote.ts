import { textBox } from '../document/design'
import { drawable } from '../document/drawable'
import { addBox, removeBlankQuotes } from '../document/edit'
import { newId, type Command } from './command'
import { freshPlace } from './fresh-place'

const WIDTH = 420
/** A quote is read before anything else on the picture. */
const FONT_SIZE = 24

/** Adds a quote in a free place, unless its text is blank; blank quotes make way first (specification, sections 4 and 5). */
export const addQuote: Command<string> = {
  enabled: (_, text) => drawable(text).trim() !== '',
  perform(workspace, text) {
    const design = removeBlankQuotes(workspace.design)
    const quote = textBox(newId(design), {
      type: 'quote',
      text: drawable(text).trim(),
      fontSize: FONT_SIZE,
      width: WIDTH,
    })
    const placed = { ...quote, ...freshPlace({ ...workspace, design }, quote) }
    return { design: addBox(design, placed), selected: placed.id }
  },
  says: () => 'saidAdded',
}
