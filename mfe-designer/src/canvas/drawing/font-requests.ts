import { isText, type Box } from '../../document/box'
import { fontByName } from '../fonts'

/** Asks for the fonts of these texts; one for each text, rejected where a file cannot be had. Their files must have been registered. */
export const fontRequests = (boxes: readonly Box[]): Promise<unknown>[] =>
  boxes
    .filter(isText)
    .map(async ({ bold, fontSize, fontFamily, text }) =>
      document.fonts?.load(`${bold ? 700 : 400} ${fontSize}px ${fontByName(fontFamily).css}`, text),
    )
