import { useEffect, useRef } from 'react'
import type { ReleaseList } from '@yawmi/contract'
import { bus, type BusEvents } from '@yawmi/events'
import type { HostEvent } from '../host/remote-host'
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
      filled = fill(place.current, latest.current, wish)
      filled.catch((error: unknown) => {
        filled = undefined
        latest.current.onEvent({ type: 'error', message: `${OTP_SLOT}: ${String(error)}` })
      })
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

/** @returns takes it out again. Throws when no release fills the slot or its code cannot be had. */
async function fill(domElement: HTMLElement, settings: AloneSettings, wish: BusEvents['auth/otp-wanted']) {
  const { apiBase, mediaBase, brand, locale, nonce } = settings
  const lifecycles = await lifecyclesOf(apiBase)
  await new Promise<void>((resolve, reject) => {
    const onEvent = (event: HostEvent) => {
      if (event.type === 'ready') resolve()
      if (event.type === 'error') reject(new Error(event.message))
    }
    const props = { domElement, apiBase, mediaBase, brand, locale, nonce, slot: OTP_SLOT, onEvent }
    lifecycles
      .bootstrap(props)
      .then(() => lifecycles.mount(props))
      .catch(reject)
  })
  bus.emit('auth/otp-wanted', wish)
  return () => void lifecycles.unmount({ domElement })
}

async function lifecyclesOf(apiBase: string): Promise<Lifecycles> {
  const reply = await fetch(`${apiBase}/releases.json`)
  const { remotes } = (await reply.json()) as ReleaseList
  const release = Object.values(remotes)
    .map(([current]) => current)
    .find((current) => current?.declaration.slots.includes(OTP_SLOT))
  if (!release) throw new Error('no release fills it')
  const address = apiBase + release.manifest.replace(/[^/]+$/, 'alone.mjs')
  return (await import(/* webpackIgnore: true */ address)) as Lifecycles
}
