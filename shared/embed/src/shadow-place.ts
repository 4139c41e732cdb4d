import type { Lifecycles, LifecycleProps } from '@yawmi/remote-kit'
import { loadRemote } from './releases'
import { untouched, type Place, type Tell } from './place'

/** In a shadow root of this page: neither side's styles reach the other. */
export function shadowPlace(element: HTMLElement, tell: Tell): Place {
  const host = untouched(document.createElement('div'))
  const domElement = untouched(document.createElement('div'))
  host.attachShadow({ mode: 'open' }).append(domElement)
  element.append(host)
  let mounted: Lifecycles | undefined

  return {
    async show({ name, api = '', media, brand, path, locale, nonce }) {
      const props: LifecycleProps = {
        domElement,
        apiBase: api,
        mediaBase: media,
        brand,
        locale,
        nonce,
        initialPath: path,
        onEvent: tell,
      }
      if (mounted) return void (await mounted.update(props))
      const lifecycles = await loadRemote(api, name)
      await lifecycles.bootstrap(props)
      await lifecycles.mount(props)
      mounted = lifecycles
    },
    async remove() {
      await mounted?.unmount({ domElement })
      host.remove()
    },
  }
}
