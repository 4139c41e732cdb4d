import { EVENT_TYPES } from '@yawmi/embed/event-types'
import type { FrameMessage } from './mount-points/frame-messages'
import { mountIn } from './mounting'
import { remoteMountPoint } from './mount-points/remote'
import { choosesAsFrame } from './releases/canaries'
import { takeCarried } from './releases/carried'

/** In the page itself, where an app's web view finds the fields of the callback. */
const pageMountPoint = remoteMountPoint((element) => {
  const domElement = document.createElement('div')
  element.append(domElement)
  return { domElement, remove: () => domElement.remove() }
})

/**
 * The page inside the frame of the iframe mode: one remote that fills it. It posts to the one origin that the server found
 * among those of the brand.
 */
function show({ name, brand, path, locale, host, media }: DOMStringMap): void {
  const element = document.getElementById('place')!
  const post = (message: FrameMessage) => {
    if (host && parent !== window) parent.postMessage(message, host)
  }
  post({ type: 'yawmi:loaded' })
  new ResizeObserver(([entry]) => {
    if (entry) post({ type: 'yawmi:height', height: entry.contentRect.height })
  }).observe(element)
  const options = { name: name ?? '', brand, path, locale, media }
  const handle = mountIn({ api: location.origin }, () => pageMountPoint)(element, options)
  for (const type of EVENT_TYPES) handle.on(type, (event) => post({ type: 'yawmi:event', event }))
}

choosesAsFrame()
takeCarried(location.origin)
show(document.body.dataset)
