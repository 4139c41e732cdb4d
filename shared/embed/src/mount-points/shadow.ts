import { isolated } from '@yawmi/embed/isolated'
import { remoteMountPoint } from './remote'

/** In a shadow root of this page: neither side's styles reach the other. */
export const shadowMountPoint = remoteMountPoint((element) => {
  const host = isolated(document.createElement('div'))
  const domElement = isolated(document.createElement('div'))
  host.attachShadow({ mode: 'open' }).append(domElement)
  element.append(host)
  return { domElement, remove: () => host.remove() }
})
