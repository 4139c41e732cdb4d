import type { FrameMessage } from './mount-points/frame-messages'
import { mountIn } from './mounting'
import { remotePlace } from './mount-points/remote'

/** Every event, by name: a new one that is not listed here does not compile. */
const EVENTS: Record<keyof Yawmi.Events, true> = {
  ready: true,
  'signed-in': true,
  'signed-out': true,
  refused: true,
  callback: true,
  navigate: true,
  error: true,
}

/** In the page itself, where an app around it finds the fields of the callback. */
const pagePlace = remotePlace((element) => {
  const domElement = document.createElement('div')
  element.append(domElement)
  return { domElement, remove: () => domElement.remove() }
})

/**
 * The page inside the frame of the iframe mode: one remote with the whole page to itself. It speaks to the origin that
 * the server found among those of the brand, and to no other.
 */
function show({ name, brand, path, locale, host, media }: DOMStringMap): void {
  const element = document.getElementById('place')!
  const tell = (message: FrameMessage) => {
    if (host && parent !== window) parent.postMessage(message, host)
  }
  new ResizeObserver(([entry]) => {
    if (entry) tell({ type: 'yawmi:height', height: entry.contentRect.height })
  }).observe(element)
  const options = { name: name as Yawmi.RemoteName, brand, path, locale, media }
  const handle = mountIn({ api: location.origin }, () => pagePlace)(element, options)
  for (const type of Object.keys(EVENTS) as (keyof Yawmi.Events)[])
    handle.on(type, (event) => tell({ type: 'yawmi:event', event }))
}

show(document.body.dataset)
