import { textBox } from '../document/design'
import { drawable } from '../document/drawable'
import { addBox, removeBlankQuotes } from '../document/edit'
import { freshPlace } from './add-text'
import { newId, type Command } from './command'

const WIDTH = 420
/** A quote is read before anything else on the picture. */
const FONT_SIZE = 24

/** Adds a quote, unless its text is blank; blank quotes make way first (specification, sections 4 and 5). */
export const addQuote: Command<string> = {
  enabled: (_, text) => drawable(text).trim() !== '',
  perform({ design }, text) {
    const cleared = removeBlankQuotes(design)
    const id = newId(cleared)
    const quote = textBox(id, {
      type: 'quote',
      text: drawable(text).trim(),
      fontSize: FONT_SIZE,
      ...freshPlace(cleared, WIDTH),
    })
    return { design: addBox(cleared, quote), selected: id }
  },
  says: () => 'saidAdded',
}
