import { isText, type Box } from '../../document/box'
import { DISPLAY_NAMES, fontByName, registerDisplayFonts } from '../fonts'

/**
 * Waits for the fonts of these texts. What is drawn before them has other letters: a design that was only just opened, or that
 * nothing has shown on this page yet. A file that cannot be had is waited for by nobody: the screen has other letters then, too.
 * @returns whether all of them are there
 */
export async function loadFonts(boxes: readonly Box[]): Promise<boolean> {
  const texts = boxes.filter(isText)
  let areThere = true
  try {
    if (texts.some(({ fontFamily }) => DISPLAY_NAMES.includes(fontFamily))) await registerDisplayFonts()
    await Promise.all(
      texts.map(({ bold, fontSize, fontFamily, text }) =>
        document.fonts.load(`${bold ? 700 : 400} ${fontSize}px ${fontByName(fontFamily).css}`, text),
      ),
    )
  } catch (error) {
    console.warn('[studio] a font could not be loaded', error)
    areThere = false
  }
  await document.fonts.ready
  return areThere
}
