import type { HostEvent } from '@yawmi/host'
import type { LifecycleProps } from './lifecycles'

type Listener = NonNullable<LifecycleProps['onEvent']>

/** The current listener of each mounting, by its element. */
const listeners = new WeakMap<HTMLElement, { current?: Listener; notify: (event: HostEvent) => void }>()

/**
 * How a mounting notifies its page: one function for its lifetime, whichever listener `update` brings, so that another
 * listener runs no effect again. What the listener returns is ignored, what it throws is reported as with any event
 * listener, and `ready` is emitted once.
 */
export function notifierOf(domElement: HTMLElement, listener: Listener | undefined): (event: HostEvent) => void {
  const existing = listeners.get(domElement)
  if (existing) {
    existing.current = listener
    return existing.notify
  }
  let ready = false
  const entry = {
    current: listener,
    notify: (event: HostEvent) => {
      if (ready && event.type === 'ready') return
      ready ||= event.type === 'ready'
      try {
        entry.current?.(event)
      } catch (error) {
        reportError(error)
      }
    },
  }
  listeners.set(domElement, entry)
  return entry.notify
}

/** Call after an unmount: the next remote in the element is another mounting. */
export const forgetListener = (domElement: HTMLElement): void => void listeners.delete(domElement)
