import type { Lifecycles, LifecycleProps } from '@yawmi/remote-kit'
import { errorEvent, Fault } from '../lib/fault'
import { unlessHung, within } from '../releases/hang'
import { pause } from '../releases/once'
import type { MakePlace } from './mount-point'
import { isBroken, loadRelease, markBroken, releasesOf, tryAgain } from '../releases/releases'

/** Milliseconds that a release may take before it is mounted; what it asks of the service ends by itself after 5 s. */
const BOOTSTRAP_TIMEOUT = 8_000
/** Milliseconds that a broken release may take to leave. */
const LEAVE_TIMEOUT = 500

/** What one release is mounted in, and gone with. */
export interface Room {
  domElement: HTMLElement
  remove(): void
}

interface Shown {
  address: string
  room: Room
  lifecycles: Lifecycles
  /** Props of its mounting that no option changes. */
  fixed: LifecycleProps
}

/**
 * A place in this document that shows a remote's current release, and where that fails the one before: while loading each
 * of the list in turn; after it was mounted once, for what fails in the second as well is not the release's fault.
 * @param openRoom a place for one release inside the page's element.
 */
export const remotePlace =
  (openRoom: (element: HTMLElement) => Room): MakePlace =>
  (element, tell, later) => {
    let shown: Shown | undefined
    let hasFallenBack = false
    let options: Yawmi.Options

    const close = async () => {
      const leaving = shown
      shown = undefined
      if (!leaving) return
      const { lifecycles, room } = leaving
      // What is broken may throw as it leaves, or never be gone.
      await Promise.race([lifecycles.unmount({ domElement: room.domElement }), pause(LEAVE_TIMEOUT)]).catch(() => {})
      room.remove()
    }

    const mount = async (address: string, retry: boolean) => {
      const lifecycles = await loadRelease(address, options.nonce)
      const room = openRoom(element)
      const onFailure: LifecycleProps['onFailure'] = ({ code, message }) =>
        later(async () => {
          if (shown === mounting) await fallBack(new Fault(code, named(address, message)))
        })
      const fixed = { domElement: room.domElement, onEvent: tell, onFailure, retry }
      const mounting: Shown = { address, room, lifecycles, fixed }
      shown = mounting
      const props = { ...propsOf(options), ...fixed }
      await within(BOOTSTRAP_TIMEOUT, lifecycles.bootstrap(props))
      await unlessHung(options.api ?? '', lifecycles.mount(props))
    }

    const mountFirst = async (addresses: string[], retry: boolean) => {
      for (const [index, address] of addresses.entries()) {
        try {
          return await mount(address, retry)
        } catch (error) {
          if (shown) markBroken(address)
          await close()
          const { code, message } = errorEvent(error)
          const fault = new Fault(code, named(address, message))
          if (index === addresses.length - 1) throw fault
          tell(errorEvent(fault))
        }
      }
    }

    const fallBack = async (fault: Fault) => {
      if (shown) markBroken(shown.address)
      await close()
      const others = hasFallenBack
        ? []
        : (await releasesOf(options.api ?? '', options.name)).filter((one) => !isBroken(one))
      hasFallenBack = true
      if (others.length === 0) throw fault
      tell(errorEvent(fault))
      await mountFirst(others, false)
    }

    return {
      async show(asked, retry = false) {
        options = asked
        if (shown) return void (await shown.lifecycles.update({ ...propsOf(options), ...shown.fixed }))
        hasFallenBack = false
        const api = options.api ?? ''
        if (retry) tryAgain(api, options.name)
        await mountFirst(await releasesOf(api, options.name), retry)
      },
      remove: close,
    }
  }

const named = (address: string, message: string) => `${address.split('/').at(-2)}: ${message}`

const propsOf = ({ api = '', media, brand, path, locale, nonce }: Yawmi.Options): LifecycleProps => ({
  apiBase: api,
  mediaBase: media,
  brand,
  locale,
  nonce,
  initialPath: path,
})
