import { useCallback } from 'react'
import { useApi } from '@yawmi/remote-kit'
import { countView } from '../lib/view-counter'

/** `count(uuid)` records a view of an item; repeated calls for the same item have no effect. */
export function useViewCounter() {
  const api = useApi()
  return useCallback(
    (uuid: string, kind?: 'content' | 'daily', item?: string) => countView(api, uuid, kind, item),
    [api],
  )
}
