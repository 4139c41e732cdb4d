import { useEffect, useEffectEvent, useRef } from 'react'
import { OTP_SLOT, type ReleaseList } from '@yawmi/contract'
import { useOtpRequest, type HostEvent } from '@yawmi/host'
import type { Lifecycles } from './lifecycles'
import { within } from '../remote/module-cache'
import type { StandaloneSettings } from './settings'

/** Milliseconds that the list, or the code of a release, may take. */
const TIMEOUT_MS = 12_000

/**
 * The code dialog for a standalone remote that requests codes and has no such dialog: the remote that fills the slot is
 * found in the release list and mounted here with the first request.
 */
export function ForeignSlot({ settings }: { settings: StandaloneSettings }) {
  const outlet = useRef<HTMLDivElement>(null)
  const { isOpen, replay, cancel } = useOtpRequest()
  const report = useEffectEvent((error: unknown) => {
    settings.onEvent({ type: 'error', code: 'slot', message: `${OTP_SLOT}: ${String(error)}` })
  })
  const mount = useEffectEvent((element: HTMLElement, onLost: (error: unknown) => void) =>
    mountSlot(element, settings, onLost),
  )
  useEffect(() => {
    if (!isOpen || !outlet.current) return
    // The next request mounts it anew.
    const fail = (error: unknown) => {
      report(error)
      cancel()
    }
    const mounting = mount(outlet.current, fail)
    mounting.then(replay, fail)
    return () =>
      void mounting.then(
        (unmount) => unmount(),
        () => undefined,
      )
  }, [isOpen, replay, cancel])
  return <div ref={outlet} />
}

/**
 * @param onLost called when the slot fails after it was mounted.
 * @returns unmounts it.
 * @throws when no release fills the slot, or neither its code nor that of the releases before can be loaded.
 */
async function mountSlot(domElement: HTMLElement, settings: StandaloneSettings, onLost: (error: unknown) => void) {
  const { apiBase, mediaBase, brand, locale, nonce } = settings
  let lastFailure: unknown = new Error('no release fills it')
  for (const { address, digest } of await within(TIMEOUT_MS, entries(apiBase))) {
    try {
      if (digest) fetchByDigest(address, digest, nonce)
      const lifecycles = await within(TIMEOUT_MS, import(/* webpackIgnore: true */ address) as Promise<Lifecycles>)
      const unmount = () => void lifecycles.unmount({ domElement })
      await new Promise<void>((resolve, reject) => {
        let isReady = false
        const onEvent = ({ type }: HostEvent) => {
          if (type !== 'ready') return
          isReady = true
          resolve()
        }
        const onFailure = ({ message }: { message: string }) => (isReady ? onLost : reject)(new Error(message))
        // A person requested it: code that could not be loaded before is loaded again.
        const slot = { slot: OTP_SLOT, onEvent, onFailure, retry: true }
        const props = { domElement, apiBase, mediaBase, brand, locale, nonce, ...slot }
        lifecycles
          .bootstrap(props)
          .then(() => lifecycles.mount(props))
          .catch(reject)
      }).catch(async (error: unknown) => {
        await lifecycles.unmount({ domElement })
        throw error
      })
      return unmount
    } catch (error) {
      lastFailure = error
    }
  }
  throw lastFailure
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

/** The import that follows takes what was fetched, and fails where that is another file (docs/adr/0034). */
function fetchByDigest(href: string, integrity: string, nonce = ''): void {
  const link = Object.assign(document.createElement('link'), { rel: 'modulepreload', integrity, nonce, href })
  link.onload = link.onerror = () => link.remove()
  document.head.append(link)
}
