import { untouched } from './mount-point'
import { remotePlace } from './remote'

/** In a shadow root of this page: neither side's styles reach the other. */
export const shadowPlace = remotePlace((element) => {
  const host = untouched(document.createElement('div'))
  const domElement = untouched(document.createElement('div'))
  host.attachShadow({ mode: 'open' }).append(domElement)
  element.append(host)
  return { domElement, remove: () => host.remove() }
})
