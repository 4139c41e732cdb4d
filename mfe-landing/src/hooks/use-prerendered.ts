import { useSyncExternalStore } from 'react'

const never = () => () => {}

/** Whether this is still the prerendered page, which is the same for everybody, or its hydration. */
export const usePrerendered = (): boolean =>
  useSyncExternalStore(
    never,
    () => false,
    () => true,
  )
