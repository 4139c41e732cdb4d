import { useSyncExternalStore } from 'react'
import { renderedFor } from '@yawmi/lib'

const never = () => () => {}

/**
 * Whether this rendering is that of a first screen on the server, or the one that hydrates it. It is false in the next one, which
 * follows at once: what the server leaves out comes with it.
 */
export const useRendered = (): boolean =>
  useSyncExternalStore(
    never,
    () => false,
    () => renderedFor() !== undefined,
  )
