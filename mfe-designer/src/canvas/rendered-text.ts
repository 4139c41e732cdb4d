import type { TextBox } from '../document/box'
import { stretched } from '../document/texts/kashida'

/** The text as it is drawn, with its joins stretched: a line break at the end has no height of its own. */
export const renderedText = ({ text, kashida }: Pick<TextBox, 'text' | 'kashida'>): string =>
  stretched(text.endsWith('\n') ? `${text}\u200b` : text, kashida)
