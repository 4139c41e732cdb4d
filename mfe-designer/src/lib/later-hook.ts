import { useEffect, useState } from 'react'
import { afterPaint } from '@yawmi/lib'

/**
 * A hook for what comes with its first target, after the frame that shows the target has been painted. Where it cannot be loaded, it is
 * tried again for the next target.
 * @returns a hook that takes its target, falsy while there is none, and answers undefined until it is there
 */
export function laterHook<T>(load: () => Promise<T>) {
  let loaded: T | undefined
  return function useLater(target: unknown): T | undefined {
    const [there, setThere] = useState(() => loaded)
    useEffect(() => {
      if (!target || there !== undefined) return
      const begin = async () => {
        loaded = await load()
        setThere(() => loaded)
      }
      return afterPaint(() => void begin().catch(() => {}))
    }, [target, there])
    return there
  }
}
