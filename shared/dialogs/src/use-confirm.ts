import { useCallback, useEffect, useRef } from 'react'
import type { Confirmation } from '@yawmi/events'
import { preloadDialog } from '@yawmi/ui'
import { useBus } from '@yawmi/host'

/**
 * Asks before something is done, by the page's one dialog host. Resolves to true once «نعم» was answered and the
 * question's `work`, if it has any, is done; to false otherwise, also when the asking screen is left.
 */
export function useConfirm(): (asked: Confirmation) => Promise<boolean> {
  const bus = useBus()
  const here = useRef<AbortController>(undefined)
  useEffect(() => {
    const controller = new AbortController()
    here.current = controller
    return () => controller.abort()
  }, [])
  return useCallback(
    async (asked) => {
      void preloadDialog()
      return (await bus.ask('dialog/confirm', asked, here.current?.signal)) === true
    },
    [bus],
  )
}
