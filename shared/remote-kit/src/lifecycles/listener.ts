import type { HostEvent } from '@yawmi/host'
import type { LifecycleProps } from './lifecycles'

type Listener = NonNullable<LifecycleProps['onEvent']>

/** What each page listens with now, by where the remote stands. */
const listeners = new WeakMap<HTMLElement, { current?: Listener; tell: (event: HostEvent) => void }>()

/**
 * How a mounting tells its page: one function for as long as it stands, whichever listener `update` brings, so that
 * another listener runs no effect anew. What the listener returns is nobody's here, what it throws is reported as that
 * of any event listener is, and `ready` is told once.
 */
export function tellOf(domElement: HTMLElement, listener: Listener | undefined): (event: HostEvent) => void {
  const known = listeners.get(domElement)
  if (known) {
    known.current = listener
    return known.tell
  }
  let ready = false
  const made = {
    current: listener,
    tell(event: HostEvent) {
      if (ready && event.type === 'ready') return
      ready ||= event.type === 'ready'
      try {
        made.current?.(event)
      } catch (error) {
        reportError(error)
      }
    },
  }
  listeners.set(domElement, made)
  return made.tell
}

/** For a place that a remote has left: the next one there is another mounting. */
export const forgetListener = (domElement: HTMLElement): void => void listeners.delete(domElement)
