import { useEffect, useState } from 'react'
import { useAtLeast } from '@yawmi/ui'
import { preloadScreen } from '../../lib/preload-screen'
import { loadOpener } from '../../features/saved-items/load-opener'
import type * as aheadModule from './phone-editor-ahead'

/** Milliseconds for which a design is looked at before the studio is loaded: what is shown of it comes first. */
const LOOKED_AT_MS = 300

const savesData = () => (navigator as { connection?: { saveData?: boolean } }).connection?.saveData === true

/** Loads what a saved design opens in while the design is looked at, unless the person saves data. Renders nothing. */
export function StudioAhead() {
  const wide = useAtLeast('md')
  const [phone, setPhone] = useState<typeof aheadModule>()
  useEffect(() => {
    if (savesData()) return
    let isCurrent = true
    const load = async () => {
      await Promise.all([loadOpener(), preloadScreen(wide ? 'design-page' : 'phone-design-page')])
      const loaded = wide ? undefined : await import('./phone-editor-ahead')
      if (isCurrent) setPhone(loaded)
    }
    // Opening the design tries again, and says what is wrong.
    const timer = setTimeout(() => void load().catch(() => {}), LOOKED_AT_MS)
    return () => {
      isCurrent = false
      clearTimeout(timer)
    }
  }, [wide])
  return phone && <phone.PhoneEditorAhead />
}
