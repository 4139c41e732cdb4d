import { failureNotice } from './failure'
import { framePlace } from './frame-place'
import type { Place, Tell } from './place'
import { shadowPlace } from './shadow-place'

/** What `embed.js` knows from its own script element. */
export interface Defaults {
  api: string
  nonce?: string
}

type Listener = (event: never) => void

/** `Yawmi.mount`: what is asked happens one after the other, in the order in which it was asked. */
export const createMount =
  (defaults: Defaults): Yawmi.Mount =>
  (element, first) => {
    const listeners = new Map<string, Set<Listener>>()
    const tell: Tell = (event) => {
      // Whoever puts this into a page sees why, without having listened.
      if (event.type === 'error') console.warn(`yawmi-remote ${options.name}: ${event.message}`)
      listeners.get(event.type)?.forEach((listener) => listener(event as never))
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
    const show = async () => {
      if (gone) return
      takeNotice()
      place ??= (options.mode === 'iframe' ? framePlace : shadowPlace)(element, tell)
      try {
        await place.show(options)
      } catch (error) {
        await clear()
        tell({ type: 'error', message: String(error) })
        takeNotice = failureNotice(element, () => void next(show))
      }
    }
    void next(show)

    return {
      update: (changes) =>
        next(async () => {
          const before = options
          options = complete({ ...options, ...changes }, defaults)
          if (isAnother(before, options)) await clear()
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

const complete = (options: Yawmi.Options, { api, nonce }: Defaults): Yawmi.Options => ({
  ...options,
  api: (options.api ?? api).replace(/\/$/, ''),
  nonce: options.nonce ?? nonce,
})

const isAnother = (one: Yawmi.Options, other: Yawmi.Options) =>
  one.name !== other.name || one.api !== other.api || one.mode !== other.mode
