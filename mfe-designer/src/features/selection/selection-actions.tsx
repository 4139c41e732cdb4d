import { useEffect, useState } from 'react'
import { afterPaint } from '../../lib/after-paint'
import { useStudioView } from '../../studio/use-studio'
import type { SelectionBar, SelectionBarProps } from './selection-bar'

let loaded: typeof SelectionBar | undefined

/** The actions on what is selected, whose code comes with the first selection; should it not come, the next one tries again. */
export function SelectionActions(props: SelectionBarProps) {
  const selected = useStudioView((view) => view.selected)
  const [Bar, setBar] = useState(() => loaded)
  useEffect(() => {
    if (selected === null || Bar) return
    const load = async () => {
      loaded = (await import('./selection-bar')).SelectionBar
      setBar(() => loaded)
    }
    return afterPaint(() => void load().catch(() => {}))
  }, [selected, Bar])
  return Bar && <Bar {...props} />
}
