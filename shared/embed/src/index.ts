import { createMount } from './mount'
import { takeCarried } from './releases/carried'
import { remoteElement } from './remote-element'

/** A module script is nobody's current one. */
const script =
  (document.currentScript as HTMLScriptElement | null) ??
  document.querySelector<HTMLScriptElement>('script[src*="/embed.js"], script[src*="/embed/"]')

const api = script ? new URL(script.src).origin : ''
takeCarried(api, script?.dataset.keys?.split(/\s+/).filter(Boolean))
const mount = createMount({ api, nonce: script?.nonce || undefined })
// Loaded twice, the first one stays.
if (!('Yawmi' in globalThis)) Object.assign(globalThis, { Yawmi: { mount } satisfies typeof Yawmi })
if (!customElements.get('yawmi-remote')) customElements.define('yawmi-remote', remoteElement(mount))
