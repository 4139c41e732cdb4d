import { useCallback, useEffect, useRef } from 'react'
import type { Confirmation } from '@yawmi/events'
import { preloadDialog } from '@yawmi/ui'
import { useBus } from '@yawmi/host'

/**
 * Shows a confirmation. Resolves to true once «نعم» was pressed and the confirmation's `work`, if it has any, is done; to
 * false otherwise, also when the screen is left.
 */
export function useConfirm(): (confirmation: Confirmation) => Promise<boolean> {
  const bus = useBus()
  const lifetime = useRef<AbortController>(undefined)
  useEffect(() => {
    const controller = new AbortController()
    lifetime.current = controller
    return () => controller.abort()
  }, [])
  return useCallback(
    async (confirmation) => {
      void preloadDialog()
      return (await bus.ask('dialog/confirm', confirmation, lifetime.current?.signal)) === true
    },
    [bus],
  )
}
