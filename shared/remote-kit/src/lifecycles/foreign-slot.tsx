import { useEffect, useRef } from 'react'
import type { ReleaseList } from '@yawmi/contract'
import { bus, type BusEvents } from '@yawmi/events'
import type { HostEvent } from '@yawmi/host'
import type { Lifecycles } from './lifecycles'
import type { AloneSettings } from './settings'

/** The slot that a remote alone in a page may need and not fill itself. */
export const OTP_SLOT = 'otp-dialog'

/**
 * The code dialog for a remote that asks for codes and has none: with the first wish the remote that fills the slot is
 * found in the release list and mounted here, and told the wish once it listens. Later wishes it hears itself.
 */
export function ForeignSlot({ settings }: { settings: AloneSettings }) {
  const place = useRef<HTMLDivElement>(null)
  const latest = useRef(settings)
  latest.current = settings
  useEffect(() => {
    let filled: Promise<() => void> | undefined
    const leave = bus.on('auth/otp-wanted', (wish) => {
      if (!place.current || filled) return
      // The next wish has it filled anew.
      const onLost = (error: unknown) => {
        filled = undefined
        latest.current.onEvent({ type: 'error', code: 'slot', message: `${OTP_SLOT}: ${String(error)}` })
      }
      filled = fill(place.current, latest.current, wish, onLost)
      filled.catch(onLost)
    })
    return () => {
      leave()
      void filled?.then(
        (unmount) => unmount(),
        () => undefined,
      )
    }
  }, [])
  return <div ref={place} />
}

/**
 * @returns takes it out again.
 * @throws when no release fills the slot, or neither its code nor that of the releases before can be had.
 */
async function fill(
  domElement: HTMLElement,
  settings: AloneSettings,
  wish: BusEvents['auth/otp-wanted'],
  onLost: (error: unknown) => void,
) {
  const { apiBase, mediaBase, brand, locale, nonce } = settings
  let last: unknown = new Error('no release fills it')
  for (const { address, digest } of await entries(apiBase)) {
    try {
      if (digest) fetchByDigest(address, digest, nonce)
      const lifecycles = (await import(/* webpackIgnore: true */ address)) as Lifecycles
      await new Promise<void>((resolve, reject) => {
        let isReady = false
        const onEvent = ({ type }: HostEvent) => {
          if (type !== 'ready') return
          isReady = true
          resolve()
        }
        const onFailure = ({ message }: { message: string }) => {
          const error = new Error(message)
          if (!isReady) return reject(error)
          void lifecycles.unmount({ domElement })
          onLost(error)
        }
        // The person asked for it by what raised the wish.
        const asked = { slot: OTP_SLOT, onEvent, onFailure, retry: true }
        const props = { domElement, apiBase, mediaBase, brand, locale, nonce, ...asked }
        lifecycles
          .bootstrap(props)
          .then(() => lifecycles.mount(props))
          .catch(reject)
      }).catch(async (error: unknown) => {
        await lifecycles.unmount({ domElement })
        throw error
      })
      bus.emit('auth/otp-wanted', wish)
      return () => void lifecycles.unmount({ domElement })
    } catch (error) {
      last = error
    }
  }
  throw last
}

/** Of the remote that fills the slot: the current release first, then those before it. */
async function entries(apiBase: string): Promise<{ address: string; digest?: string }[]> {
  const reply = await fetch(`${apiBase}/releases.json`)
  const { remotes } = (await reply.json()) as ReleaseList
  const releases = Object.values(remotes).find(([current]) => current?.declaration.slots.includes(OTP_SLOT)) ?? []
  return releases.map(({ manifest, sri }) => ({
    address: apiBase + manifest.replace(/[^/]+$/, 'alone.mjs'),
    digest: sri?.alone,
  }))
}

/** The import that follows takes what came, and fails where that was another file (docs/adr/0034). */
function fetchByDigest(href: string, integrity: string, nonce = ''): void {
  const link = Object.assign(document.createElement('link'), { rel: 'modulepreload', integrity, nonce, href })
  link.onload = link.onerror = () => link.remove()
  document.head.append(link)
}
