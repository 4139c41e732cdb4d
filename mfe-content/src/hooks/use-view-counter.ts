import { useCallback } from 'react'
import { useApi } from '@yawmi/remote-kit'
import { countView } from '../lib/view-counter'

/** `count(uuid)` where somebody looks at an item; calling it again is free. */
export function useViewCounter() {
  const api = useApi()
  return useCallback((uuid: string, kind?: 'content' | 'daily') => countView(api, uuid, kind), [api])
}
