import { createMount } from './mount'
import { takeCarried } from './releases/carried'
import { remoteElement } from './remote-element'

/** A module script is nobody's current one. Classic ones of that name, such as a player's, are of other services then. */
const script = (document.currentScript ??
  document.querySelector(
    'script[type=module][src*="/embed.js"], script[type=module][src*="/embed/"]',
  )) as HTMLScriptElement | null

const api = script ? new URL(script.src).origin : ''
takeCarried(api, script?.dataset.keys?.split(/\s+/).filter(Boolean))
const mount = createMount({ api, nonce: script?.nonce || undefined })
// Loaded twice, the first one stays. An element of that id is a property of the window as well.
if (!(globalThis as { Yawmi?: Partial<typeof Yawmi> }).Yawmi?.mount)
  Object.assign(globalThis, { Yawmi: { mount } satisfies typeof Yawmi })
if (!customElements.get('yawmi-remote')) customElements.define('yawmi-remote', remoteElement(mount))
