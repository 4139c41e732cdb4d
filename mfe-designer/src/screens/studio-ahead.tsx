import { useEffect, useState, type ComponentType } from 'react'
import { useAtLeast } from '@yawmi/ui'
import { preloadScreen } from '../lib/preload-screen'
import { loadOpener } from '../features/saved-items/load-opener'

/** Milliseconds for which a design is looked at before the studio is loaded: what is shown of it comes first. */
const LOOKED_AT_MS = 300

const savesData = () => (navigator as { connection?: { saveData?: boolean } }).connection?.saveData === true

/** Loads what a saved design opens in while the design is looked at, unless the person saves data. Renders nothing. */
export function StudioAhead() {
  const wide = useAtLeast('md')
  const [Ahead, setAhead] = useState<ComponentType>()
  useEffect(() => {
    if (savesData()) return
    let isCurrent = true
    const load = async () => {
      const [screenAhead] = await Promise.all([preloadScreen(wide ? 'design-page' : 'phone-design-page'), loadOpener()])
      if (isCurrent) setAhead(() => screenAhead)
    }
    // Opening the design tries again, and says what is wrong.
    const timer = setTimeout(() => void load().catch(() => {}), LOOKED_AT_MS)
    return () => {
      isCurrent = false
      clearTimeout(timer)
    }
  }, [wide])
  return Ahead && <Ahead />
}
