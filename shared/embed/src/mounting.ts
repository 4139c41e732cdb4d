import { errorEvent } from './lib/fault'
import { failureNotice } from './failure-notice'
import type { MakePlace, Place, Tell } from './mount-points/mount-point'

/** What is known of the service before anybody mounts anything: in `embed.js`, from its own script element. */
export interface Defaults {
  api: string
  nonce?: string
}

type Listener = (event: never) => void

/**
 * A `Yawmi.mount` that shows remotes in places of a kind. What is asked happens one after the other, in the order in
 * which it was asked.
 */
export const mountIn =
  (defaults: Defaults, placeFor: (options: Yawmi.Options) => MakePlace): Yawmi.Mount =>
  (element, first) => {
    const listeners = new Map<string, Set<Listener>>()
    let isReady = false
    const tell: Tell = (event) => {
      // Whoever puts this into a page sees why, without having listened.
      if (event.type === 'error') console.warn(`yawmi-remote ${options.name}: ${event.code}: ${event.message}`)
      // A release that takes another's place is no second mounting.
      if (isReady && event.type === 'ready') return
      isReady ||= event.type === 'ready'
      listeners.get(event.type)?.forEach((listener) => callSafely(listener, event))
    }
    let options = complete(first, defaults)
    let place: Place | undefined
    let takeNotice = () => {}
    let gone = false
    let work = Promise.resolve()
    const next = (step: () => Promise<void>) => (work = work.then(step))

    const clear = async () => {
      takeNotice()
      await place?.remove()
      place = undefined
    }
    const orNotice = async (step: () => Promise<void>) => {
      try {
        await step()
      } catch (error) {
        await clear()
        takeNotice = failureNotice(element, () => void next(() => show(true)))
        tell(errorEvent(error))
      }
    }
    const show = async (retry = false) => {
      if (gone) return
      takeNotice()
      place ??= placeFor(options)(element, tell, (step) => void next(() => (gone ? Promise.resolve() : orNotice(step))))
      const here = place
      await orNotice(() => here.show(options, retry))
    }
    void next(show)

    return {
      update: (changes) =>
        next(async () => {
          const before = options
          options = complete({ ...options, ...changes }, defaults)
          if (isAnother(before, options)) {
            await clear()
            isReady = false
          }
          await show()
        }),
      unmount: () =>
        next(async () => {
          gone = true
          await clear()
          listeners.clear()
        }),
      on(type, listener) {
        const known = listeners.get(type) ?? new Set()
        listeners.set(type, known.add(listener))
        return () => void known.delete(listener)
      },
    }
  }

/** A listener of the page's that throws is reported as any event listener is, and keeps nobody else from hearing. */
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
