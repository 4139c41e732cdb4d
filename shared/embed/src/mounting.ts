import { errorEvent } from './lib/fault'
import { failureNotice } from '@yawmi/embed/failure-notice'
import type { CreateMountPoint, MountPoint, Emit } from './mount-points/mount-point'

/** Options of every mounting: in `embed.js`, from its own script element. */
export interface Defaults {
  api: string
  nonce?: string
}

type Listener = (event: never) => void

/**
 * Creates a `Yawmi.mount` that shows remotes in mount points of a kind. Calls are carried out one after the other, in
 * their order.
 */
export const mountIn =
  (defaults: Defaults, mountPointFor: (options: Yawmi.Options) => CreateMountPoint): Yawmi.Mount =>
  (element, first) => {
    const listeners = new Map<string, Set<Listener>>()
    let isReady = false
    const emit: Emit = (event) => {
      // Integrators see why, without a listener.
      if (event.type === 'error') console.warn(`yawmi-remote ${options.name}: ${event.code}: ${event.message}`)
      // A release that replaces another is no second mounting.
      if (isReady && event.type === 'ready') return
      isReady ||= event.type === 'ready'
      listeners.get(event.type)?.forEach((listener) => callSafely(listener, event))
    }
    let options = complete(first, defaults)
    let mountPoint: MountPoint | undefined
    let removeNotice = () => {}
    let isUnmounted = false
    let queue = Promise.resolve()
    const enqueue = (step: () => Promise<void>) => {
      const done = queue.then(step)
      // Whoever made a call that fails is given its error; those after it are carried out.
      queue = done.catch(() => {})
      return done
    }

    const clear = async () => {
      removeNotice()
      await mountPoint?.remove()
      mountPoint = undefined
    }
    const orNotice = async (step: () => Promise<void>) => {
      try {
        await step()
      } catch (error) {
        await clear()
        // Before the notice, which throws where the page has no such element.
        emit(errorEvent(error))
        removeNotice = failureNotice(element, () => void enqueue(() => show(true)))
      }
    }
    const show = async (retry = false) => {
      if (isUnmounted) return
      removeNotice()
      mountPoint ??= mountPointFor(options)(
        element,
        emit,
        (step) => void enqueue(() => (isUnmounted ? Promise.resolve() : orNotice(step))),
      )
      const current = mountPoint
      await orNotice(() => current.show(options, retry))
    }
    void enqueue(show)

    return {
      update: (changes) =>
        enqueue(async () => {
          const before = options
          options = complete({ ...options, ...changes }, defaults)
          if (isAnother(before, options)) {
            await clear()
            isReady = false
          }
          await show()
        }),
      unmount: () =>
        enqueue(async () => {
          isUnmounted = true
          await clear()
          listeners.clear()
        }),
      on(type, listener) {
        const existing = listeners.get(type) ?? new Set()
        listeners.set(type, existing.add(listener))
        return () => void existing.delete(listener)
      },
    }
  }

/** Reports what a listener throws as with any event listener; the other listeners still run. */
function callSafely(listener: Listener, event: Yawmi.Events[keyof Yawmi.Events]): void {
  try {
    listener(event as never)
  } catch (error) {
    reportError(error)
  }
}

const complete = (options: Yawmi.Options, { api, nonce }: Defaults): Yawmi.Options => ({
  ...options,
  api: (options.api ?? api).replace(/\/$/, ''),
  nonce: options.nonce ?? nonce,
})

const isAnother = (one: Yawmi.Options, other: Yawmi.Options) =>
  one.name !== other.name || one.api !== other.api || one.mode !== other.mode
