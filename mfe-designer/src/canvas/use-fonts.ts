import { useEffect } from 'react'
import { isText } from '../document/box'
import type { Design } from '../document/design'
import { DISPLAY_NAMES, registerDisplayFonts, registerFonts } from './fonts'

/** Tells the document about the fonts in which a design is shown, here or elsewhere than on the stage; again when the browser is online once more. */
export function useFonts({ boxes }: Design): void {
  useEffect(() => {
    registerFonts()
    addEventListener('online', registerFonts)
    return () => removeEventListener('online', registerFonts)
  }, [])
  const needsDisplayFonts = boxes.some((each) => isText(each) && DISPLAY_NAMES.includes(each.fontFamily))
  useEffect(() => {
    if (needsDisplayFonts) registerDisplayFonts().catch(() => {})
  }, [needsDisplayFonts])
}
