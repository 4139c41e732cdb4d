import { isText, type Box } from '../../document/box'
import { DISPLAY_NAMES, registerDisplayFonts } from '../fonts'
import { fontRequests } from './font-requests'

/**
 * Waits for the fonts of these texts. What is drawn before them has other letters: a design that was only just opened, or that
 * nothing has shown on this page yet. A file that cannot be had is waited for by nobody: the screen has other letters then, too.
 * @returns whether all of them are there
 */
export async function loadFonts(boxes: readonly Box[]): Promise<boolean> {
  let areThere = true
  try {
    if (boxes.some((box) => isText(box) && DISPLAY_NAMES.includes(box.fontFamily))) await registerDisplayFonts()
    await Promise.all(fontRequests(boxes))
  } catch (error) {
    console.warn('[studio] a font could not be loaded', error)
    areThere = false
  }
  await document.fonts.ready
  return areThere
}
