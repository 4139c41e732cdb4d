import { useEffect } from 'react'
import { useAtLeast } from '@yawmi/ui'
import { preloadScreen } from '../../lib/preload-screen'
import { loadOpener } from './load-opener'

/** Milliseconds for which a design is looked at before the studio is loaded: what is shown of it comes first. */
const LOOKED_AT_MS = 300

const savesData = () => (navigator as { connection?: { saveData?: boolean } }).connection?.saveData === true

/** Loads the code that a saved design opens in while the design is looked at, unless the person saves data. */
export function useStudioAhead(canOpen: boolean): void {
  const wide = useAtLeast('md')
  useEffect(() => {
    if (!canOpen || savesData()) return
    const timer = setTimeout(() => {
      // Opening the design tries again, and says what is wrong.
      loadOpener().catch(() => {})
      void preloadScreen(wide ? 'design-page' : 'phone-design-page')
    }, LOOKED_AT_MS)
    return () => clearTimeout(timer)
  }, [canOpen, wide])
}
