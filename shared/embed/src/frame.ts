import type { FrameMessage } from './frame-messages'
import { loadRemote } from './releases'

/**
 * The page inside the frame of the iframe mode: one remote with the whole page to itself. It speaks to the origin that
 * the server found among those of the brand, and to no other.
 */
async function show({ name, brand, path, locale, host, media }: DOMStringMap): Promise<void> {
  const domElement = document.getElementById('place')!
  const tell = (message: FrameMessage) => {
    if (host && parent !== window) parent.postMessage(message, host)
  }
  new ResizeObserver(([entry]) => {
    if (entry) tell({ type: 'yawmi:height', height: entry.contentRect.height })
  }).observe(domElement)
  const props = {
    domElement,
    brand,
    locale,
    apiBase: location.origin,
    mediaBase: media,
    initialPath: path,
    onEvent: (event: Yawmi.Events[keyof Yawmi.Events]) => tell({ type: 'yawmi:event', event }),
  }
  try {
    const lifecycles = await loadRemote('', name ?? '')
    await lifecycles.bootstrap(props)
    await lifecycles.mount(props)
  } catch (error) {
    tell({ type: 'yawmi:event', event: { type: 'error', message: String(error) } })
  }
}

void show(document.body.dataset)
