import { useEffect, useState } from 'react'
import { registerFonts } from '../../../canvas/fonts'
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
