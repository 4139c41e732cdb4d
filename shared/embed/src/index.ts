import { createMount } from './mount'
import { takeCarried } from './releases/carried'
import { remoteElement } from './remote-element'

/** A module script is nobody's current one. Classic ones of that name, such as a player's, are of other services then. */
const script = (document.currentScript ??
  document.querySelector('[type=module][src*="/embed.js"],[type=module][src*="/embed/"]')) as HTMLScriptElement | null

const api = script ? new URL(script.src).origin : ''
takeCarried(api, script?.dataset.keys?.split(/\s+/).filter(Boolean))
const mount = createMount({ api, nonce: script?.nonce || undefined })
// Loaded twice, the first one stays; told by its element, for one of the page with the id `Yawmi` is a property of the window too.
if (!customElements.get('yawmi-remote')) {
  Object.assign(globalThis, { Yawmi: { mount } satisfies typeof Yawmi })
  customElements.define('yawmi-remote', remoteElement(mount))
}
