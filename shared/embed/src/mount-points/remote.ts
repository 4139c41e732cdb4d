import type { Lifecycles, LifecycleProps } from '@yawmi/remote-kit'
import { errorEvent, Fault } from '../lib/fault'
import { brandIdOf, carriedMediaBase, preloadBrand } from '../releases/carried'
import { unlessHung, within } from '../releases/hang'
import { pause } from '../releases/once'
import type { CreateMountPoint } from './mount-point'
import {
  currentRelease,
  hasCanary,
  isBroken,
  loadRelease,
  markBroken,
  releasesOf,
  tryAgain,
} from '../releases/releases'

/** Milliseconds that a release may take before it is mounted; its requests time out after 5 s. */
const BOOTSTRAP_TIMEOUT_MS = 8_000
/** Milliseconds that the unmount of a broken release may take. */
const UNMOUNT_TIMEOUT_MS = 500

/** What one release is mounted in, removed with it. */
export interface Container {
  domElement: HTMLElement
  remove(): void
}

interface Mounted {
  address: string
  container: Container
  lifecycles: Lifecycles
  /** Props of its mounting that no option changes. */
  fixed: LifecycleProps
}

/**
 * A mount point in this document that shows a remote's current release and falls back to earlier ones: through the whole
 * list while loading; once after it was mounted, for what fails in a second release too is not the release's fault.
 * @param createContainer for one release, inside the page's element.
 */
export const remoteMountPoint =
  (createContainer: (element: HTMLElement) => Container): CreateMountPoint =>
  (element, emit, enqueue) => {
    let mounted: Mounted | undefined
    let hasFallenBack = false
    /** For the release that is shown after them, which reports it. */
    const failed: [version: string, code: string][] = []
    let options: Yawmi.Options
    const brandId = () => brandIdOf(options.api ?? '', options.brand)
    const list = () => releasesOf(options.api ?? '', options.name, brandId())

    const close = async () => {
      const leaving = mounted
      mounted = undefined
      if (!leaving) return
      const { lifecycles, container } = leaving
      // A broken release may throw at its unmount, or never settle.
      await Promise.race([lifecycles.unmount({ domElement: container.domElement }), pause(UNMOUNT_TIMEOUT_MS)]).catch(
        () => {},
      )
      container.remove()
    }

    const mount = async (address: string, retry: boolean) => {
      const lifecycles = await loadRelease(address, options.nonce)
      const container = createContainer(element)
      const onFailure: LifecycleProps['onFailure'] = ({ code, message }) =>
        enqueue(async () => {
          if (mounted !== mounting) return
          failed.push([versionOf(address), code])
          await fallBack(new Fault(code, named(address, message)))
        })
      const fixed = {
        domElement: container.domElement,
        onEvent: emit,
        onFailure,
        retry,
        failed,
        hasCanary: hasCanary(options.name),
      }
      const mounting: Mounted = { address, container, lifecycles, fixed }
      mounted = mounting
      const props = { ...propsOf(options), ...fixed }
      await within(BOOTSTRAP_TIMEOUT_MS, lifecycles.bootstrap(props))
      await unlessHung(options.api ?? '', lifecycles.mount(props))
    }

    /** @param more reads what else there is once the first ones failed; nothing where they are all */
    const mountFirst = async (first: string[], retry: boolean, more?: () => Promise<string[]>) => {
      const addresses = [...first]
      for (const [index, address] of addresses.entries()) {
        try {
          return await mount(address, retry)
        } catch (error) {
          if (mounted) markBroken(address)
          await close()
          const { code, message } = errorEvent(error)
          failed.push([versionOf(address), code])
          const fault = new Fault(code, named(address, message))
          // Grows under the loop, which goes on with what was added.
          if (more && index === first.length - 1)
            addresses.push(...(await more()).filter((one) => !addresses.includes(one)))
          if (index === addresses.length - 1) throw fault
          emit(errorEvent(fault))
        }
      }
    }

    const fallBack = async (fault: Fault) => {
      if (mounted) markBroken(mounted.address)
      await close()
      const others = hasFallenBack ? [] : (await list()).filter((one) => !isBroken(one))
      hasFallenBack = true
      if (others.length === 0) throw fault
      emit(errorEvent(fault))
      await mountFirst(others, false)
    }

    return {
      async show(requested, retry = false) {
        options = requested
        if (mounted) return void (await mounted.lifecycles.update({ ...propsOf(options), ...mounted.fixed }))
        hasFallenBack = false
        const api = options.api ?? ''
        if (retry) tryAgain(api, options.name)
        const current = retry ? undefined : await currentRelease(api, options.name, brandId())
        if (current) {
          preloadBrand(api, options.brand)
          await mountFirst([current], retry, list)
        } else await mountFirst(await list(), retry)
      },
      remove: close,
    }
  }

const versionOf = (address: string) => address.split('/').at(-2) ?? ''
const named = (address: string, message: string) => `${versionOf(address)}: ${message}`

const propsOf = ({ api = '', media, brand, path, locale, nonce }: Yawmi.Options): LifecycleProps => ({
  apiBase: api,
  mediaBase: media ?? carriedMediaBase(api),
  brand,
  locale,
  nonce,
  initialPath: path,
})
