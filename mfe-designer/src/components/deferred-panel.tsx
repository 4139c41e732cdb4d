import { useEffect, useState, type ComponentType } from 'react'
import type { DesignType } from '@yawmi/contract'
import { LoadFailure } from '@yawmi/remote-kit'
import { SkeletonGroup, SkeletonText } from '@yawmi/ui'

/** What the panels of tools are given. */
export interface PanelProps {
  type: DesignType
  /** Makes a picture of the media host the background. */
  onBackground: (path: string) => void
}

type Panel = ComponentType<PanelProps>
type Load = () => Promise<Panel>

const loaded = new Map<Load, Panel>()

/** A panel whose code is loaded when it is first opened; should that fail, it can be tried again. */
export function DeferredPanel({ load, ...props }: PanelProps & { load: Load }) {
  const [Loaded, setLoaded] = useState(() => loaded.get(load))
  const [error, setError] = useState<Error>()
  const [attempt, setAttempt] = useState(0)
  useEffect(() => {
    if (Loaded) return
    let left = false
    const arrived = (panel: Panel) => {
      loaded.set(load, panel)
      if (!left) setLoaded(() => panel)
    }
    load().then(arrived, (cause: unknown) => !left && setError(new Error('the panel did not load', { cause })))
    return () => {
      left = true
      setError(undefined)
    }
  }, [load, Loaded, attempt])
  if (Loaded) return <Loaded {...props} />
  if (error) return <LoadFailure error={error} onRetry={() => setAttempt(attempt + 1)} />
  return (
    <SkeletonGroup>
      <SkeletonText lines={4} />
    </SkeletonGroup>
  )
}
