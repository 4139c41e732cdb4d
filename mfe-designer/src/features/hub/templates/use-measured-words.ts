import { useEffect, useState } from 'react'
import { fontRequests } from '../../../canvas/drawing/font-requests'
import { registerFonts } from '../../../canvas/fonts'
import type { Box } from '../../../document/box'
import { forgetWidths } from './word-width'

/** Registers the studio's fonts. @returns a number that is another each time that one has come: words are measured anew then */
export function useMeasuredWords(): number {
  const [round, setRound] = useState(0)
  useEffect(() => {
    const arrived = () => {
      forgetWidths()
      setRound((before) => before + 1)
    }
    document.fonts?.addEventListener('loadingdone', arrived)
    registerFonts()
    return () => document.fonts?.removeEventListener('loadingdone', arrived)
  }, [])
  return round
}

/** Milliseconds that a design waits for its fonts before it begins with words as large as other letters allow. */
const FONTS_MS = 3_000

/** Waits until words are measured in the fonts that these boxes have, or until nobody should wait any longer. */
export async function measuredInOwnFonts(boxes: readonly Box[]): Promise<void> {
  await Promise.race([Promise.allSettled(fontRequests(boxes)), new Promise((resolve) => setTimeout(resolve, FONTS_MS))])
  forgetWidths()
}
