import { useEffect, useEffectEvent, useRef, useState } from 'react'
import { OTP_SLOT, type ReleaseList } from '@yawmi/contract'
import { useOtpRequest, type HostEvent } from '@yawmi/host'
import { escapeFolder } from '@yawmi/lib'
import type { Lifecycles } from './lifecycles'
import type { SlotNotice } from '../alerts/slot-notice/slot-notice'
import { cached, within } from '../remote/module-cache'
import type { StandaloneSettings } from './settings'

/** Milliseconds that the list, or the code of a release, may take. */
const TIMEOUT_MS = 12_000

/** What stands in its place until it is mounted; loaded with the first request. */
const notice = cached(() => import('../alerts/slot-notice/slot-notice'))

/**
 * The code dialog for a standalone remote that requests codes and has no such dialog: the remote that fills the slot is
 * found in the release list and mounted here with the first request. Until then, and where it cannot be had, a dialog says so.
 */
export function ForeignSlot({ settings }: { settings: StandaloneSettings }) {
  const outlet = useRef<HTMLDivElement>(null)
  const { isOpen, replay, cancel } = useOtpRequest()
  const [phase, setPhase] = useState<'loading' | 'mounted' | 'failed'>('loading')
  const report = useEffectEvent((error: unknown) => {
    settings.onEvent({ type: 'error', code: 'slot', message: `${OTP_SLOT}: ${String(error)}` })
  })
  const mount = useEffectEvent((element: HTMLElement, onLost: (error: unknown) => void) =>
    mountSlot(element, settings, onLost),
  )
  const [Notice, setNotice] = useState<typeof SlotNotice>()
  useEffect(() => {
    if (!isOpen) return
    notice.forgetFailure()
    // Without it the page is as it was.
    notice.load().then(
      (module) => setNotice(() => module.SlotNotice),
      () => {},
    )
  }, [isOpen])
  /** The end of the mounting before: two at once in one element would take each other away. */
  const ended = useRef<Promise<unknown>>(Promise.resolve())
  const isRequested = isOpen && phase !== 'failed'
  useEffect(() => {
    const element = outlet.current
    if (!isRequested || !element) return
    let isLeft = false
    const enter = (next: 'mounted' | 'failed') => {
      if (!isLeft) setPhase(next)
    }
    const fail = (error: unknown) => {
      if (!isLeft) report(error)
      enter('failed')
    }
    const mounting = ended.current.then(() => (isLeft ? undefined : mount(element, fail)))
    mounting.then(() => enter('mounted'), fail)
    return () => {
      isLeft = true
      ended.current = mounting.then((unmount) => unmount?.()).catch(() => undefined)
    }
  }, [isRequested])
  // Once the notice has gone: the dialog takes the focus, which the notice gives back.
  useEffect(() => (phase === 'mounted' ? replay() : undefined), [phase, replay])
  const retry = () => setPhase('loading')
  const close = () => {
    retry()
    cancel()
  }
  return (
    <>
      <div ref={outlet} />
      {Notice && isOpen && phase !== 'mounted' && (
        <Notice failed={phase === 'failed'} onRetry={retry} onClose={close} />
      )}
    </>
  )
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
      const lifecycles = await load(address, digest, nonce)
      const unmount = () => lifecycles.unmount({ domElement })
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

/** How often each release could not be loaded. */
const failures = new Map<string, number>()

/** Loads a release's code, again where it could not be loaded before. */
async function load(address: string, digest: string | undefined, nonce: string | undefined): Promise<Lifecycles> {
  const count = failures.get(address) ?? 0
  const at = escapeFolder(address, count)
  try {
    if (digest) fetchByDigest(at, digest, nonce)
    return await within(TIMEOUT_MS, import(/* webpackIgnore: true */ at) as Promise<Lifecycles>)
  } catch (error) {
    failures.set(address, count + 1)
    throw error
  }
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
